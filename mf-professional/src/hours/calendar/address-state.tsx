import { CalendarPlus, Lock } from 'lucide-react';
import { dayOf, formatDayShort, timeOf, type IsoDay } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { AddressActions } from './address-actions';
import styles from './calendar-card.module.css';
import { copy } from './copy';
import { NewAddressField } from './new-address-field';
import { useAddressChange } from './use-address-change';
import type { CalendarAddress } from './use-calendar-address';

interface AddressStateProps {
  readonly address: CalendarAddress | null;
  readonly today: IsoDay;
  readonly timeZone: string;
  readonly readOnly: boolean;
}

/** Off, just made, or on. A new address is shown until the screen is left or another window replaces it. */
export function AddressState({ address, today, timeZone, readOnly }: AddressStateProps) {
  const changing = useAddressChange();
  if (address === null) {
    if (readOnly) return <p className={styles.help}>{copy.off}</p>;
    return (
      <Button
        variant="outline"
        icon={<CalendarPlus aria-hidden="true" />}
        loading={changing.isRunning}
        onClick={() => changing.run({ change: 'create' })}
      >
        {copy.create}
      </Button>
    );
  }
  const { made } = changing;
  const dayText = (instant: string) => {
    const day = dayOf(instant, timeZone);
    return day === today ? copy.today : formatDayShort(day);
  };
  const { createdAt, lastReadAt } = address;
  return (
    <div className={styles.state}>
      {made?.createdAt === createdAt && <NewAddressField url={made.url} />}
      <p className={styles.help}>
        <Lock aria-hidden="true" />
        <span>
          {copy.since(dayText(createdAt))} {copy.secret}{' '}
          {lastReadAt === null
            ? copy.neverRead
            : copy.lastRead(dayText(lastReadAt), timeOf(lastReadAt, timeZone))}
          {readOnly && ` ${copy.suspended}`}
        </span>
      </p>
      {!readOnly && <AddressActions changing={changing} />}
    </div>
  );
}

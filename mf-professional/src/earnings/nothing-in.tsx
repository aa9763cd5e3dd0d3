import type { IsoDay } from 'shared-domain/schedule';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { copy } from './copy';
import { monthText } from './months';
import type { EarningsMonth } from './use-earnings';

interface NothingInProps {
  readonly month: EarningsMonth;
  readonly today: IsoDay;
  /** Returns to the current month; null: it is shown. */
  readonly onOpen: (() => void) | null;
}

/** No consultation in the month, or none yet at all. */
export function NothingIn({ month: { month, payouts, nextPayout }, today, onOpen }: NothingInProps) {
  const isNew = onOpen === null && payouts.length === 0 && nextPayout.amount === 0;
  return (
    <EmptyPanel
      card
      title={isNew ? copy.empty.first : copy.empty.title(monthText(month, today))}
      text={isNew ? copy.empty.firstText : copy.empty.text}
      action={
        isNew ? (
          <ButtonLink to="/professional/agenda/horarios">{copy.empty.hours}</ButtonLink>
        ) : (
          onOpen && (
            <Button variant="outline" onClick={onOpen}>
              {copy.empty.backTo(monthText(today, today))}
            </Button>
          )
        )
      }
    />
  );
}

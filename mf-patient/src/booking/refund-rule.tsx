import { Undo2 } from 'lucide-react';
import { zonePlace } from 'shared-domain/free-times';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { copy } from './copy';
import { useFreeUntil } from './use-free-until';

interface RefundRuleProps {
  readonly startsAt: Instant;
  readonly zone: string;
  readonly now: Date;
}

/** Until when cancelling is refunded, as a date, and what holds afterwards. */
export function RefundRule({ startsAt, zone, now }: RefundRuleProps) {
  const { data: until } = useFreeUntil(startsAt);
  return (
    <>
      <Undo2 aria-hidden="true" />
      <p>
        {copy.refundRule}{' '}
        {until && new Date(until) > now && (
          <strong>
            {copy.refundUntil(formatDayShort(dayOf(until, zone)), timeOf(until, zone), zonePlace(zone))}
          </strong>
        )}
      </p>
    </>
  );
}

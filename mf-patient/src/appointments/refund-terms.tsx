import { Undo2 } from 'lucide-react';
import { hasBegun } from 'shared-domain/consultation';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { Note } from 'shared-ui/note';
import type { PastConsultation } from '../parts/past-consultation';
import { copy } from './copy';

/** Until when a confirmed consultation can be cancelled with a refund; nothing for others. */
export function RefundTerms({ consultation }: { consultation: PastConsultation }) {
  const { status, freeUntil } = consultation;
  const now = useServerClock().now();
  if (status !== 'scheduled' || hasBegun(consultation, now)) return null;
  return (
    <Note icon={<Undo2 aria-hidden="true" />}>
      {new Date(freeUntil) < now
        ? copy.freeOver
        : copy.freeUntil(`${formatDayMonth(dayOf(freeUntil))}, ${timeOf(freeUntil)}`)}
    </Note>
  );
}

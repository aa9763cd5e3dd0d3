import { Info } from 'lucide-react';
import { dayOf, timeOf } from 'shared-domain/schedule';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import {
  exceptionFaults,
  exceptionOf,
  rowsWith,
  type ExceptionContext,
  type ExceptionDraft,
} from './exception-form';
import type { SavedHours } from './hours';
import { useOutsideDraft } from './use-outside';
import { useSettled } from './use-settled';

const words = copy.dialog;

interface OutsideThenProps {
  readonly saved: SavedHours;
  readonly draft: ExceptionDraft;
  readonly context: ExceptionContext;
}

const NAMED = 3;

/** The booked consultations of these days that would lie outside the hours. */
export function OutsideThen({ saved, draft, context }: OutsideThenProps) {
  const exception = exceptionOf(draft);
  const isValid = Object.values(exceptionFaults(draft, context)).every((fault) => !fault);
  const { closedOnHolidays, draft: hours } = saved;
  const asked = useSettled(
    exception && isValid
      ? { draft: hours, closedOnHolidays, exceptions: rowsWith(exception, context) }
      : null,
  );
  const outside = useOutsideDraft(asked).data ?? [];
  const zone = hours.timeZone;
  const then = outside.filter(({ startsAt }) => {
    const day = dayOf(startsAt, zone);
    return exception && isValid && day >= exception.since && day <= exception.until;
  });
  const named = then
    .slice(0, NAMED)
    .map(({ patientName, startsAt }) =>
      words.patientAt(patientName, dayOf(startsAt, zone), timeOf(startsAt, zone)),
    );
  return (
    <div role="status">
      {then.length > 0 && (
        <Note tone="warm" icon={<Info aria-hidden="true" />} title={words.outside(then.length)}>
          {words.outsideText(named, then.length - named.length)}
        </Note>
      )}
    </div>
  );
}

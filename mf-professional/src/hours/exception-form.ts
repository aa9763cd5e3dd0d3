import { addDays, type IsoDay } from 'shared-domain/schedule';
import { excessOf } from 'shared-domain/text-length';
import { copy } from './copy';
import {
  daysOf,
  MAX_CLOSED_DAYS,
  MAX_EXCEPTION_DAYS,
  takenDay,
  withException,
  type ExceptionDay,
  type HoursException,
} from './exceptions';
import { inOrder, rangeFault, type TimeRange } from './ranges';

/** The fields of the dialog. An extra day has `since` alone. */
export interface ExceptionDraft {
  readonly kind: HoursException['kind'];
  readonly since: IsoDay | '';
  readonly until: IsoDay | '';
  readonly note: string;
  readonly ranges: readonly TimeRange[];
}

export interface ExceptionContext {
  /** All rows of exceptions. */
  readonly rows: readonly ExceptionDay[];
  /** The one that is edited; null: a new one. */
  readonly before: HoursException | null;
  readonly today: IsoDay;
}

const MAX_NOTE = 80;
/** Older exceptions are dropped when one is saved. */
const KEPT_DAYS = 45;

export const draftOf = (exception: HoursException | null): ExceptionDraft =>
  exception
    ? {
        kind: exception.kind,
        since: exception.since,
        until: exception.until,
        note: exception.note ?? '',
        ranges: exception.kind === 'extra' ? exception.ranges : [{ from: '08:00', to: '12:00' }],
      }
    : { kind: 'closed', since: '', until: '', note: '', ranges: [{ from: '08:00', to: '12:00' }] };

/** The exception of a draft; null while a day is missing. */
export function exceptionOf({ kind, since, until, note, ranges }: ExceptionDraft): HoursException | null {
  if (since === '' || (kind === 'closed' && until === '')) return null;
  return {
    kind,
    since,
    until: kind === 'closed' && until !== '' ? until : since,
    note: note.trim() || null,
    ranges: kind === 'extra' ? inOrder(ranges) : [],
  };
}

/** The rows to save with the exception of a draft, without those that are long past. */
export const rowsWith = (after: HoursException | null, { rows, before, today }: ExceptionContext) =>
  withException(
    rows.filter(({ day }) => day >= addDays(today, -KEPT_DAYS)),
    before,
    after,
  );

/** The texts of a draft's faults, by field. */
export function exceptionFaults(draft: ExceptionDraft, context: ExceptionContext) {
  const words = copy.dialog.faults;
  const exception = exceptionOf(draft);
  const fault = draft.kind === 'extra' ? rangeFault(draft.ranges) : null;
  return {
    since: draft.since === '' ? words.missing : null,
    until: draft.kind === 'closed' && draft.until === '' ? words.missing : null,
    note: excessOf(draft.note, MAX_NOTE) > 0 ? words.name(MAX_NOTE) : null,
    ranges: fault && copy.fault(fault),
    ...(exception && daysFault(exception, context)),
  };
}

function daysFault(exception: HoursException, context: ExceptionContext) {
  const words = copy.dialog.faults;
  const at = exception.kind === 'extra' ? 'since' : 'until';
  if (exception.until < exception.since) return { until: words.backwards };
  if (exception.until < context.today) return { [at]: words.past };
  if (daysOf(exception) > MAX_CLOSED_DAYS) return { until: words.long };
  const taken = takenDay(context.rows, context.before, exception);
  if (taken) return { since: words.taken(taken.day) };
  return rowsWith(exception, context).length > MAX_EXCEPTION_DAYS ? { [at]: words.many } : {};
}

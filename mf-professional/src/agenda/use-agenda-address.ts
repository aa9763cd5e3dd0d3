import { isIsoDay, type Instant, type IsoDay } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import { useSearchParams } from 'shared-portal/router';
import { NEW_AT, NEW_FOR } from '../parts/agenda-path';
import { mondayOf } from './weeks';

export type AgendaView = 'week' | 'day';

const WEEK = 'semana';
const DAY = 'dia';
const CONSULTATION = 'sessao';

export interface AgendaAddress {
  readonly view: AgendaView;
  /** The day shown; in the week's view, one of its days. */
  readonly day: IsoDay;
  /** Id of the consultation whose panel is open. */
  readonly consultation: string | null;
  /** Id of the patient for whom a consultation is to be booked. */
  readonly newFor: string | null;
  /** A consultation is to be booked for a patient who is chosen there. */
  readonly isNew: boolean;
  /** The start of a consultation that is to be booked. */
  readonly newAt: Instant | null;
  readonly show: (view: AgendaView, day: IsoDay) => void;
  /** Opens or closes a consultation's panel. */
  readonly select: (consultation: string | null) => void;
  /** Shows the day of the open consultation. */
  readonly follow: (day: IsoDay) => void;
  /** Books for a patient in place of the open consultation. */
  readonly bookFor: (patient: string) => void;
  /** Ends the booking of the address. */
  readonly endNew: () => void;
}

const dayIn = (params: URLSearchParams, name: string): IsoDay | null => {
  const text = params.get(name) ?? '';
  return isIsoDay(text) ? text : null;
};

/** An instant as the server writes them. */
const instantIn = (params: URLSearchParams, name: string): Instant | null => {
  const at = Date.parse(params.get(name) ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

/** Week or day, and the open consultation, from the address. */
export function useAgendaAddress(today: IsoDay): AgendaAddress {
  const [params, setParams] = useSearchParams();
  const day = dayIn(params, DAY);
  const week = dayIn(params, WEEK);
  const newFor = params.get(NEW_FOR);
  const consultation = params.get(CONSULTATION);
  /** Null: without it. */
  const put = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return {
    view: day ? 'day' : 'week',
    // On phones the week's view shows one day: today, if it is in it.
    day: day ?? (week && mondayOf(week) !== mondayOf(today) ? mondayOf(week) : today),
    consultation: consultation !== null && isUuid(consultation) ? consultation : null,
    newFor: newFor !== null && isUuid(newFor) ? newFor : null,
    isNew: newFor === '',
    newAt: instantIn(params, NEW_AT),
    show: (view, shown) => setParams(view === 'day' ? { [DAY]: shown } : { [WEEK]: mondayOf(shown) }),
    select: (id) => put({ [CONSULTATION]: id }),
    follow: (shown) => put(day ? { [DAY]: shown } : { [WEEK]: mondayOf(shown) }),
    bookFor: (patient) => put({ [CONSULTATION]: null, [NEW_FOR]: patient }),
    endNew: () => put({ [NEW_FOR]: null, [NEW_AT]: null }),
  };
}

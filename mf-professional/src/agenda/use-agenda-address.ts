import { instantIn } from 'shared-domain/booking-path';
import { isIsoDay, type Instant, type IsoDay } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import { portalHistory } from 'shared-portal/history';
import { useLocation, useSearchParams } from 'shared-portal/router';
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
  /** The patient for whom a consultation is to be booked: an id, if the address is well formed. */
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

/** Days around these can be counted and read. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2199-12-31';

const dayIn = (params: URLSearchParams, name: string): IsoDay | null => {
  const text = params.get(name) ?? '';
  return isIsoDay(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : null;
};

/** Week or day, and the open consultation, from the address. */
export function useAgendaAddress(today: IsoDay): AgendaAddress {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const day = dayIn(params, DAY);
  const week = dayIn(params, WEEK);
  const newFor = params.get(NEW_FOR);
  const consultation = params.get(CONSULTATION);
  /** Changes the current address, unless the user has left the agenda before an answer arrived. Null: without it. */
  const put = (values: Readonly<Record<string, string | null>>) => {
    const { location } = portalHistory().get();
    if (location.pathname !== pathname) return;
    const after = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) after.delete(name);
      else after.set(name, value);
    }
    setParams(after, { replace: true });
  };
  return {
    view: day ? 'day' : 'week',
    // On phones the week's view shows one day: today, if it is in it.
    day: day ?? (week && mondayOf(week) !== mondayOf(today) ? mondayOf(week) : today),
    consultation: consultation !== null && isUuid(consultation) ? consultation : null,
    newFor: newFor || null,
    isNew: newFor === '',
    newAt: instantIn(params.get(NEW_AT)),
    show: (view, shown) => setParams(view === 'day' ? { [DAY]: shown } : { [WEEK]: mondayOf(shown) }),
    select: (id) => put({ [CONSULTATION]: id }),
    follow: (shown) => put(day ? { [DAY]: shown } : { [WEEK]: mondayOf(shown) }),
    bookFor: (patient) => put({ [CONSULTATION]: null, [NEW_FOR]: patient }),
    endNew: () => put({ [NEW_FOR]: null, [NEW_AT]: null }),
  };
}

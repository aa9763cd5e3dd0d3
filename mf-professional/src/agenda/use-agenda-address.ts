import { isIsoDay, type IsoDay } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import { useSearchParams } from 'shared-portal/router';
import { mondayOf } from './weeks';

export type AgendaView = 'week' | 'day';

const WEEK = 'semana';
const DAY = 'dia';
const CONSULTATION = 'sessao';
const NEW = 'nova';

export interface AgendaAddress {
  readonly view: AgendaView;
  /** The day shown; in the week's view, one of its days. */
  readonly day: IsoDay;
  /** Id of the consultation whose panel is open. */
  readonly consultation: string | null;
  /** Id of the patient for whom a consultation is to be booked. */
  readonly newFor: string | null;
  readonly show: (view: AgendaView, day: IsoDay) => void;
  /** Opens or closes a consultation's panel. */
  readonly select: (consultation: string | null) => void;
  /** Ends booking for the patient of the address. */
  readonly endNew: () => void;
}

const dayIn = (params: URLSearchParams, name: string): IsoDay | null => {
  const text = params.get(name) ?? '';
  return isIsoDay(text) ? text : null;
};

/** Week or day, and the open consultation, from the address. */
export function useAgendaAddress(today: IsoDay): AgendaAddress {
  const [params, setParams] = useSearchParams();
  const day = dayIn(params, DAY);
  const week = dayIn(params, WEEK);
  const newFor = params.get(NEW);
  const put = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return {
    view: day ? 'day' : 'week',
    // On phones the week's view shows one day: today, if it is in it.
    day: day ?? (week && mondayOf(week) !== mondayOf(today) ? mondayOf(week) : today),
    consultation: params.get(CONSULTATION),
    newFor: newFor !== null && isUuid(newFor) ? newFor : null,
    show: (view, shown) => setParams(view === 'day' ? { [DAY]: shown } : { [WEEK]: mondayOf(shown) }),
    select: (consultation) => put(CONSULTATION, consultation),
    endNew: () => put(NEW, null),
  };
}

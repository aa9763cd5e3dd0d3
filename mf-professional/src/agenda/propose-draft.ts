import { addDays, dayOf, type IsoDay } from 'shared-domain/schedule';
import type { Agenda, AgendaConsultation, DayPeriod } from './agenda';
import { proposeCopy } from './propose-copy';
import { mondayOf } from './weeks';

const words = proposeCopy.faults;
/** From a Monday to the Friday of the week after. */
const PERIOD_DAYS = 11;

export interface ProposalDraft {
  /** Whether the professional names times, or the days in which the patient chooses one. */
  readonly way: 'times' | 'period';
  readonly from: IsoDay | '';
  readonly to: IsoDay | '';
  readonly message: string;
}

const earlier = (one: IsoDay, other: IsoDay): IsoDay => (one < other ? one : other);

/** Suggests the two weeks after the consultation's, as far as patients can book. */
export function newProposal({ timeZone, lastDay }: Agenda, { startsAt }: AgendaConsultation): ProposalDraft {
  const monday = earlier(addDays(mondayOf(dayOf(startsAt, timeZone)), 7), lastDay);
  return { way: 'times', from: monday, to: earlier(addDays(monday, PERIOD_DAYS), lastDay), message: '' };
}

export function proposalFaults({ way, from, to }: ProposalDraft) {
  if (way === 'times') return {};
  return {
    ...(!from && { from: words.day }),
    ...(!to && { to: words.day }),
    ...(from && to && to < from && { to: words.order }),
  };
}

/** The days of a proposed period; null: not complete, or times are proposed. */
export function periodOf(draft: ProposalDraft): DayPeriod | null {
  const { way, from, to } = draft;
  return way === 'period' && from && to && from <= to ? { from, to } : null;
}

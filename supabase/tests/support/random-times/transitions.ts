import { TUESDAY_MORNING } from '../test-instants.ts';
import type { Deed } from './deeds.ts';

/** A consultation with its payment, read past the policies. */
export interface State {
  readonly id: string;
  readonly patient_id: string;
  readonly professional_id: string;
  readonly has_proposal: boolean;
  readonly status: 'pending' | 'scheduled' | 'completed' | 'no_show' | 'cancelled';
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly agreed_at: Date;
  readonly grace_until: Date | null;
  readonly cancelled_by: 'patient' | 'professional' | 'platform' | null;
  readonly moves: number;
  readonly payment: 'pending' | 'paid' | 'expired';
  readonly refund_due: boolean;
  readonly expires_at: Date;
  readonly opens_at: Date | null;
  /** Its professional was suspended before its end. */
  readonly is_cut_short: boolean;
}

/** The consultations of a test, in the same order each time. */
export const STATES = `
  select c.id, c.patient_id, c.professional_id, c.status::text, c.starts_at, c.ends_at, coalesce(c.agreed_at, c.created_at) as agreed_at, c.grace_until,
    c.cancelled_by, c.moves, p.status::text as payment, p.refund_due, p.expires_at, p.opens_at,
    coalesce(d.suspended_at < c.ends_at, false) as is_cut_short,
    exists (select from public.proposals o where o.consultation_id = c.id and o.status = 'open') as has_proposal
  from public.consultations c join public.payments p on p.consultation_id = c.id
    join public.professionals d on d.user_id = c.professional_id
  where c.created_at >= '${TUESDAY_MORNING}'
  order by c.created_at, c.starts_at, c.professional_id, c.patient_id`;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A time stays taken this long after its code, in milliseconds. */
const TIME_TO_ARRIVE = 60_000;

/** The rule of refunds, written a second time. */
function isRefunded(state: State, now: number): boolean {
  const start = state.starts_at.getTime();
  return (
    now <= start - DAY ||
    now <= Math.min(state.agreed_at.getTime() + 7 * DAY, start - 2 * HOUR) ||
    (state.grace_until !== null && now <= state.grace_until.getTime()) ||
    state.is_cut_short
  );
}

const CANCELLERS: Readonly<Record<string, State['cancelled_by']>> = {
  'public.cancel_consultation': 'patient',
  'public.end_series': 'patient',
  'public.cancel_as_professional': 'professional',
  'public.end_series_as_professional': 'professional',
  'public.admin_cancel_consultation': 'platform',
  'public.suspend_professional': 'platform',
};

/** Whether the table of transitions has this one, at this moment. */
function isAllowed(deed: Deed, now: number, from: State, to: State): boolean {
  const start = from.starts_at.getTime();
  const end = from.ends_at.getTime();
  switch (`${from.status} ${to.status}`) {
    case 'pending scheduled':
      return (
        deed.name === 'public.mark_payment_paid' ||
        (deed.name === 'public.simulate_payment' &&
          now < from.expires_at.getTime() &&
          now >= (from.opens_at?.getTime() ?? 0))
      );
    case 'pending cancelled':
      return to.cancelled_by === null
        ? now >= from.expires_at.getTime() + TIME_TO_ARRIVE
        : to.cancelled_by === CANCELLERS[deed.name];
    case 'scheduled cancelled':
      return (
        to.cancelled_by === CANCELLERS[deed.name] &&
        (now < start || to.is_cut_short) &&
        to.refund_due === (to.cancelled_by === 'patient' ? isRefunded(from, now) : true)
      );
    case 'scheduled no_show':
      return now >= start + HOUR / 4;
    case 'scheduled completed':
    case 'no_show completed':
      return now >= end;
    case 'completed no_show':
      return true;
    case 'cancelled pending':
      return deed.name === 'public.renew_payment' && from.cancelled_by === null && from.opens_at === null;
    case 'cancelled scheduled':
      return deed.name === 'public.mark_payment_paid' && from.cancelled_by === null && now < start;
    default:
      return false;
  }
}

function isMoveAllowed(deed: Deed, now: number, from: State, to: State): boolean {
  const start = from.starts_at.getTime();
  if (to.starts_at.getTime() <= now) return false;
  if (from.status === 'pending') return deed.name === 'public.change_series';
  if (from.status !== 'scheduled') return false;
  switch (deed.name) {
    case 'public.move_consultation':
    case 'public.change_series':
      return now <= start - DAY && to.moves === from.moves + 1 && to.grace_until === null;
    case 'public.accept_proposal':
      return now < start - DAY && to.moves === from.moves;
    case 'public.admin_move_consultation':
      return now < start;
    default:
      return false;
  }
}

const told = (what: string, { id, status, starts_at }: State) =>
  `${what}: ${id} ${status} ${starts_at.toISOString()}`;

/** What this deed did that no rule allows. */
export function whatIsWrong(
  deed: Deed,
  now: number,
  before: ReadonlyMap<string, State>,
  after: ReadonlyMap<string, State>,
): readonly string[] {
  const wrong: string[] = [];
  for (const [id, from] of before) {
    const to = after.get(id);
    if (!to) wrong.push(told('vanished', from));
    else {
      if (from.status !== to.status && !isAllowed(deed, now, from, to))
        wrong.push(told(`became ${to.status} by ${to.cancelled_by}, refund ${to.refund_due}`, from));
      if (from.starts_at.getTime() !== to.starts_at.getTime() && !isMoveAllowed(deed, now, from, to))
        wrong.push(told(`moved to ${to.starts_at.toISOString()}`, from));
      if (from.payment === 'paid' && to.payment !== 'paid') wrong.push(told('lost its payment', from));
      if (from.refund_due && !to.refund_due) wrong.push(told('lost its refund', from));
    }
  }
  for (const [id, made] of after)
    if (!before.has(id) && (made.status !== 'pending' || made.starts_at.getTime() <= now))
      wrong.push(told('was made', made));
  return wrong;
}

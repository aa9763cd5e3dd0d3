import { book, pay, stateOf, suspend, type Booking } from './support/arrange.ts';
import type { Refusal } from './support/connection.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import type { Actor } from './support/people.ts';

/** The booking is for Tuesday 2026-12-01, 14:00 to 14:50 in São Paulo. */
const LONG_BEFORE = '2026-11-24T13:00:00Z';
const WHILE_IT_RUNS = '2026-12-01T17:20:00Z';
const AFTER_THE_END = '2026-12-01T18:00:00Z';

const CANCEL = 'select public.cancel_consultation($1) as answer';
const COMPLETE = 'select public.complete_consultation($1) as answer';
const NO_SHOW = 'select public.mark_no_show($1) as answer';

async function paid(database: TestDatabase): Promise<Booking> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking;
}
async function after(database: TestDatabase, end: string): Promise<Booking> {
  const booking = await paid(database);
  await database.travel(AFTER_THE_END);
  await database.as('professional', end, [booking.consultation_id]);
  return booking;
}

/** How a consultation reaches each state. */
const STATES = {
  pending: (database: TestDatabase) => book(database),
  scheduled: paid,
  expired: async (database: TestDatabase) => {
    const booking = await book(database);
    await database.travel('2026-11-24T12:16:00Z');
    await database.as('service', 'select public.expire_payments()');
    return booking;
  },
  cancelled: async (database: TestDatabase) => {
    const booking = await paid(database);
    await database.as('patient', CANCEL, [booking.consultation_id]);
    return booking;
  },
  completed: (database: TestDatabase) => after(database, COMPLETE),
  'no-show': (database: TestDatabase) => after(database, NO_SHOW),
  'withdrawn unpaid': async (database: TestDatabase) => {
    const booking = await book(database);
    await suspend(database);
    return booking;
  },
  'withdrawn paid': async (database: TestDatabase) => {
    const booking = await paid(database);
    await suspend(database);
    return booking;
  },
  'running at a suspension': async (database: TestDatabase) => {
    const booking = await paid(database);
    await database.travel(WHILE_IT_RUNS);
    await suspend(database);
    return booking;
  },
};
type State = keyof typeof STATES;

interface Action {
  readonly who: Actor;
  readonly sql: string;
  readonly of?: 'payment';
  /** The clock at that point; an unpaid booking has expired by then, unless the state sets its own time. */
  readonly at?: string;
}

/** Everything that changes a consultation or its payment. */
const ACTIONS = {
  pay: { who: 'patient', sql: 'select public.simulate_payment($1)', of: 'payment' },
  renew: { who: 'patient', sql: 'select public.renew_payment($1)', of: 'payment' },
  'mark as paid': { who: 'admin', sql: 'select public.mark_payment_paid($1)', of: 'payment' },
  'mark as refunded': { who: 'admin', sql: 'select public.mark_refunded($1)', of: 'payment' },
  cancel: { who: 'patient', sql: CANCEL },
  move: { who: 'patient', sql: `select public.reschedule_consultation($1, '2026-12-02', '15:40')` },
  complete: { who: 'professional', sql: COMPLETE, at: AFTER_THE_END },
  'no-show': { who: 'professional', sql: NO_SHOW, at: AFTER_THE_END },
  record: {
    who: 'professional',
    sql: `select public.store_recording($1, 'https://video.example/1')`,
    at: AFTER_THE_END,
  },
  'remove the recording': {
    who: 'professional',
    sql: 'select public.store_recording($1, null)',
    at: AFTER_THE_END,
  },
  review: {
    who: 'patient',
    sql: 'select public.submit_feedback($1, 5, null, null, null, true, null)',
    at: AFTER_THE_END,
  },
  write: { who: 'patient', sql: `select public.send_message($1, gen_random_uuid(), 'Oi')` },
  'expire, by the job': {
    who: 'service',
    sql: 'select public.expire_payments() where $1::uuid is not null',
    at: LONG_BEFORE,
  },
  'complete, by the job': {
    who: 'service',
    sql: 'select public.complete_due_consultations() where $1::uuid is not null',
    at: '2026-12-02T17:50:00Z',
  },
} as const satisfies Record<string, Action>;

/** The result of each action in each state: "consultation payment sessions" afterwards, or the error code. */
const TABLE: Readonly<Record<keyof typeof ACTIONS, Readonly<Record<State, string>>>> = {
  pay: {
    pending: 'scheduled paid 1',
    scheduled: 'scheduled paid 1',
    expired: 'payment_expired',
    cancelled: 'cancelled paid 0',
    completed: 'completed paid 0',
    'no-show': 'no_show paid 0',
    'withdrawn unpaid': 'payment_expired',
    'withdrawn paid': 'cancelled paid 0',
    'running at a suspension': 'scheduled paid 1',
  },
  renew: {
    pending: 'pending pending 0',
    scheduled: 'payment_not_pending',
    expired: 'pending pending 0',
    cancelled: 'payment_not_pending',
    completed: 'payment_not_pending',
    'no-show': 'payment_not_pending',
    'withdrawn unpaid': 'professional_unavailable',
    'withdrawn paid': 'payment_not_pending',
    'running at a suspension': 'payment_not_pending',
  },
  'mark as paid': {
    pending: 'scheduled paid 1',
    scheduled: 'scheduled paid 1',
    expired: 'scheduled paid 1',
    cancelled: 'cancelled paid 0',
    completed: 'completed paid 0',
    'no-show': 'no_show paid 0',
    'withdrawn unpaid': 'cancelled paid 0',
    'withdrawn paid': 'cancelled paid 0',
    'running at a suspension': 'scheduled paid 1',
  },
  'mark as refunded': {
    pending: 'refund_not_due',
    scheduled: 'refund_not_due',
    expired: 'refund_not_due',
    cancelled: 'cancelled paid 0',
    completed: 'refund_not_due',
    'no-show': 'refund_not_due',
    'withdrawn unpaid': 'refund_not_due',
    'withdrawn paid': 'cancelled paid 0',
    'running at a suspension': 'refund_not_due',
  },
  cancel: {
    pending: 'cancelled expired 0',
    scheduled: 'cancelled paid 0',
    expired: 'cancelled expired 0',
    cancelled: 'cancelled paid 0',
    completed: 'consultation_not_open',
    'no-show': 'consultation_not_open',
    'withdrawn unpaid': 'cancelled expired 0',
    'withdrawn paid': 'cancelled paid 0',
    'running at a suspension': 'cancelled paid 0',
  },
  move: {
    pending: 'consultation_not_open',
    scheduled: 'scheduled paid 1',
    expired: 'consultation_not_open',
    cancelled: 'consultation_not_open',
    completed: 'consultation_not_open',
    'no-show': 'consultation_not_open',
    'withdrawn unpaid': 'consultation_not_open',
    'withdrawn paid': 'consultation_not_open',
    'running at a suspension': 'too_late',
  },
  complete: {
    pending: 'consultation_not_open',
    scheduled: 'completed paid 0',
    expired: 'consultation_not_open',
    cancelled: 'consultation_not_open',
    completed: 'completed paid 0',
    'no-show': 'consultation_not_open',
    'withdrawn unpaid': 'professional_suspended',
    'withdrawn paid': 'professional_suspended',
    'running at a suspension': 'professional_suspended',
  },
  'no-show': {
    pending: 'consultation_not_open',
    scheduled: 'no_show paid 0',
    expired: 'consultation_not_open',
    cancelled: 'consultation_not_open',
    completed: 'consultation_not_open',
    'no-show': 'no_show paid 0',
    'withdrawn unpaid': 'professional_suspended',
    'withdrawn paid': 'professional_suspended',
    'running at a suspension': 'professional_suspended',
  },
  record: {
    pending: 'consultation_not_completed',
    scheduled: 'consultation_not_completed',
    expired: 'consultation_not_completed',
    cancelled: 'consultation_not_completed',
    completed: 'completed paid 1',
    'no-show': 'consultation_not_completed',
    'withdrawn unpaid': 'professional_suspended',
    'withdrawn paid': 'professional_suspended',
    'running at a suspension': 'professional_suspended',
  },
  'remove the recording': {
    pending: 'consultation_not_completed',
    scheduled: 'consultation_not_completed',
    expired: 'consultation_not_completed',
    cancelled: 'consultation_not_completed',
    completed: 'completed paid 0',
    'no-show': 'consultation_not_completed',
    'withdrawn unpaid': 'professional_suspended',
    'withdrawn paid': 'professional_suspended',
    'running at a suspension': 'professional_suspended',
  },
  review: {
    pending: 'consultation_not_completed',
    scheduled: 'consultation_not_completed',
    expired: 'consultation_not_completed',
    cancelled: 'consultation_not_completed',
    completed: 'completed paid 0',
    'no-show': 'consultation_not_completed',
    'withdrawn unpaid': 'consultation_not_completed',
    'withdrawn paid': 'consultation_not_completed',
    'running at a suspension': 'consultation_not_completed',
  },
  // Patient and professional have other consultations: the conversation is theirs, not of this one.
  write: {
    pending: 'pending pending 0',
    scheduled: 'scheduled paid 1',
    expired: 'cancelled expired 0',
    cancelled: 'cancelled paid 0',
    completed: 'completed paid 0',
    'no-show': 'no_show paid 0',
    'withdrawn unpaid': 'chat_suspended',
    'withdrawn paid': 'chat_suspended',
    'running at a suspension': 'chat_suspended',
  },
  'expire, by the job': {
    pending: 'cancelled expired 0',
    scheduled: 'scheduled paid 1',
    expired: 'cancelled expired 0',
    cancelled: 'cancelled paid 0',
    completed: 'completed paid 0',
    'no-show': 'no_show paid 0',
    'withdrawn unpaid': 'cancelled expired 0',
    'withdrawn paid': 'cancelled paid 0',
    'running at a suspension': 'scheduled paid 1',
  },
  'complete, by the job': {
    pending: 'pending pending 0',
    scheduled: 'completed paid 0',
    expired: 'cancelled expired 0',
    cancelled: 'cancelled paid 0',
    completed: 'completed paid 0',
    'no-show': 'no_show paid 0',
    'withdrawn unpaid': 'cancelled expired 0',
    'withdrawn paid': 'cancelled paid 0',
    'running at a suspension': 'completed paid 0',
  },
};

const CASES = Object.entries(TABLE).flatMap(([action, row]) =>
  Object.entries(row).map(
    ([state, expected]) => [action, state, expected] as [keyof typeof ACTIONS, State, string],
  ),
);

describe('a consultation and its payment', () => {
  onEveryDatabase((database) => {
    test.each(CASES)('%s, when %s: %s', async (action, state, expected) => {
      const booking = await STATES[state](database);
      const { who, sql, of, at }: Action = ACTIONS[action];
      if (at) await database.travel(at);
      const id = of === 'payment' ? booking.payment_id : booking.consultation_id;
      const before = await stateOf(database, booking);
      const refusal = await database.as(who, sql, [id]).then(
        () => null,
        (error: Refusal) => error.message,
      );
      const now = await stateOf(database, booking);
      expect(refusal ?? `${now?.['consultation']} ${now?.['payment']} ${now?.['sessions']}`).toBe(expected);
      if (refusal) expect(now).toEqual(before);
    });
  });
});

import { book, pay, suspend, type Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { answer, arrival, bookAtBank, claimCalls, receive } from './support/money.ts';
import { ACTORS } from './support/people.ts';

const MOVE = 'select public.reschedule_consultation($1, $2, $3)';
const CANCEL = 'select public.cancel_consultation($1)';

interface Mail {
  readonly kind: string;
  readonly time: string | null;
}

const commit = (database: TestDatabase) => database.owner('set constraints all immediate');
const claim = (database: TestDatabase) =>
  database.as<Mail>(
    'service',
    `select kind, payload ->> 'time' as time from public.claim_mails(100) order by kind`,
  );
/** E-mails of later transactions are newer; each test is one transaction. */
const age = (database: TestDatabase) =>
  database.owner(`update private.mail_outbox set created_at = created_at - interval '1 second'`);
const move = async (database: TestDatabase, { consultation_id }: Booking, time: string) => {
  await age(database);
  await database.as('patient', MOVE, [consultation_id, '2026-12-02', time]);
};
const paid = async (database: TestDatabase) => {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking;
};
const cancelByOwner = (database: TestDatabase, { consultation_id }: Booking) =>
  database.owner(`update public.consultations set status = 'cancelled' where id = $1`, [consultation_id]);
const schedule = (database: TestDatabase, { consultation_id }: Booking) =>
  database.owner(`update public.consultations set status = 'scheduled' where id = $1`, [consultation_id]);

interface Kind {
  /** Creates the state, with one queued e-mail of the kind. */
  readonly arrange: (database: TestDatabase) => Promise<Booking | null>;
  /** Ends the state; null: it never ends. */
  readonly overtake: ((database: TestDatabase, booking: Booking) => Promise<unknown>) | null;
}

const none = async (database: TestDatabase, kind: string) => {
  await database.owner(
    `insert into private.mail_outbox (kind, user_id, recipient, payload)
     values ($1, case when $1 <> 'erased' then $2::uuid end, 'a@vinculo.example', '{}')`,
    [kind, ACTORS.professional],
  );
  return null;
};
const cancelled = async (database: TestDatabase) => {
  const booking = await paid(database);
  await commit(database);
  await claim(database);
  await database.as('patient', CANCEL, [booking.consultation_id]);
  return booking;
};
const moved = async (database: TestDatabase) => {
  const booking = await paid(database);
  await commit(database);
  await database.owner('delete from private.mail_outbox');
  await move(database, booking, '15:40');
  return booking;
};
/** Written by one of the two, and not read for half an hour. */
const unread = (by: 'patient' | 'professional') => async (database: TestDatabase) => {
  const booking = await paid(database);
  await database.owner('update public.chat_messages set read_at = private.now()');
  await database.as(by, `select public.send_message($1, gen_random_uuid(), 'Olá')`, [
    booking.consultation_id,
  ]);
  await database.travel('2026-11-24T12:30:00Z');
  await database.as('service', 'select public.queue_session_reminders()');
  return booking;
};
const readBy =
  (reader: 'patient' | 'professional') =>
  (database: TestDatabase, { consultation_id }: Booking) =>
    database.as(reader, 'select public.mark_conversation_read($1)', [consultation_id]);
const absent = async (database: TestDatabase) => {
  const booking = await paid(database);
  await database.travel('2026-12-01T17:15:00Z');
  await database.as('patient', 'select public.report_absence($1)', [booking.consultation_id]);
  return booking;
};
const suspended = async (database: TestDatabase, at: string | null) => {
  const booking = await paid(database);
  if (at) await database.travel(at);
  await suspend(database);
  return booking;
};
const approve = (database: TestDatabase) =>
  database.as('admin', 'select public.lift_suspension($1)', [ACTORS.professional]);

const reminded = async (database: TestDatabase, at: string) => {
  const booking = await paid(database);
  await database.travel(at);
  await database.as('service', 'select public.queue_session_reminders()');
  return booking;
};
const postpone = (database: TestDatabase, { consultation_id }: Booking) =>
  database.owner(
    `update public.consultations set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
     where id = $1`,
    [consultation_id],
  );

/** Camila's for Thursday 3 December, booked by Marina; its charge opens on Monday, 16:00. */
const bookedFor = async (database: TestDatabase, at: string | null) => {
  await commit(database);
  const [row] = await database.as<{ booking: Booking }>(
    'professional',
    `select public.book_for_patient($1, '{2026-12-03T19:00:00Z}', gen_random_uuid()) -> 'consultations' -> 0 as booking`,
    [ACTORS.patient],
  );
  if (!row) throw new Error('book_for_patient returned nothing.');
  if (at) {
    await database.owner('delete from private.mail_outbox');
    await database.travel(at);
  }
  return row.booking;
};
const OPEN = '2026-11-30T19:00:00Z';
const chargeOpen = async (database: TestDatabase) => {
  const booking = await bookedFor(database, OPEN);
  await database.as('service', 'select public.queue_session_reminders()');
  return booking;
};
const remindedOfPayment = async (database: TestDatabase) => {
  const booking = await bookedFor(database, OPEN);
  await database.as('professional', 'select public.remind_of_payment($1)', [booking.consultation_id]);
  return booking;
};
const paidTooLittle = async (database: TestDatabase) => {
  const booking = await bookAtBank(database);
  await receive(database, arrival({ txid: booking.txid, amount: 100 }));
  return booking;
};
const mark = (database: TestDatabase, { payment_id }: Booking) =>
  database.as('admin', 'select public.mark_payment_paid($1)', [payment_id]);
const markUndone = async (database: TestDatabase) => {
  const booking = await bookAtBank(database);
  await mark(database, booking);
  await database.as('patient', CANCEL, [booking.consultation_id]);
  await database.as('admin', 'select public.undo_payment_mark($1)', [booking.payment_id]);
  return booking;
};
const paidTwice = async (database: TestDatabase) => {
  const booking = await bookAtBank(database);
  await receive(database, arrival({ txid: booking.txid }), arrival({ txid: booking.txid }));
  for (const call of (await claimCalls(database)).filter(({ kind }) => kind === 'refund'))
    await answer(database, call, { ok: true, value: { state: 'done' } });
  return booking;
};
const proposed = async (database: TestDatabase) => {
  const booking = await paid(database);
  await database.as(
    'professional',
    `select public.propose_times(gen_random_uuid(), $1, '{2026-12-04T17:00:00Z}')`,
    [booking.consultation_id],
  );
  return booking;
};
const ANSWER = `select public.refuse_proposal(id) from public.proposals where consultation_id = $1 and status = 'open'`;
const refused = async (database: TestDatabase) => {
  const booking = await proposed(database);
  await database.as('patient', ANSWER, [booking.consultation_id]);
  return booking;
};

const decide = (database: TestDatabase, procedure: 'block_person' | 'unblock_person') =>
  database.as('admin', `select public.${procedure}($1, 'Ofensas no contato')`, [ACTORS.patient]);
const blocked = async (database: TestDatabase) => {
  const booking = await paid(database);
  await decide(database, 'block_person');
  return booking;
};
const resent = async (database: TestDatabase) => {
  const booking = await paid(database);
  await database.as('admin', 'select public.resend_room_address($1, true, true)', [booking.consultation_id]);
  return booking;
};
/** A change of the team that another full member asked for. */
const requested = async (database: TestDatabase) => {
  const booking = await paid(database);
  await database.owner(
    `insert into private.team_requests (user_id, role, reason, requested_by) values ($1, 'support', 'Combinado', $2)`,
    [ACTORS.otherPatient, ACTORS.professional],
  );
  return booking;
};

/** Every kind of e-mail: the state in which it is correct, and what makes it obsolete before it is sent. */
const KINDS: Readonly<Record<string, Kind>> = {
  booking: {
    arrange: (database) => book(database),
    overtake: (database, { payment_id }) => pay(database, payment_id),
  },
  booked_for_you: { arrange: (database) => bookedFor(database, null), overtake: cancelByOwner },
  charge_open: { arrange: chargeOpen, overtake: postpone },
  refunded: { arrange: paidTwice, overtake: null },
  refund_withdrawn: { arrange: markUndone, overtake: mark },
  wrong_amount: { arrange: paidTooLittle, overtake: cancelByOwner },
  payment_reminder: { arrange: remindedOfPayment, overtake: cancelByOwner },
  time_proposed: {
    arrange: proposed,
    overtake: (database, { consultation_id }) => database.as('patient', ANSWER, [consultation_id]),
  },
  absence: {
    arrange: absent,
    overtake: (database, { consultation_id }) =>
      database.as('professional', 'select public.answer_absence($1, true)', [consultation_id]),
  },
  proposal_refused: { arrange: refused, overtake: postpone },
  payment_confirmed: { arrange: paid, overtake: cancelByOwner },
  new_consultation: { arrange: paid, overtake: cancelByOwner },
  rescheduled: { arrange: moved, overtake: cancelByOwner },
  consultation_rescheduled: { arrange: moved, overtake: cancelByOwner },
  cancelled: { arrange: cancelled, overtake: schedule },
  consultation_cancelled: { arrange: cancelled, overtake: schedule },
  consultation_withdrawn: { arrange: (database) => suspended(database, null), overtake: schedule },
  messages_waiting: { arrange: unread('professional'), overtake: readBy('patient') },
  patient_messages_waiting: { arrange: unread('patient'), overtake: readBy('professional') },
  session_link: { arrange: (database) => reminded(database, '2026-12-01T16:50:00Z'), overtake: postpone },
  room_link: { arrange: (database) => reminded(database, '2026-12-01T16:00:00Z'), overtake: postpone },
  room_address: { arrange: resent, overtake: postpone },
  professional_room_address: { arrange: resent, overtake: cancelByOwner },
  reminder_day: { arrange: (database) => reminded(database, '2026-11-30T17:00:00Z'), overtake: postpone },
  reminder_48h: { arrange: (database) => reminded(database, '2026-11-29T17:00:00Z'), overtake: postpone },
  session_running: { arrange: (database) => suspended(database, '2026-12-01T17:10:00Z'), overtake: approve },
  suspended: { arrange: (database) => suspended(database, null), overtake: approve },
  reinstated: {
    arrange: async (database) => {
      const booking = await suspended(database, null);
      await approve(database);
      return booking;
    },
    overtake: (database) => suspend(database),
  },
  privacy_answer: { arrange: (database) => none(database, 'privacy_answer'), overtake: null },
  erased: { arrange: (database) => none(database, 'erased'), overtake: null },
  payout_key_code: { arrange: (database) => none(database, 'payout_key_code'), overtake: null },
  payout_key_changed: { arrange: (database) => none(database, 'payout_key_changed'), overtake: null },
  payout_returned: { arrange: (database) => none(database, 'payout_returned'), overtake: null },
  account_blocked: {
    arrange: blocked,
    overtake: (database) => decide(database, 'unblock_person'),
  },
  account_unblocked: {
    arrange: async (database) => {
      const booking = await blocked(database);
      await decide(database, 'unblock_person');
      return booking;
    },
    overtake: (database) => decide(database, 'block_person'),
  },
  data_copy: {
    arrange: async (database) => {
      const booking = await paid(database);
      await database.as('admin', `select public.send_data_copy($1, 'email')`, [ACTORS.patient]);
      return booking;
    },
    overtake: (database) => decide(database, 'block_person'),
  },
  team_request: {
    arrange: requested,
    overtake: (database) => database.owner('delete from private.team_requests'),
  },
};

describe('a queued e-mail', () => {
  onEveryDatabase((database) => {
    beforeEach(() => database.owner('delete from private.mail_outbox'));
    const kinds = async () => (await claim(database)).map(({ kind }) => kind);

    test('has a kind in this table', async () => {
      const [row] = await database.owner<{ kinds: string[] }>(
        'select array(select kind from private.mail_kinds order by kind) as kinds',
      );
      expect(row?.kinds).toEqual(Object.keys(KINDS).toSorted());
    });

    test.each(Object.keys(KINDS))('%s is sent while it is correct', async (kind) => {
      await KINDS[kind]?.arrange(database);
      await commit(database);
      await expect(kinds()).resolves.toContain(kind);
    });

    test.each(Object.keys(KINDS).filter((kind) => KINDS[kind]?.overtake))(
      '%s is not sent when it is obsolete, and is marked',
      async (kind) => {
        const booking = await KINDS[kind]?.arrange(database);
        await commit(database);
        await database.owner(
          `delete from private.mail_outbox where kind <> $1 or payload ->> 'consultation_id' <> $2`,
          [kind, booking?.consultation_id],
        );
        if (booking) await KINDS[kind]?.overtake?.(database, booking);
        await commit(database);
        await expect(kinds()).resolves.not.toContain(kind);
        await expect(
          database.owner(
            'select obsolete_at is not null as marked, sent_at from private.mail_outbox where kind = $1',
            [kind],
          ),
        ).resolves.toEqual([{ marked: true, sent_at: null }]);
      },
    );

    test('a consultation cancelled before its first e-mail notifies only its patient', async () => {
      const { consultation_id } = await paid(database);
      await database.as('patient', CANCEL, [consultation_id]);
      await commit(database);
      await expect(kinds()).resolves.toEqual(['cancelled']);
      const [row] = await database.owner<{ kinds: string[] }>(
        `select array_agg(kind order by kind) as kinds from private.mail_outbox
         where user_id = $1 and obsolete_at is not null`,
        [ACTORS.professional],
      );
      expect(row?.kinds).toEqual(['consultation_cancelled', 'new_consultation']);
    });

    test('is not sent to a user who has disabled reminders meanwhile', async () => {
      await reminded(database, '2026-11-29T17:00:00Z');
      await database.owner(
        `delete from private.mail_outbox where kind <> 'reminder_48h' or user_id <> '${ACTORS.patient}'`,
      );
      await expect(database.owner('select kind from private.mail_outbox')).resolves.not.toEqual([]);
      await database.owner('update public.profiles set contact_email = false where id = $1', [
        ACTORS.patient,
      ]);
      await expect(kinds()).resolves.toEqual([]);
    });

    test('five moves before the first one is sent become one e-mail to each, with the last time', async () => {
      const booking = await paid(database);
      await commit(database);
      await claim(database);
      for (const time of ['09:00', '09:50', '10:40', '11:30', '15:40']) await move(database, booking, time);
      await expect(claim(database)).resolves.toEqual([
        { kind: 'consultation_rescheduled', time: '15:40' },
        { kind: 'rescheduled', time: '15:40' },
      ]);
    });

    test('a queued confirmation contains the new time, and no other e-mail is sent', async () => {
      const booking = await paid(database);
      await commit(database);
      await move(database, booking, '15:40');
      await expect(claim(database)).resolves.toEqual([
        { kind: 'new_consultation', time: '15:40' },
        { kind: 'payment_confirmed', time: '15:40' },
      ]);
    });

    test('several suspensions become one e-mail with the last reason, and so do lifted ones', async () => {
      const reasons = () =>
        database.as(
          'service',
          `select kind, payload ->> 'reason' as reason from public.claim_mails(100)
           where kind in ('suspended', 'reinstated')`,
        );
      await suspend(database);
      await database.owner(`update private.mail_outbox set payload = payload || '{"reason": "A"}'`);
      await age(database);
      await approve(database);
      await age(database);
      await suspend(database);
      await expect(reasons()).resolves.toEqual([
        { kind: 'suspended', reason: expect.not.stringMatching('^A$') },
      ]);
      await database.owner(
        'update private.mail_outbox set claimed_until = null, obsolete_at = null, sent_at = null',
      );
      await age(database);
      await approve(database);
      await expect(reasons()).resolves.toEqual([{ kind: 'reinstated', reason: null }]);
    });

    test('a failed one is replaced by the e-mail about the next move', async () => {
      const booking = await moved(database);
      await commit(database);
      const [mail] = await database.as<{ id: string }>(
        'service',
        `select id from public.claim_mails(100) where kind = 'rescheduled'`,
      );
      await database.as('service', 'select public.mail_failed($1, $2)', [mail?.id, 'no route']);
      await move(database, booking, '16:30');
      await database.travel('2026-11-24T13:00:00Z');
      await expect(claim(database)).resolves.toEqual([
        { kind: 'consultation_rescheduled', time: '16:30' },
        { kind: 'rescheduled', time: '16:30' },
      ]);
    });
  });
});

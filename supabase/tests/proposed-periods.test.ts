import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const PROPOSE = 'select public.propose_period($1, $2, $3, $4, $5) as answer';
const PREVIEW = 'select public.preview_period($1, $2, $3) as answer';
const ACCEPT = 'select public.accept_proposal($1, $2) as answer';

/** The consultation: Tuesday 2026-12-01, 14:00 in São Paulo. */
const START = '2026-12-01T17:00:00Z';
const DEADLINE = '2026-11-30T17:00:00Z';
const WEDNESDAY = '2026-12-02';
const FRIDAY = '2026-12-04';
/** Of the usual grid on that Thursday. */
const THURSDAY_14H = '2026-12-03T17:00:00Z';

interface Proposal {
  readonly proposal_id: string;
  readonly status: string;
  readonly starts_at: string;
}

async function answer<Answer = Proposal>(
  database: TestDatabase,
  who: Actor,
  sql: string,
  parameters: readonly unknown[],
): Promise<Answer> {
  const [row] = await database.as<{ answer: Answer }>(who, sql, parameters);
  if (!row) throw new Error('No answer.');
  return row.answer;
}

async function scheduled(database: TestDatabase): Promise<string> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking.consultation_id;
}

const propose = (
  database: TestDatabase,
  consultation: string,
  [from, to] = [WEDNESDAY, FRIDAY],
  message: string | null = null,
) => answer(database, 'professional', PROPOSE, [crypto.randomUUID(), consultation, from, to, message]);

const refusedProposing = (
  database: TestDatabase,
  consultation: string,
  code: string,
  who: Actor = 'professional',
  [from, to]: readonly (string | null)[] = [WEDNESDAY, FRIDAY],
) => expectRefusal(database, who, PROPOSE, [crypto.randomUUID(), consultation, from, to, null], code);

/** What the patient is offered in the period. */
const freeFor = (database: TestDatabase, consultation: string) =>
  database.as<{ start: string }>(
    'patient',
    `select t.start from json_array_elements(public.free_times($1, $2, $3, $4) -> 'days') d,
       json_array_elements_text(d -> 'times') as t (start)`,
    [ACTORS.professional, WEDNESDAY, FRIDAY, consultation],
  );

const busy = (database: TestDatabase) =>
  database.owner('select 1 from private.busy where proposal_id is not null');

describe('proposing a period', () => {
  onEveryDatabase((database) => {
    test('and counting its free times are limited to the professional of the consultation', async () => {
      const consultation = await scheduled(database);
      await refusedProposing(database, consultation, '42501', 'visitor');
      await expectRefusal(database, 'visitor', PREVIEW, [consultation, WEDNESDAY, FRIDAY], '42501');
      for (const who of ['patient', 'otherPatient', 'otherProfessional', 'admin'] as const) {
        await refusedProposing(database, consultation, 'consultation_not_found', who);
        await expectRefusal(
          database,
          who,
          PREVIEW,
          [consultation, WEDNESDAY, FRIDAY],
          'consultation_not_found',
        );
      }
      const unpaid = await book(database, 'otherPatient', { time: '15:40' });
      await refusedProposing(database, unpaid.consultation_id, 'consultation_not_open');
    });

    test.each([
      [[FRIDAY, WEDNESDAY]],
      [['2026-11-23', FRIDAY]],
      [[WEDNESDAY, '2027-01-24']],
      [[null, FRIDAY]],
      [[WEDNESDAY, null]],
      [['-infinity', 'infinity']],
      [['infinity', 'infinity']],
      [['4713-01-01 BC', '5874897-12-31']],
    ])('%j is refused: the days are in order, from today on, within the horizon', async (period) => {
      const consultation = await scheduled(database);
      await refusedProposing(database, consultation, 'period_invalid', 'professional', period);
      await expectRefusal(database, 'professional', PREVIEW, [consultation, ...period], 'period_invalid');
    });

    test('counts what the page offers, without a look at what the patient does elsewhere', async () => {
      const consultation = await scheduled(database);
      const count = async () =>
        (await answer<{ free: number }>(database, 'professional', PREVIEW, [consultation, WEDNESDAY, FRIDAY]))
          .free;
      const before = await count();
      expect(before).toBe((await freeFor(database, consultation)).length);
      expect(before).toBeGreaterThan(20);
      await book(database, 'patient', {
        professional: 'otherProfessional',
        date: '2026-12-03',
        time: '14:00',
        amount: 28000,
      });
      await expect(freeFor(database, consultation)).resolves.toHaveLength(before - 1);
      await expect(count()).resolves.toBe(before);
      await book(database, 'otherPatient', { date: '2026-12-03', time: '14:00' });
      await expect(count()).resolves.toBe(before - 1);
    });

    test('the time of the consultation itself is none to choose', async () => {
      const consultation = await scheduled(database);
      const day = ['2026-12-01', '2026-12-01'] as const;
      const { free } = await answer<{ free: number }>(database, 'professional', PREVIEW, [
        consultation,
        ...day,
      ]);
      const other = await answer<{ free: number }>(database, 'professional', PREVIEW, [
        consultation,
        WEDNESDAY,
        WEDNESDAY,
      ]);
      expect(free).toBe(other.free - 1);
      const { proposal_id } = await propose(database, consultation, [...day]);
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, START], 'times_invalid');
    });

    test('without a free time is refused', async () => {
      const consultation = await scheduled(database);
      await database.as('professional', `select public.add_block(gen_random_uuid(), $1, $2)`, [
        '2026-12-02T03:00:00Z',
        '2026-12-03T03:00:00Z',
      ]);
      await refusedProposing(database, consultation, 'period_full', 'professional', [WEDNESDAY, WEDNESDAY]);
    });

    test('holds nothing; the agenda and the patient read it, the message is in the chat', async () => {
      const consultation = await scheduled(database);
      const offered = await freeFor(database, consultation);
      const made = await propose(database, consultation, [WEDNESDAY, FRIDAY], ' Escolha o que for melhor. ');
      expect(made).toMatchObject({
        status: 'open',
        times: [],
        from_day: WEDNESDAY,
        to_day: FRIDAY,
        expires_at: '2026-11-30T17:00:00+00:00',
        starts_at: '2026-12-01T17:00:00+00:00',
      });
      await expect(busy(database)).resolves.toEqual([]);
      await expect(freeFor(database, consultation)).resolves.toEqual(offered);
      await expect(
        database.as('patient', 'select from_day::text, to_day::text from public.proposals where id = $1', [
          made.proposal_id,
        ]),
      ).resolves.toEqual([{ from_day: WEDNESDAY, to_day: FRIDAY }]);
      await expect(
        database.as('patient', 'select content, event from public.chat_messages where id = $1', [
          made.proposal_id,
        ]),
      ).resolves.toEqual([{ content: 'Escolha o que for melhor.', event: 'proposed' }]);
      await expect(
        database.as(
          'professional',
          `select c -> 'proposal' ->> 'from_day' as from_day, c -> 'proposal' ->> 'to_day' as to_day
           from json_array_elements(public.agenda('2026-11-30', '2026-12-06') -> 'consultations') c where c ->> 'id' = $1`,
          [consultation],
        ),
      ).resolves.toEqual([{ from_day: WEDNESDAY, to_day: FRIDAY }]);
      await expect(
        database.owner(
          `select payload -> 'proposal' ->> 'from_day' as from_day, payload -> 'proposal' ->> 'id' as id
           from private.mail_outbox where kind = 'time_proposed'`,
        ),
      ).resolves.toEqual([{ from_day: WEDNESDAY, id: made.proposal_id }]);
    });

    test('is one open proposal like another: not beside one, not twice, not within 26 hours', async () => {
      const consultation = await scheduled(database);
      const first = await propose(database, consultation);
      await refusedProposing(database, consultation, 'proposal_open');
      await expectRefusal(
        database,
        'professional',
        'select public.propose_times($1, $2, $3)',
        [crypto.randomUUID(), consultation, [THURSDAY_14H]],
        'proposal_open',
      );
      await expect(
        answer(database, 'professional', PROPOSE, [first.proposal_id, consultation, FRIDAY, FRIDAY, null]),
      ).resolves.toEqual(first);
      await answer(database, 'professional', 'select public.withdraw_proposal($1) as answer', [
        first.proposal_id,
      ]);
      await expectRefusal(database, 'patient', ACCEPT, [first.proposal_id, THURSDAY_14H], 'proposal_closed');
      await database.travel('2026-11-30T15:00:00.001Z');
      await refusedProposing(database, consultation, 'too_late');
    });

    test('any other row with or without days contradicts the table', async () => {
      const consultation = await scheduled(database);
      for (const values of [
        `'{}', null, null`,
        `'{${THURSDAY_14H}}', '2026-12-02', '2026-12-04'`,
        `'{}', '2026-12-04', '2026-12-02'`,
        `'{}', '2026-12-04', null`,
        `'{${THURSDAY_14H}}', null, '2026-12-04'`,
      ])
        await expect(
          database.owner(
            `insert into public.proposals (id, consultation_id, times, from_day, to_day, was_at, expires_at)
             select gen_random_uuid(), '${consultation}', ${values}, now(), now()`,
          ),
        ).rejects.toThrow('proposals_times_or_period');
    });
  });
});

describe('accepting a time of a period', () => {
  onEveryDatabase((database) => {
    test('is the patient’s alone', async () => {
      const { proposal_id } = await propose(database, await scheduled(database));
      for (const who of ['professional', 'otherPatient', 'otherProfessional', 'admin'] as const)
        await expectRefusal(database, who, ACCEPT, [proposal_id, THURSDAY_14H], 'proposal_not_found');
    });

    test('moves consultation and payment, without counting as a move, with two hours to cancel', async () => {
      const consultation = await scheduled(database);
      await database.owner(
        `update public.consultations set agreed_at = '2026-11-01T12:00:00Z' where id = $1`,
        [consultation],
      );
      const { proposal_id } = await propose(database, consultation);
      await database.travel('2026-11-30T16:00:00Z');
      const accepted = await answer(database, 'patient', ACCEPT, [proposal_id, THURSDAY_14H]);
      expect(accepted).toMatchObject({ status: 'accepted', starts_at: '2026-12-03T17:00:00+00:00' });
      await expect(answer(database, 'patient', ACCEPT, [proposal_id, THURSDAY_14H])).resolves.toEqual(
        accepted,
      );
      await expectRefusal(
        database,
        'patient',
        ACCEPT,
        [proposal_id, '2026-12-04T17:00:00Z'],
        'proposal_closed',
      );
      await expect(
        database.owner(
          `select c.status::text, c.moves, c.grace_until, p.status::text as payment,
             (select count(*)::int from private.busy b where b.consultation_id = c.id) as places
           from public.consultations c join public.payments p on p.consultation_id = c.id where c.id = $1`,
          [consultation],
        ),
      ).resolves.toEqual([
        {
          status: 'scheduled',
          moves: 0,
          grace_until: new Date('2026-11-30T18:00:00Z'),
          payment: 'paid',
          places: 2,
        },
      ]);
      // Renames the notification of the move, as at the end of a transaction.
      await database.owner('set constraints all immediate');
      await expect(
        database.owner(
          `select kind from public.notifications where user_id = $1 and kind in ('moved', 'proposal_accepted')`,
          [ACTORS.professional],
        ),
      ).resolves.toEqual([{ kind: 'proposal_accepted' }]);
    });

    test.each([
      ['2026-12-01T12:00:00Z', 'times_invalid', 'the day before it'],
      ['2026-12-05T12:00:00Z', 'times_invalid', 'the day after it'],
      [null, 'times_invalid', 'none'],
      ['infinity', 'times_invalid', 'no instant'],
      ['294276-12-31T00:00:00Z', 'times_invalid', 'an absurd one'],
      ['2026-12-03T17:07:00Z', 'slot_invalid', 'not one of the grid'],
      ['2026-12-03T06:00:00Z', 'slot_invalid', 'outside the hours'],
    ])('%s is refused: %s, %s', async (time, code, _what) => {
      const { proposal_id } = await propose(database, await scheduled(database));
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, time], code);
    });

    test('judges hours, blocks, notice and other bookings at that moment', async () => {
      const consultation = await scheduled(database);
      const { proposal_id } = await propose(database, consultation, ['2026-11-26', FRIDAY]);
      const refused = (time: string, code: string) =>
        expectRefusal(database, 'patient', ACCEPT, [proposal_id, time], code);
      await book(database, 'otherPatient', { date: '2026-12-03', time: '14:00' });
      await refused(THURSDAY_14H, 'slot_taken');
      await book(database, 'patient', {
        professional: 'otherProfessional',
        date: '2026-12-02',
        time: '14:00',
        amount: 28000,
      });
      await refused('2026-12-02T17:00:00Z', 'slot_taken');
      await database.as('professional', `select public.add_block(gen_random_uuid(), $1, $2)`, [
        '2026-12-04T10:00:00Z',
        '2026-12-04T23:00:00Z',
      ]);
      await refused('2026-12-04T17:00:00Z', 'slot_taken');
      await database.travel('2026-11-26T16:00:00Z');
      await refused('2026-11-26T17:00:00Z', 'slot_too_soon');
      await refused('2026-11-26T14:30:00Z', 'slot_past');
      const [{ start } = { start: '' }] = await freeFor(database, consultation);
      await expect(answer(database, 'patient', ACCEPT, [proposal_id, start])).resolves.toMatchObject({
        status: 'accepted',
      });
    });

    test('the days are the professional’s', async () => {
      const consultation = await scheduled(database);
      await database.as(
        'professional',
        `select public.set_hours('America/Rio_Branco', 0, 2, 60, false,
           '[{"weekday": 3, "from": "00:00", "to": "24:00"}, {"weekday": 2, "from": "00:00", "to": "24:00"}]', '[]')`,
      );
      const { proposal_id } = await propose(database, consultation, [WEDNESDAY, WEDNESDAY]);
      // 22:30 of Tuesday and 00:00 of Wednesday in Rio Branco, both Wednesday in São Paulo.
      await expectRefusal(
        database,
        'patient',
        ACCEPT,
        [proposal_id, '2026-12-02T03:30:00Z'],
        'times_invalid',
      );
      await expect(
        answer(database, 'patient', ACCEPT, [proposal_id, '2026-12-02T05:00:00Z']),
      ).resolves.toMatchObject({
        status: 'accepted',
      });
    });

    test('is over at the deadline, after a suspension, and when the consultation is cancelled or moved', async () => {
      const consultation = await scheduled(database);
      const first = await propose(database, consultation);
      await database.as('patient', `select public.move_consultation($1, '2026-12-08T17:00:00Z')`, [
        consultation,
      ]);
      await expectRefusal(database, 'patient', ACCEPT, [first.proposal_id, THURSDAY_14H], 'proposal_closed');
      const second = await propose(database, consultation);
      await suspend(database);
      await expectRefusal(database, 'patient', ACCEPT, [second.proposal_id, THURSDAY_14H], 'proposal_closed');
    });

    test('no answer until the deadline changes nothing, and refusing keeps the time', async () => {
      const consultation = await scheduled(database);
      const first = await propose(database, consultation);
      await expect(
        answer(database, 'patient', 'select public.refuse_proposal($1) as answer', [first.proposal_id]),
      ).resolves.toMatchObject({ status: 'refused', starts_at: '2026-12-01T17:00:00+00:00' });
      const { proposal_id } = await propose(database, consultation);
      await database.travel(DEADLINE);
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, THURSDAY_14H], 'proposal_closed');
      await expect(database.as('service', 'select public.expire_proposals() as ended')).resolves.toEqual([
        { ended: 1 },
      ]);
    });
  });
});

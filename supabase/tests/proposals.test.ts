import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const PROPOSE = 'select public.propose_times($1, $2, $3, $4) as answer';
const ACCEPT = 'select public.accept_proposal($1, $2) as answer';
const REFUSE = 'select public.refuse_proposal($1) as answer';
const WITHDRAW = 'select public.withdraw_proposal($1) as answer';

/** The consultation: Tuesday 2026-12-01, 14:00 in São Paulo. */
const START = '2026-12-01T17:00:00Z';
const DEADLINE = '2026-11-30T17:00:00Z';
const FRIDAY = '2026-12-04T17:00:00Z';
const SATURDAY = '2026-12-05T12:00:00Z';
const TIMES = [FRIDAY, SATURDAY];

interface Proposal {
  readonly proposal_id: string;
  readonly consultation_id: string;
  readonly status: string;
  readonly starts_at: string;
}

const answer = async (database: TestDatabase, who: Actor, sql: string, parameters: readonly unknown[]) => {
  const [row] = await database.as<{ answer: Proposal }>(who, sql, parameters);
  if (!row) throw new Error('No answer.');
  return row.answer;
};

async function scheduled(database: TestDatabase): Promise<string> {
  const booking = await book(database);
  await pay(database, booking.payment_id);
  return booking.consultation_id;
}

async function propose(
  database: TestDatabase,
  consultation: string,
  times: readonly string[] = TIMES,
  message: string | null = null,
): Promise<Proposal> {
  return answer(database, 'professional', PROPOSE, [crypto.randomUUID(), consultation, times, message]);
}

const refusedProposing = (
  database: TestDatabase,
  consultation: string,
  times: unknown,
  code: string,
  who: Actor = 'professional',
) => expectRefusal(database, who, PROPOSE, [crypto.randomUUID(), consultation, times, null], code);

const held = (database: TestDatabase) =>
  database.owner('select 1 from private.busy where proposal_id is not null');

const isFree = async (database: TestDatabase, start: string) =>
  (
    await database.owner<{ free: boolean }>('select private.is_free($1, $2) as free', [
      ACTORS.professional,
      start,
    ])
  )[0]?.free;

describe('proposing other times', () => {
  onEveryDatabase((database) => {
    test('is limited to the professional of a confirmed consultation', async () => {
      const consultation = await scheduled(database);
      await refusedProposing(database, consultation, TIMES, '42501', 'visitor');
      for (const who of ['patient', 'otherPatient', 'otherProfessional', 'admin'] as const)
        await refusedProposing(database, consultation, TIMES, 'consultation_not_found', who);
      const unpaid = await book(database, 'otherPatient', { time: '15:40' });
      await refusedProposing(database, unpaid.consultation_id, TIMES, 'consultation_not_open');
    });

    test('holds the times for the professional alone, also against blocks, until 26 hours before', async () => {
      const consultation = await scheduled(database);
      await expect(propose(database, consultation)).resolves.toMatchObject({
        status: 'open',
        times: ['2026-12-04T17:00:00+00:00', '2026-12-05T12:00:00+00:00'],
        expires_at: '2026-11-30T17:00:00+00:00',
        chosen: null,
      });
      await expect(isFree(database, FRIDAY)).resolves.toBe(false);
      await expectRefusal(
        database,
        'otherPatient',
        'select public.book_time($1, $2, 15000, gen_random_uuid())',
        [ACTORS.professional, FRIDAY],
        'slot_taken',
      );
      await expectRefusal(
        database,
        'professional',
        'select public.add_block(gen_random_uuid(), $1, $2)',
        ['2026-12-04T17:30:00Z', '2026-12-04T18:30:00Z'],
        'block_taken',
      );
      await expect(
        database.owner('select person_id from private.busy where proposal_id is not null'),
      ).resolves.toEqual([{ person_id: ACTORS.professional }, { person_id: ACTORS.professional }]);
    });

    test('is too late within 26 hours of the start', async () => {
      const consultation = await scheduled(database);
      await database.travel('2026-11-30T15:00:00.001Z');
      await refusedProposing(database, consultation, TIMES, 'too_late');
      await database.travel('2026-11-30T15:00:00Z');
      await expect(propose(database, consultation)).resolves.toMatchObject({ status: 'open' });
    });

    test.each([
      [[], 'times_invalid'],
      [[null], 'times_invalid'],
      [['2026-12-04T17:00:00Z', '2026-12-04T17:30:00Z'], 'times_invalid'],
      [
        ['2026-12-04T17:00:00Z', '2026-12-05T17:00:00Z', '2026-12-06T17:00:00Z', '2026-12-07T17:00:00Z'],
        'times_invalid',
      ],
      [['2026-11-24T13:59:00Z'], 'times_invalid'],
      [['2027-12-04T17:00:00Z'], 'times_invalid'],
      // Over the consultation itself.
      [['2026-12-01T17:30:00Z'], 'slot_taken'],
    ])('%j is refused: %s', async (times, code) => {
      await refusedProposing(database, await scheduled(database), times, code);
      await expect(held(database)).resolves.toEqual([]);
    });

    test('only one waits for an answer; the same id answers the same', async () => {
      const consultation = await scheduled(database);
      const first = await propose(database, consultation);
      await refusedProposing(database, consultation, ['2026-12-07T17:00:00Z'], 'proposal_open');
      await expect(
        answer(database, 'professional', PROPOSE, [first.proposal_id, consultation, TIMES, null]),
      ).resolves.toEqual(first);
      await answer(database, 'professional', WITHDRAW, [first.proposal_id]);
      await expect(propose(database, consultation)).resolves.toMatchObject({ status: 'open' });
    });

    test('is read by the two participants, with the message in their chat', async () => {
      const consultation = await scheduled(database);
      const { proposal_id } = await propose(database, consultation, TIMES, ' Algum destes serve? ');
      for (const who of ['patient', 'professional'] as const) {
        await expect(
          database.as(who, 'select status from public.proposals where id = $1', [proposal_id]),
        ).resolves.toEqual([{ status: 'open' }]);
        await expect(
          database.as(who, 'select content, event, sender from public.chat_messages where id = $1', [
            proposal_id,
          ]),
        ).resolves.toEqual([{ content: 'Algum destes serve?', event: 'proposed', sender: 'professional' }]);
      }
      for (const who of ['otherPatient', 'otherProfessional', 'admin'] as const)
        await expect(
          database.as(who, 'select 1 from public.proposals where id = $1', [proposal_id]),
        ).resolves.toEqual([]);
      await expectRefusal(database, 'visitor', 'select 1 from public.proposals', [], '42501');
      await expectRefusal(
        database,
        'professional',
        `update public.proposals set status = 'accepted'`,
        [],
        '42501',
      );
    });

    test('accepting moves consultation and payment, without counting as a move', async () => {
      const consultation = await scheduled(database);
      const { proposal_id } = await propose(database, consultation);
      await database.travel('2026-11-30T16:00:00Z');
      const accepted = await answer(database, 'patient', ACCEPT, [proposal_id, FRIDAY]);
      expect(accepted).toMatchObject({ status: 'accepted', starts_at: '2026-12-04T17:00:00+00:00' });
      await expect(answer(database, 'patient', ACCEPT, [proposal_id, FRIDAY])).resolves.toEqual(accepted);
      await expect(
        database.owner(
          `select c.status::text, c.moves, p.status::text as payment from public.consultations c
           join public.payments p on p.consultation_id = c.id where c.id = $1`,
          [consultation],
        ),
      ).resolves.toEqual([{ status: 'scheduled', moves: 0, payment: 'paid' }]);
      await expect(held(database)).resolves.toEqual([]);
      await expect(isFree(database, SATURDAY)).resolves.toBe(true);
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, SATURDAY], 'proposal_closed');
    });

    test('accepting lets the patient cancel with refund for two hours, never after the start', async () => {
      const consultation = await scheduled(database);
      await database.owner(
        `update public.consultations set agreed_at = '2026-11-01T12:00:00Z' where id = $1`,
        [consultation],
      );
      const soon = '2026-11-30T18:30:00Z';
      const { proposal_id } = await propose(database, consultation, [soon, '2026-12-01T12:00:00Z']);
      await database.travel('2026-11-30T16:00:00Z');
      await answer(database, 'patient', ACCEPT, [proposal_id, '2026-12-01T12:00:00Z']);
      const refund = (at: string) =>
        database.owner('select reason from private.refund_of($1, $2)', [consultation, at]);
      await expect(refund('2026-11-30T18:00:00Z')).resolves.toEqual([{ reason: 'grace' }]);
      await expect(refund('2026-11-30T18:00:00.001Z')).resolves.toEqual([{ reason: 'late' }]);
    });

    test('a time that is over, of the patient’s elsewhere or not proposed is not accepted', async () => {
      const consultation = await scheduled(database);
      const { proposal_id } = await propose(database, consultation, ['2026-11-25T12:00:00Z', FRIDAY]);
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, SATURDAY], 'times_invalid');
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, null], 'times_invalid');
      await database.travel('2026-11-25T12:00:00Z');
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, '2026-11-25T12:00:00Z'], 'slot_past');
      await book(database, 'patient', {
        professional: 'otherProfessional',
        date: '2026-12-04',
        time: '14:00',
        amount: 28000,
      });
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, FRIDAY], 'slot_taken');
      await expect(held(database)).resolves.toHaveLength(2);
    });

    test('answers are the patient’s, withdrawing is the professional’s', async () => {
      const { proposal_id } = await propose(database, await scheduled(database));
      for (const who of ['professional', 'otherPatient', 'otherProfessional', 'admin'] as const) {
        await expectRefusal(database, who, ACCEPT, [proposal_id, FRIDAY], 'proposal_not_found');
        await expectRefusal(database, who, REFUSE, [proposal_id], 'proposal_not_found');
      }
      for (const who of ['patient', 'otherPatient', 'otherProfessional', 'admin'] as const)
        await expectRefusal(database, who, WITHDRAW, [proposal_id], 'proposal_not_found');
    });

    test.each([
      ['patient', REFUSE, 'refused', 'proposal_refused'],
      ['professional', WITHDRAW, 'withdrawn', 'proposal_withdrawn'],
    ] as const)('%s: %s ends it once and frees the times', async (who, sql, status, event) => {
      const consultation = await scheduled(database);
      const { proposal_id } = await propose(database, consultation);
      const first = await answer(database, who, sql, [proposal_id]);
      expect(first).toMatchObject({ status, starts_at: '2026-12-01T17:00:00+00:00' });
      await expect(answer(database, who, sql, [proposal_id])).resolves.toEqual(first);
      await expect(held(database)).resolves.toEqual([]);
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, FRIDAY], 'proposal_closed');
      await expect(
        database.owner(
          'select event from public.chat_messages where consultation_id = $1 and event is not null order by event',
          [consultation],
        ),
      ).resolves.toEqual([{ event }, { event: 'proposed' }].sort((a, b) => a.event.localeCompare(b.event)));
    });

    test('no answer until 24 hours before the old start changes nothing', async () => {
      const consultation = await scheduled(database);
      const { proposal_id } = await propose(database, consultation);
      await database.travel(DEADLINE);
      await expectRefusal(database, 'patient', ACCEPT, [proposal_id, FRIDAY], 'proposal_closed');
      await expectRefusal(database, 'patient', 'select public.expire_proposals()', [], '42501');
      await expect(database.as('service', 'select public.expire_proposals() as ended')).resolves.toEqual([
        { ended: 1 },
      ]);
      await expect(held(database)).resolves.toEqual([]);
      await expect(
        database.owner(
          'select p.status, c.starts_at from public.proposals p join public.consultations c on c.id = p.consultation_id where p.id = $1',
          [proposal_id],
        ),
      ).resolves.toEqual([{ status: 'expired', starts_at: new Date(START) }]);
    });

    test.each([
      ['cancelled by the patient', 'patient', 'select public.cancel_consultation($1)'],
      ['moved by the patient', 'patient', `select public.move_consultation($1, '2026-12-03T17:00:00Z')`],
      [
        'cancelled by the professional',
        'professional',
        `select public.cancel_as_professional($1, 'other', 'Preciso desmarcar esta sessão.', gen_random_uuid())`,
      ],
    ] as const)('is closed when the consultation is %s', async (_, who, sql) => {
      const consultation = await scheduled(database);
      const { proposal_id } = await propose(database, consultation);
      await database.as(who, sql, [consultation]);
      await expect(
        database.owner('select status from public.proposals where id = $1', [proposal_id]),
      ).resolves.toEqual([{ status: 'closed' }]);
      await expect(held(database)).resolves.toEqual([]);
    });

    test('is closed by a suspension', async () => {
      const { proposal_id } = await propose(database, await scheduled(database));
      await suspend(database);
      await expect(
        database.owner('select status from public.proposals where id = $1', [proposal_id]),
      ).resolves.toEqual([{ status: 'closed' }]);
    });

    test('is in the agenda while it waits', async () => {
      const consultation = await scheduled(database);
      const { proposal_id } = await propose(database, consultation);
      const proposalOf = async () => {
        const [row] = await database.as<{ proposal: unknown }>(
          'professional',
          `select c -> 'proposal' as proposal from json_array_elements(public.agenda('2026-11-30', '2026-12-06') -> 'consultations') c
           where c ->> 'id' = $1`,
          [consultation],
        );
        return row?.proposal;
      };
      await expect(proposalOf()).resolves.toMatchObject({ id: proposal_id });
      await database.travel(DEADLINE);
      await expect(proposalOf()).resolves.toBeNull();
    });
  });
});

import { CONSULTATIONS } from 'embedded-backend/seed';
import { ACTORS, signedIn, signUpOf } from './support/people.ts';
import { request, useManyConnections, type Statement } from './support/requests.ts';
import type { Connection } from './support/connection.ts';

const ROUNDS = Array.from({ length: 10 }, (_, round) => round);

describe('two concurrent admins, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  const admins = [signedIn(ACTORS.admin), signedIn(ACTORS.otherPatient)] as const;
  let owner: Connection;
  let sessions: Connection[];
  beforeAll(async () => {
    owner = await connect();
    sessions = await connectMany(2);
    await owner.query('update public.profiles set is_admin = true where id = $1', [ACTORS.otherPatient]);
  });

  /** Sends both requests at once; returns their results. */
  const both = <Row>(first: Statement, second: Statement) =>
    Promise.all(
      [first, second].map((statement, n) =>
        request<Row>(sessions[n] as Connection, admins[n] ?? admins[0], statement),
      ),
    );
  const refusals = (answers: readonly unknown[]) => answers.filter((answer) => typeof answer === 'string');

  test('of two who change the fee that both have seen, one gets a conflict', async () => {
    const history =
      'select new_percentage::text as fee from public.platform_fee_history order by changed_at desc';
    for (const round of ROUNDS) {
      const before = await owner.query(history);
      const [seen] = await owner.query<{ updated_at: Date }>(
        'select updated_at from public.platform_fee_settings',
      );
      const set = (percent: number): Statement => [
        'select public.update_platform_fee($1, null, $2)',
        percent,
        seen?.updated_at.toISOString(),
      ];
      const answers = await both(set(1 + round / 10), set(2 + round / 10));
      expect(refusals(answers)).toEqual(['fee_conflict']);
      const after = await owner.query<{ fee: string }>(history);
      expect(after).toHaveLength(before.length + 1);
      await expect(
        owner.query('select fee_percentage::text as fee from public.platform_fee_settings'),
      ).resolves.toEqual([after[0]]);
    }
  });

  test('of two who have seen the same consultation, one changes it, and its patient gets one link', async () => {
    const { id } = CONSULTATIONS.confirmed;
    const resend: Statement = [
      `select (public.resend_room_address($1, true, false) ->> 'sent')::int as sent`,
      id,
    ];
    const sent = await both<{ sent: number }>(resend, resend);
    expect(sent.map((answer) => (typeof answer === 'string' ? answer : answer?.sent)).toSorted()).toEqual([
      0, 1,
    ]);
    const [seen] = await owner.query<{ starts_at: Date }>(
      'select starts_at from public.consultations where id = $1',
      [id],
    );
    const start = seen?.starts_at.toISOString();
    const answers = await both(
      [`select public.admin_cancel_consultation($1, 'Pedido', 'scheduled', $2)`, id, start],
      [
        `select public.admin_move_consultation($1, $2::timestamptz + interval '35 days', 'Pedido', 'scheduled', $2)`,
        id,
        start,
      ],
    );
    expect(refusals(answers)).toEqual(['consultation_changed']);
  });

  test('two who change it without having seen it both succeed, and the history is a chain', async () => {
    const set = (percent: number): Statement => ['select public.update_platform_fee($1)', percent];
    for (const round of ROUNDS)
      expect(refusals(await both(set(3 + round / 10), set(4 + round / 10)))).toEqual([]);
    await expect(
      owner.query(
        `select 1 from (select old_percentage, lag(new_percentage) over (order by changed_at) as before
           from public.platform_fee_history) as links where old_percentage <> before`,
      ),
    ).resolves.toEqual([]);
  });

  /** A new applicant's pending application. */
  const apply = async () => {
    const [person] = await owner.query<{ id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data)
       select id, id || '@vinculo.example', $1::jsonb from gen_random_uuid() as id returning id`,
      [JSON.stringify(signUpOf('Ana Souza'))],
    );
    const applicant = person?.id ?? '';
    await request(owner, signedIn(applicant), [
      `select public.submit_professional_application('Ana Souza', 'ana@vinculo.example', null, null, 'psychologist',
         '{Ansiedade}', 'CRP 06/12345', null, 12000, '{}')`,
    ]);
    const [row] = await owner.query<{ id: string }>(
      'select id from public.professional_applications where user_id = $1',
      [applicant],
    );
    return { applicant, id: row?.id ?? '' };
  };

  test('of two who decide on the same application, one succeeds, and all data matches that decision', async () => {
    for (const round of ROUNDS) {
      const { applicant, id } = await apply();
      const approve: Statement = ['select public.promote_to_professional($1)', id];
      const reject: Statement = [`select public.reject_professional_application($1, 'Registro inativo')`, id];
      const answers = await (round % 2 === 0 ? both(approve, reject) : both(reject, approve));
      expect(refusals(answers)).toEqual(['application_not_pending']);
      const [outcome] = await owner.query<Record<string, string>>(
        `select a.application_status, p.approval_status, profile.role
         from public.professional_applications a join public.professionals p using (user_id)
           join public.profiles profile on profile.id = a.user_id where a.user_id = $1`,
        [applicant],
      );
      expect([
        { application_status: 'approved', approval_status: 'approved', role: 'professional' },
        { application_status: 'rejected', approval_status: 'rejected', role: 'patient' },
      ]).toContainEqual(outcome);
    }
  });

  test('two who approve the same application approve it once', async () => {
    for (const _ of ROUNDS) {
      const { applicant, id } = await apply();
      const approve: Statement = ['select public.promote_to_professional($1)', id];
      expect(refusals(await both(approve, approve))).toEqual(['application_not_pending']);
      await expect(
        owner.query(
          `select count(*)::int as n from public.audit_log
           where subject_id = $1 and after ->> 'application_status' = 'approved'
           union all select count(*)::int from public.weekly_availability where user_id = $2`,
          [id, applicant],
        ),
      ).resolves.toEqual([{ n: 1 }, { n: 12 }]);
    }
  });

  test('two who mark the same payment as paid get the same result, and it is paid once', async () => {
    for (const day of ['07', '08', '09', '10', '11', '12']) {
      const made = await request<{ payment: string; consultation: string }>(owner, signedIn(ACTORS.patient), [
        `select (b ->> 'payment_id')::uuid as payment, (b ->> 'consultation_id')::uuid as consultation
         from public.book_consultation($1, $2, '14:00', 15000, gen_random_uuid()) as b`,
        ACTORS.professional,
        `2026-12-${day}`,
      ]);
      if (typeof made === 'string') throw new Error(made);
      const mark: Statement = [
        `select m ->> 'status' as status, m ->> 'consultation_status' as consultation, m ->> 'paid_at' as paid_at
         from public.mark_payment_paid($1) as m`,
        made.payment,
      ];
      const [first, second] = await both<Record<string, string>>(mark, mark);
      expect(first).toMatchObject({ status: 'paid', consultation: 'scheduled' });
      expect(second).toEqual(first);
      await expect(
        owner.query(
          `select count(*)::int as n from public.audit_log where subject_id = $1 and after ->> 'status' = 'paid'
           union all select count(*)::int from public.consultation_sessions where consultation_id = $2`,
          [made.payment, made.consultation],
        ),
      ).resolves.toEqual([{ n: 1 }, { n: 1 }]);
    }
  });
});

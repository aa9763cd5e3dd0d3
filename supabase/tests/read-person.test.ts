import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked, removeBlockers } from './support/erasing.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const READ = 'select public.read_person($1) as person';
const REVEAL = 'select public.reveal_identity($1, $2) as identity';
const RECORD = 'select * from public.record_erasure_request($1, $2, $3)';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const OUTSIDERS = ['patient', 'professional', 'applicant', 'suspendedProfessional'] as const;

type Part = Readonly<Record<string, unknown>> | null;
type Page = Readonly<Record<string, Part>>;

const become = (database: TestDatabase, role: string) =>
  database.owner('update private.team_members set role = $1::public.team_role', [role]);

const read = async (database: TestDatabase, person: string) =>
  (await database.as<{ person: Page }>('admin', READ, [person]))[0]?.person ?? {};

const reads = (database: TestDatabase, person: string) =>
  database.owner(
    `select actor_id, subject_table, area, after from public.audit_log
     where action = 'read' and subject_id = $1 order by id`,
    [person],
  );

describe('reading an account', () => {
  onEveryDatabase((database) => {
    const refused = (who: Actor, sql: string, parameters: unknown[], code: string) =>
      expectRefusal(database, who, sql, parameters, code);

    test('is refused outside the team, of nobody and of an erased account', async () => {
      await refused('visitor', READ, [ACTORS.otherPatient], '42501');
      for (const who of OUTSIDERS) await refused(who, READ, [ACTORS.otherPatient], 'not_allowed');
      await refused('admin', READ, [UNKNOWN], 'person_not_found');
      await eraseUnblocked(database, 'patient');
      await refused('admin', READ, [ACTORS.patient], 'person_not_found');
      const [pseudonym] = await database.owner<{ id: string }>(
        'select id from public.profiles where erased_at is not null limit 1',
      );
      await refused('admin', READ, [pseudonym?.id], 'person_not_found');
    });

    test.each([
      ['full', ['identity', 'sessions', 'coming', 'consultations', 'payments', 'messages', 'audit']],
      ['reviewer', []],
      ['finance', ['consultations', 'payments']],
      ['support', ['sessions', 'consultations', 'messages']],
      ['read_only', ['consultations', 'payments', 'messages', 'audit']],
    ] as const)('%s reads the parts of the role', async (role, parts) => {
      await become(database, role);
      const page = await read(database, ACTORS.patient);
      const always = ['account', 'consents'];
      expect(Object.keys(page).filter((part) => page[part] !== null)).toEqual(
        Object.keys(page).filter((part) => [...always, ...parts].includes(part)),
      );
      expect(page['account']).toMatchObject({ user_id: ACTORS.patient, role: 'patient', state: 'active' });
    });

    test('contains no whole CPF, emergency contact, conversation or session link', async () => {
      await database.owner(
        `update public.profiles set emergency_name = 'Sônia Ribeiro', emergency_phone = '19981230000' where id = $1`,
        [ACTORS.patient],
      );
      const [row] = await database.owner<{ cpf: string }>('select cpf from public.profiles where id = $1', [
        ACTORS.patient,
      ]);
      const page = await read(database, ACTORS.patient);
      const cpf = row?.cpf ?? '';
      expect(page['identity']).toMatchObject({
        cpf: `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`,
        has_emergency_contact: true,
      });
      const text = JSON.stringify(page);
      expect(text).not.toContain(cpf);
      expect(text).not.toMatch(/Sônia|19981230000|session_link|https?:/);
    });

    test('has the figures of all rows, and the four latest', async () => {
      const page = await read(database, ACTORS.professional);
      const [counted] = await database.owner<Record<string, number>>(
        `select count(*)::int as total, count(*) filter (where status = 'completed')::int as completed,
           count(*) filter (where status = 'cancelled')::int as cancelled,
           count(*) filter (where status = 'no_show')::int as no_show
         from public.consultations where $1 in (patient_id, professional_id)`,
        [ACTORS.professional],
      );
      expect(page['consultations']).toMatchObject(counted ?? {});
      const latest = (page['consultations']?.['latest'] ?? []) as readonly { starts_at: string }[];
      expect(latest).toHaveLength(4);
      expect(latest.map(({ starts_at }) => starts_at)).toEqual(
        latest.map(({ starts_at }) => starts_at).toSorted((a, b) => Date.parse(b) - Date.parse(a)),
      );
      const own = await read(database, ACTORS.patient);
      const [payments] = await database.owner<Record<string, number>>(
        `select count(*)::int as total, count(*) filter (where refund_due and refunded_at is null)::int as refunds_due
         from public.payments where patient_id = $1`,
        [ACTORS.patient],
      );
      expect(own['payments']).toMatchObject(payments ?? {});
    });

    test('shows support no consultation with a psychiatrist', async () => {
      const [psychiatric] = await database.owner<{ patient_id: string; professional_id: string }>(
        `select c.patient_id, c.professional_id from public.consultations c
         join public.professionals d on d.user_id = c.professional_id where d.profession = 'psychiatrist' limit 1`,
      );
      const totals = async () => [
        (await read(database, psychiatric?.patient_id ?? ''))['consultations']?.['total'] as number,
        (await read(database, psychiatric?.professional_id ?? ''))['consultations']?.['total'] as number,
      ];
      const [ofPatient = 0, ofProfessional = 0] = await totals();
      expect(ofProfessional).toBeGreaterThan(0);
      await become(database, 'support');
      const [left = 0, none] = await totals();
      expect(left).toBeLessThan(ofPatient);
      expect(none).toBe(0);
      const [answer] = await database.as<{ cancelled: number | null }>(
        'admin',
        `select (public.block_person($1, 'Ofensas no contato') ->> 'consultations_cancelled')::int as cancelled`,
        [psychiatric?.patient_id],
      );
      expect(answer).toEqual({ cancelled: null });
    });

    test.each([
      ['finance', true],
      ['support', false],
    ] as const)('shows %s the amounts of consultations: %s', async (role, isShown) => {
      await become(database, role);
      const page = await read(database, ACTORS.patient);
      const latest = (page['consultations']?.['latest'] ?? []) as readonly { amount_cents: number | null }[];
      expect(latest.length).toBeGreaterThan(0);
      for (const { amount_cents } of latest) expect(amount_cents !== null).toBe(isShown);
    });

    test('says what blocking would cancel', async () => {
      const page = await read(database, ACTORS.patient);
      const [answer] = await database.as<{ n: number }>(
        'admin',
        `select (public.block_person($1, 'Ofensas no contato') ->> 'consultations_cancelled')::int as n`,
        [ACTORS.patient],
      );
      expect(answer?.n).toBeGreaterThan(0);
      expect(page['coming']).toBe(answer?.n);
    });

    test('masks the network of a login session', async () => {
      await database.owner(`update auth.sessions set ip = '203.0.113.77' where user_id = $1`, [
        ACTORS.patient,
      ]);
      const page = await read(database, ACTORS.patient);
      expect(page['sessions']).toEqual([
        expect.objectContaining({ id: ACTORS.patient, network: '203.0.113.0/24' }),
      ]);
      await database.owner(`update auth.sessions set ip = '2001:db8:1:2::3' where user_id = $1`, [
        ACTORS.patient,
      ]);
      expect(JSON.stringify((await read(database, ACTORS.patient))['sessions'])).toContain('2001:db8:1::/48');
    });

    test('is logged once an hour', async () => {
      await read(database, ACTORS.patient);
      await read(database, ACTORS.patient);
      await expect(reads(database, ACTORS.patient)).resolves.toEqual([
        { actor_id: ACTORS.admin, subject_table: 'profiles', area: 'reads', after: {} },
      ]);
      await database.travel('2026-11-24T13:00:00Z');
      await read(database, ACTORS.patient);
      await expect(reads(database, ACTORS.patient)).resolves.toHaveLength(2);
    });
  });
});

describe('revealing an identity', () => {
  onEveryDatabase((database) => {
    const refused = (who: Actor, parameters: unknown[], code: string) =>
      expectRefusal(database, who, REVEAL, parameters, code);

    test('is refused without people.identity, without a reason, and of nobody', async () => {
      await refused('visitor', [ACTORS.otherPatient, 'Recibo'], '42501');
      for (const who of OUTSIDERS) await refused(who, [ACTORS.otherPatient, 'Recibo'], 'not_allowed');
      await refused('admin', [ACTORS.patient, ' '], 'reason_required');
      await refused('admin', [ACTORS.patient, null], 'reason_required');
      await refused('admin', [UNKNOWN, 'Recibo'], 'person_not_found');
      for (const role of ['reviewer', 'finance', 'support', 'read_only']) {
        await become(database, role);
        await refused('admin', [ACTORS.patient, 'Recibo'], 'not_allowed');
      }
    });

    test('logs every reason, also within the hour', async () => {
      for (const reason of ['Conferência', 'Segundo recibo', 'Segundo recibo'])
        await database.as('admin', REVEAL, [ACTORS.patient, reason]);
      const logged = (await reads(database, ACTORS.patient)).map(({ after }) => after);
      expect(logged).toEqual([
        { reason: 'Conferência' },
        { reason: 'Segundo recibo' },
        { reason: 'Segundo recibo' },
      ]);
    });

    test('answers the CPF, and logs the reason without the number', async () => {
      const [row] = await database.owner<{ cpf: string }>('select cpf from public.profiles where id = $1', [
        ACTORS.patient,
      ]);
      const [answer] = await database.as<{ identity: Part }>('admin', REVEAL, [
        ACTORS.patient,
        ' Conferência de recibo ',
      ]);
      expect(answer?.identity).toMatchObject({ cpf: row?.cpf });
      await expect(reads(database, ACTORS.patient)).resolves.toEqual([
        {
          actor_id: ACTORS.admin,
          subject_table: 'identities',
          area: 'reads',
          after: { reason: 'Conferência de recibo' },
        },
      ]);
    });
  });
});

describe('recording a request of erasure', () => {
  onEveryDatabase((database) => {
    const refused = (who: Actor, parameters: unknown[], code: string) =>
      expectRefusal(database, who, RECORD, parameters, code);
    const PROOF = 'Respondeu do e-mail da conta';

    test('is refused without people.erase, origin or proof, and of the team', async () => {
      await refused('visitor', [ACTORS.otherPatient, 'email', PROOF], '42501');
      for (const who of OUTSIDERS) await refused(who, [ACTORS.otherPatient, 'email', PROOF], 'not_allowed');
      for (const origin of [null, 'account', 'x'])
        await refused('admin', [ACTORS.patient, origin, PROOF], 'origin_required');
      for (const proof of [null, ' ', 'x'.repeat(501)])
        await refused('admin', [ACTORS.patient, 'email', proof], 'proof_required');
      await refused('admin', [UNKNOWN, 'email', PROOF], 'person_not_found');
      await refused('admin', [ACTORS.admin, 'email', PROOF], 'admin_account');
      for (const role of ['reviewer', 'finance', 'support', 'read_only']) {
        await become(database, role);
        await refused('admin', [ACTORS.patient, 'email', PROOF], 'not_allowed');
      }
    });

    test('comes before the erasure, which forgets the proof', async () => {
      await removeBlockers(database, 'patient');
      const record = async () =>
        (await database.as<{ id: string }>('admin', RECORD, [ACTORS.patient, 'letter', ` ${PROOF} `]))[0];
      const request = await record();
      expect(request).toMatchObject({
        user_id: ACTORS.patient,
        kind: 'erasure',
        status: 'open',
        origin: 'letter',
        proof: PROOF,
        user_type: 'patient',
      });
      expect((await record())?.id).toBe(request?.id);
      await expect(
        database.as('patient', 'select origin from public.privacy_requests where id = $1', [request?.id]),
      ).resolves.toEqual([{ origin: 'letter' }]);
      await database.as('admin', 'select public.erase_person($1)', [request?.id]);
      await expect(
        database.owner('select origin, proof, email from public.privacy_requests where id = $1', [
          request?.id,
        ]),
      ).resolves.toEqual([{ origin: 'letter', proof: null, email: '' }]);
    });

    test('a request from the account says so', async () => {
      await removeBlockers(database, 'patient');
      const [request] = await database.as('patient', 'select * from public.request_erasure()');
      expect(request).toMatchObject({ origin: 'account', proof: null });
    });
  });
});

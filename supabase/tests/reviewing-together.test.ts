import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const READ = 'select public.review_application($1) as review';
const CHECK = 'select public.check_application_item($1, $2, $3)';
const ASSIGN = 'select public.assign_application($1, $2)';
const NOTE = 'select public.note_on_application($1, $2, $3)';
const NOTE_ID = 'b0000000-0000-4000-8000-000000000001';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const OUTSIDERS = ['patient', 'professional', 'applicant', 'suspendedProfessional'] as const;

interface Review {
  readonly application: Readonly<Record<string, unknown>>;
  readonly assigned_name: string | null;
  readonly checks: readonly { item: string; checked_by: string }[];
  readonly notes: readonly { text: string; author: string }[];
  readonly history: readonly {
    status: string;
    actor: string | null;
    message: string | null;
    changed: unknown[];
  }[];
  readonly duplicates: readonly Readonly<Record<string, unknown>>[];
}

const become = (database: TestDatabase, role: string) =>
  database.owner('update private.team_members set role = $1::public.team_role', [role]);

describe('reviewing an application', () => {
  onEveryDatabase((database) => {
    let id = '';
    beforeEach(async () => {
      const [row] = await database.owner<{ id: string }>(
        `select id from public.professional_applications where user_id = $1 and application_status = 'pending'`,
        [ACTORS.applicant],
      );
      id = row?.id ?? '';
    });
    const review = async (who: Actor = 'admin') =>
      (await database.as<{ review: Review }>(who, READ, [id]))[0]?.review as Review;
    const writes = () =>
      [
        [CHECK, [id, 'name', true]],
        [ASSIGN, [id, true]],
        [NOTE, [NOTE_ID, id, 'Ligar antes']],
      ] as const;

    test('is refused outside the team, and writing to those who do not decide', async () => {
      for (const [sql, args] of [[READ, [id]] as const, ...writes()]) {
        await expectRefusal(database, 'visitor', sql, args, '42501');
        for (const who of OUTSIDERS) await expectRefusal(database, who, sql, args, 'not_allowed');
      }
      const marks = `select * from public.application_marks(array['${id}']::uuid[])`;
      for (const who of OUTSIDERS) await expectRefusal(database, who, marks, [], 'not_allowed');
      for (const role of ['finance', 'support', 'read_only']) {
        await become(database, role);
        for (const [sql, args] of writes()) await expectRefusal(database, 'admin', sql, args, 'not_allowed');
        if (role !== 'read_only') await expectRefusal(database, 'admin', READ, [id], 'not_allowed');
      }
      const [row] = await database.owner<{ cpf_cnpj: string }>(
        'select cpf_cnpj from public.professional_applications where id = $1',
        [id],
      );
      const shown = await review();
      if (row?.cpf_cnpj?.length === 11) expect(shown.application['cpf_cnpj']).toMatch(/^•••/);
      expect(shown.duplicates).toEqual([]);
      await become(database, 'full');
      await expectRefusal(database, 'admin', READ, [UNKNOWN], 'application_not_found');
    });

    test('is refused of a decided one', async () => {
      await database.as('admin', 'select public.promote_to_professional($1)', [id]);
      for (const [sql, args] of writes())
        await expectRefusal(database, 'admin', sql, args, 'application_not_pending');
    });

    test('keeps who ticked what, who looks at it, and notes, each once', async () => {
      await expectRefusal(database, 'admin', CHECK, [id, 'x', true], 'item_invalid');
      for (const text of [null, ' '])
        await expectRefusal(database, 'admin', NOTE, [NOTE_ID, id, text], 'notes_required');
      await expectRefusal(database, 'admin', NOTE, [NOTE_ID, id, 'x'.repeat(1001)], 'text_too_long');
      for (const _ of [1, 2]) for (const [sql, args] of writes()) await database.as('admin', sql, args);
      const shown = await review();
      expect(shown.checks).toEqual([
        expect.objectContaining({ item: 'name', checked_by: shown.assigned_name }),
      ]);
      expect(shown.notes).toEqual([
        expect.objectContaining({ text: 'Ligar antes', author: shown.assigned_name }),
      ]);
      await expect(
        database.as('admin', `select * from public.application_marks(array['${id}']::uuid[])`),
      ).resolves.toEqual([expect.objectContaining({ application_id: id, assigned_to: ACTORS.admin })]);
      await database.as('admin', CHECK, [id, 'name', false]);
      await database.as('admin', ASSIGN, [id, false]);
      expect(await review()).toMatchObject({ checks: [], assigned_name: null });
    });

    test('shows what changed since the last submission, which begins the checklist again', async () => {
      await database.as('admin', CHECK, [id, 'name', true]);
      await database.as('admin', `select public.request_application_info($1, 'Falta o verso')`, [id]);
      await database.owner(
        `update public.professional_applications set application_status = 'pending', admin_notes = null,
           crp_crm = 'CRP 06/999999', document_urls = array['a/1-verso.pdf'] where id = $1`,
        [id],
      );
      const { history, checks } = await review();
      expect(checks).toEqual([]);
      expect(history.map(({ status }) => status)).toEqual(['pending', 'needs_info', 'pending']);
      expect(history[0]?.changed).toEqual([
        { field: 'crp_crm', was: expect.any(String) },
        expect.objectContaining({ field: 'document_urls' }),
      ]);
      expect(history[1]).toMatchObject({ actor: expect.any(String), message: 'Falta o verso' });
    });

    test('finds other accounts by CPF and by registration however written, also erased ones', async () => {
      expect((await review()).duplicates).toEqual([]);
      await database.owner(
        `update public.professional_applications set cpf_cnpj = (select cpf from public.profiles where id = $2),
           crp_crm = (select lower(replace(registration, ' ', '-')) from public.professionals where user_id = $3) where id = $1`,
        [id, ACTORS.patient, ACTORS.professional],
      );
      const found = (await review()).duplicates;
      expect(found).toContainEqual(
        expect.objectContaining({ user_id: ACTORS.patient, same_document: true, same_registration: false }),
      );
      expect(found).toContainEqual(
        expect.objectContaining({
          user_id: ACTORS.professional,
          same_document: false,
          same_registration: true,
        }),
      );
      expect(found.map(({ user_id }) => user_id)).not.toContain(ACTORS.applicant);
      await eraseUnblocked(database, 'patient');
      expect((await review()).duplicates.filter(({ same_document }) => same_document)).toEqual([
        expect.objectContaining({ full_name: '', state: 'erased', registration: null }),
      ]);
    });

    test('leaves professionals able to change their own row, whose registration is compared', async () => {
      await expect(
        database.as(
          'professional',
          'update public.professionals set price_per_session = 9000 where user_id = $1 returning id',
          [ACTORS.professional],
        ),
      ).resolves.toHaveLength(1);
    });

    test('an approval with open items is logged with them', async () => {
      for (const item of ['registration', 'name', 'profession'])
        await database.as('admin', CHECK, [id, item, true]);
      await database.as('admin', 'select public.promote_to_professional($1)', [id]);
      await expect(
        database.owner(`select after from public.audit_log where after ? 'unchecked' and subject_id = $1`, [
          id,
        ]),
      ).resolves.toEqual([{ after: { unchecked: ['document', 'single'] } }]);
    });

    test('reading is logged once an hour for those who see the CPF', async () => {
      await review();
      await review();
      await expect(
        database.owner(
          `select actor_id from public.audit_log where action = 'read' and subject_table = 'professional_applications' and subject_id = $1`,
          [id],
        ),
      ).resolves.toEqual([{ actor_id: ACTORS.admin }]);
    });
  });
});

import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Person } from './support/people.ts';

const choose = (database: TestDatabase, who: Person | 'visitor', form: string | null) =>
  database.as(who, 'select public.choose_form_of_address($1)', [form]);
const shown = async (database: TestDatabase, who: Person) =>
  database.as('visitor', 'select form_of_address from public.professionals_public where user_id = $1', [
    ACTORS[who],
  ]);

const apply = (database: TestDatabase, form: string | null) =>
  database.as(
    'patient',
    `select public.submit_professional_application('Camila Ribeiro', 'camila@exemplo.com.br', null, null,
       'psychologist', '{}', 'CRP 06/123456', null, 12000, '{}', $1)`,
    [form],
  );
const applied = (database: TestDatabase) =>
  database.as<{ id: string; form_of_address: string }>(
    'patient',
    'select id, form_of_address from public.professional_applications where user_id = $1',
    [ACTORS.patient],
  );

describe('the form of address', () => {
  onEveryDatabase((database) => {
    test.each(['patient', 'admin'] as const)('cannot be chosen by the %s', async (who) => {
      await expect(choose(database, who, 'feminine')).rejects.toMatchObject({ message: 'not_allowed' });
    });

    test('cannot be chosen by visitors, by suspended professionals, or with another value', async () => {
      await expect(choose(database, 'visitor', 'feminine')).rejects.toMatchObject({ code: '42501' });
      await expect(choose(database, 'professional', null)).rejects.toMatchObject({
        message: 'fields_required',
      });
      await expect(choose(database, 'professional', 'other')).rejects.toMatchObject({ code: '22P02' });
      await database.owner(
        `update public.professionals set approval_status = 'suspended' where user_id = $1`,
        [ACTORS.professional],
      );
      await expect(choose(database, 'professional', 'masculine')).rejects.toMatchObject({
        message: 'not_allowed',
      });
    });

    test('cannot be written except through the procedure', async () => {
      await expect(
        database.as('professional', `update public.professionals set form_of_address = 'masculine'`),
      ).rejects.toMatchObject({ code: '42501' });
    });

    test('is chosen by an approved professional, and readable by all', async () => {
      await expect(shown(database, 'professional')).resolves.toEqual([{ form_of_address: 'feminine' }]);
      await choose(database, 'professional', 'neutral');
      await expect(shown(database, 'professional')).resolves.toEqual([{ form_of_address: 'neutral' }]);
    });

    test('of an application is neutral by default, stays after a correction, and is copied at approval', async () => {
      await apply(database, null);
      await expect(applied(database)).resolves.toMatchObject([{ form_of_address: 'neutral' }]);
      const ask = `update public.professional_applications set application_status = 'needs_info' where user_id = $1`;
      await database.owner(ask, [ACTORS.patient]);
      await apply(database, 'feminine');
      await database.owner(ask, [ACTORS.patient]);
      await apply(database, null);
      const [application] = await applied(database);
      expect(application?.form_of_address).toBe('feminine');
      await database.as('admin', 'select public.promote_to_professional($1)', [application?.id]);
      await expect(shown(database, 'patient')).resolves.toEqual([{ form_of_address: 'feminine' }]);
    });

    test('is part of the data export', async () => {
      const [row] = await database.as<{ copy: unknown }>(
        'professional',
        'select public.export_my_data() as copy',
      );
      expect(JSON.stringify(row?.copy)).toContain('"forma_de_tratamento":"Psicóloga"');
    });
  });
});

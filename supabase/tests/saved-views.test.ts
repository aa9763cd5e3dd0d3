import { addAdmin, ask } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const ID = '5e000000-0000-4000-8000-000000000001';
const OTHER = '5e000000-0000-4000-8000-000000000002';
const SAVE = 'select public.save_view($1, $2, $3, $4)';
const DELETE = 'select public.delete_view($1)';
const DEAR = { de: '300' };

const save = (
  database: TestDatabase,
  id: string,
  name: string,
  filter: object,
  who: 'admin' | 'otherPatient' = 'admin',
) => ask(database, who, 'save_view($1, $2, $3, $4)', id, 'charges', name, JSON.stringify(filter));
const names = async (database: TestDatabase) =>
  (
    await database.as<{ name: string }>('otherPatient', 'select name from public.saved_views order by name')
  ).map(({ name }) => name);

describe('saved_views', () => {
  onEveryDatabase((database) => {
    test('are read and written by admins alone, and written by procedures alone', async () => {
      await save(database, ID, 'Acima de R$ 300', DEAR);
      await expectRefusal(database, 'visitor', 'select * from public.saved_views', [], '42501');
      for (const who of ['patient', 'professional'] as const) {
        await expect(database.as(who, 'select * from public.saved_views')).resolves.toEqual([]);
        await expectRefusal(database, who, SAVE, [OTHER, 'charges', 'x', '{"de":"1"}'], 'not_allowed');
        await expectRefusal(database, who, DELETE, [ID], 'not_allowed');
      }
      await expectRefusal(database, 'visitor', SAVE, [OTHER, 'charges', 'x', '{"de":"1"}'], '42501');
      await expectRefusal(database, 'visitor', DELETE, [ID], '42501');
      for (const sql of [`update public.saved_views set name = 'x'`, 'delete from public.saved_views'])
        await expectRefusal(database, 'admin', sql, [], '42501');
    });

    test('are the team’s: another admin sees and removes them, and the log says who', async () => {
      await addAdmin(database);
      await expect(save(database, ID, '  Acima  de R$ 300 ', DEAR)).resolves.toEqual({
        id: ID,
        name: 'Acima de R$ 300',
      });
      await expect(names(database)).resolves.toEqual(['Acima de R$ 300']);
      await database.as('otherPatient', DELETE, [ID]);
      await database.as('admin', DELETE, [ID]);
      await expect(names(database)).resolves.toEqual([]);
      await expect(
        database.owner(
          `select actor_id, action, before ->> 'name' as before, after ->> 'name' as after
           from public.audit_log where subject_table = 'saved_views' and subject_id = $1 order by id`,
          [ID],
        ),
      ).resolves.toEqual([
        { actor_id: ACTORS.admin, action: 'insert', before: null, after: 'Acima de R$ 300' },
        { actor_id: ACTORS.otherPatient, action: 'update', before: 'Acima de R$ 300', after: null },
      ]);
    });

    test('are saved once for one identifier, name and filter', async () => {
      await addAdmin(database);
      const first = await save(database, ID, 'Caras', DEAR);
      await expect(save(database, ID, 'Outra', { de: '400' }, 'otherPatient')).resolves.toEqual(first);
      for (const [name, filter, code] of [
        ['CARÁS', '{"de":"400"}', 'view_name_taken'],
        ['Outra', '{"de":"300"}', 'view_exists'],
      ] as const)
        await expectRefusal(database, 'admin', SAVE, [OTHER, 'charges', name, filter], code);
    });

    test('hold nothing but known parameters with short values, never what was searched for', async () => {
      await expectRefusal(database, 'admin', SAVE, [null, 'charges', 'x', '{"de":"1"}'], 'id_required');
      for (const name of [null, ' ', 'x'.repeat(41)])
        await expectRefusal(database, 'admin', SAVE, [ID, 'charges', name, '{"de":"1"}'], 'name_invalid');
      for (const [page, filter] of [
        ['people', '{"de":"1"}'],
        [null, '{"de":"1"}'],
        ['charges', null],
        ['charges', 'null'],
        ['charges', '[]'],
        ['charges', '"de"'],
        ['charges', '{}'],
        ['charges', '{"busca":"camila"}'],
        ['charges', '{"estado":["paid"]}'],
        ['charges', '{"estado":"Camila Ribeiro"}'],
        ['charges', `{"estado":"${'x'.repeat(21)}"}`],
      ])
        await expectRefusal(database, 'admin', SAVE, [ID, page, 'x', filter], 'view_invalid');
    });

    test('are at most twenty', async () => {
      for (let n = 1; n <= 20; n += 1)
        await save(database, crypto.randomUUID(), `Acima de ${n}`, { de: String(n) });
      await expectRefusal(
        database,
        'admin',
        SAVE,
        [OTHER, 'charges', 'Mais', '{"de":"99"}'],
        'too_many_views',
      );
    });

    test('stay without a name when the admin who saved them is erased', async () => {
      await save(database, ID, 'Caras', DEAR);
      await database.owner(`insert into auth.users (id, email) values ($1, 'outra@exemplo.com.br')`, [OTHER]);
      await database.owner('update public.saved_views set created_by = $1', [OTHER]);
      await database.owner('delete from auth.users where id = $1', [OTHER]);
      await expect(database.owner('select name, created_by from public.saved_views')).resolves.toEqual([
        { name: 'Caras', created_by: null },
      ]);
    });
  });
});

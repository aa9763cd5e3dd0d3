import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SWEEP = 'select public.sweep_documents($1) as path';
const OLD = '2026-11-17T11:59:59Z';
const YOUNG = '2026-11-17T12:00:00Z';

/** Stores a verified document with the given upload time; returns its path. */
async function store(database: TestDatabase, name: string, instant: string, folder: string = ACTORS.patient) {
  const path = `${folder}/${name}`;
  await database.owner(
    `with stored as (insert into storage.objects (bucket_id, name, created_at)
       values ('professional-documents', $1, $2) returning id)
     insert into private.verified_documents (object_id, kind) select id, 'application/pdf' from stored`,
    [path, instant],
  );
  return path;
}
const APPLY = `select public.submit_professional_application('Camila', 'camila@exemplo.com.br', null, null,
  'psychologist', '{}', 'CRP 06/123456', null, 12000, $1)`;

describe('unsent documents', () => {
  onEveryDatabase((database) => {
    const sweep = async (most = 100) =>
      (await database.as<{ path: string }>('service', SWEEP, [most])).map(({ path }) => path);

    test.each(['visitor', 'patient', 'applicant', 'professional', 'admin'] as const)(
      'cannot be swept by %s',
      async (who) => {
        await expectRefusal(database, who, SWEEP, [100], '42501');
      },
    );

    test('are swept after seven days, the oldest first', async () => {
      const old = await store(database, '1-old.pdf', OLD);
      const older = await store(database, '2-older.pdf', '2026-10-01T12:00:00Z', ACTORS.otherPatient);
      await store(database, '3-young.pdf', YOUNG);
      await expect(sweep(1)).resolves.toEqual([older]);
      await expect(sweep()).resolves.toEqual([older, old]);
      await database.travel('2026-11-24T12:00:01Z');
      await expect(sweep()).resolves.toHaveLength(3);
    });

    test('are returned again until they are deleted', async () => {
      const path = await store(database, '1-old.pdf', OLD);
      await expect(sweep()).resolves.toEqual([path]);
      await expect(sweep()).resolves.toEqual([path]);
      await database.owner('delete from storage.objects where name = $1', [path]);
      await expect(sweep()).resolves.toEqual([]);
    });

    test('cannot be sent once they were swept', async () => {
      const path = await store(database, '1-old.pdf', OLD);
      await sweep();
      await expectRefusal(database, 'patient', APPLY, [[path]], 'documents_invalid');
    });

    test('are swept also when their owner was deleted', async () => {
      const path = await store(database, '1-old.pdf', OLD, crypto.randomUUID());
      const odd = await store(database, '1-odd.pdf', OLD, 'nobody');
      await expect(sweep()).resolves.toEqual(expect.arrayContaining([path, odd]));
    });

    test('include no document of an application or of another bucket', async () => {
      const path = await store(database, '1-old.pdf', OLD);
      await database.as('patient', APPLY, [[path]]);
      await database.owner(`insert into storage.buckets (id, name) values ('others', 'others')`);
      await database.owner(
        `insert into storage.objects (bucket_id, name, created_at) values ('others', $1, $2)`,
        [path, OLD],
      );
      await expect(sweep()).resolves.toEqual([]);
    });
  });
});

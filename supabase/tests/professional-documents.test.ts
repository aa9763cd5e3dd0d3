import { randomUUID } from 'node:crypto';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS, type Actor, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const ADD = `insert into storage.objects (bucket_id, name) values ($1, $2) returning name`;
const BUCKET = 'professional-documents';
const own = (who: Person, file = '1700000000000-crp.pdf') => `${ACTORS[who]}/${file}`;

describe('professional documents', () => {
  onEveryDatabase((database) => {
    const seen = (who: Actor) =>
      database.as(who, 'select name from storage.objects where bucket_id = $1', [BUCKET]);

    test('the bucket is private, for documents of up to five megabytes', async () => {
      await expect(
        database.owner(
          'select public, file_size_limit::int as bytes, allowed_mime_types from storage.buckets where id = $1',
          [BUCKET],
        ),
      ).resolves.toEqual([
        {
          public: false,
          bytes: 5 * 1024 * 1024,
          allowed_mime_types: ['application/pdf', 'image/jpeg', 'image/png'],
        },
      ]);
    });

    test.each(['visitor', 'admin', 'professional', 'suspendedProfessional'] as const)(
      '%s cannot add any',
      async (who) => {
        const name = who === 'visitor' ? own('patient') : own(who);
        await expectRefusal(database, who, ADD, [BUCKET, name], '42501');
      },
    );

    test.each(['patient', 'applicant'] as const)('%s can add only to their own folder', async (who) => {
      await expect(database.as(who, ADD, [BUCKET, own(who)])).resolves.toEqual([{ name: own(who) }]);
      await expectRefusal(database, who, ADD, [BUCKET, own('otherPatient')], '42501');
      await expectRefusal(database, who, ADD, ['no-such-bucket', own(who, '1700000000001-a.pdf')], '42501');
    });

    test.each([
      '1700000000000-a.html',
      '1700000000000-a.pdf.exe',
      'a.pdf',
      '1700000000000-/a.pdf',
      '1700000000000-../x.pdf',
      '1700000000000-ação.pdf',
      '1700000000000-\u202Efdp.exe.pdf',
      `1700000000000-${'x'.repeat(300)}.pdf`,
      'sub/1700000000000-a.pdf',
    ])('the name %s is refused', async (file) => {
      await expectRefusal(database, 'patient', ADD, [BUCKET, own('patient', file)], '42501');
    });

    test('a user may have at most forty unsent ones', async () => {
      for (let index = 10; index < 50; index += 1)
        await database.as('patient', ADD, [BUCKET, own('patient', `17000000000${index}-a.pdf`)]);
      const next = [BUCKET, own('patient', '1700000000050-a.pdf')];
      await expectRefusal(database, 'patient', ADD, next, '42501');
      await database.owner(
        `update public.professional_applications set document_urls = array[$1] where user_id = $2`,
        [own('patient', '1700000000010-a.pdf'), ACTORS.applicant],
      );
      await expect(database.as('patient', ADD, next)).resolves.toHaveLength(1);
    });

    test.each([
      ['full', true],
      ['reviewer', true],
      ['finance', false],
      ['support', false],
      ['read_only', false],
    ] as const)('a %s member opens them only to decide: %s', async (role, opens) => {
      await database.as('patient', ADD, [BUCKET, own('patient')]);
      await database.owner('update private.team_members set role = $1::public.team_role', [role]);
      await expect(seen('admin')).resolves.toEqual(opens ? [{ name: own('patient') }] : []);
    });

    test('are readable by their owner and admins', async () => {
      await database.as('patient', ADD, [BUCKET, own('patient')]);
      for (const who of ['patient', 'admin'] as const)
        await expect(seen(who)).resolves.toEqual([{ name: own('patient') }]);
      for (const who of ['visitor', 'otherPatient', 'professional', 'applicant'] as const)
        await expect(seen(who)).resolves.toEqual([]);
    });

    test('cannot be changed, and are removable by their owner until they are sent', async () => {
      await database.as('patient', ADD, [BUCKET, own('patient')]);
      const rename = `update storage.objects set name = 'x' where name = $1 returning 1`;
      const remove = 'delete from storage.objects where name = $1 returning 1 as gone';
      for (const who of ['patient', 'admin', 'otherPatient'] as const)
        await expect(database.as(who, rename, [own('patient')])).resolves.toEqual([]);
      for (const who of ['admin', 'otherPatient', 'visitor'] as const)
        await expect(database.as(who, remove, [own('patient')])).resolves.toEqual([]);
      await database.owner(
        `update public.professional_applications set document_urls = array[$1] where user_id = $2`,
        [own('patient'), ACTORS.applicant],
      );
      await expect(database.as('patient', remove, [own('patient')])).resolves.toEqual([]);
      await database.owner(`update public.professional_applications set document_urls = '{}'`);
      await expect(database.as('patient', remove, [own('patient')])).resolves.toEqual([{ gone: 1 }]);
    });

    test('cannot replace a sent one under its name', async () => {
      const add = [BUCKET, own('patient')];
      await database.as('patient', ADD, add);
      await database.owner(
        `update public.professional_applications set document_urls = array[$1] where user_id = $2`,
        [own('patient'), ACTORS.applicant],
      );
      // Sending and removing ran concurrently, and the removal was faster.
      await database.owner('delete from storage.objects where name = $1', [own('patient')]);
      await expectRefusal(database, 'patient', ADD, add, '42501');
    });

    test('are recorded as verified by the service role only', async () => {
      const id = randomUUID();
      const note = `select public.document_verified($1, 'application/pdf')`;
      for (const who of ['visitor', 'patient', 'admin'] as const) {
        await expectRefusal(database, who, note, [id], '42501');
        await expectRefusal(database, who, 'select public.stored_document($1)', [own('patient')], '42501');
        await expectRefusal(database, who, 'select 1 from private.verified_documents', [], '42501');
      }
      await database.as('service', note, [id]);
      await database.as('service', note, [id]);
    });
  });
});

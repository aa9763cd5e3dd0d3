import { suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { endEverySession } from './support/login-sessions.ts';
import { ACTORS, type Actor, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const ADD = 'insert into storage.objects (bucket_id, name) values ($1, $2) returning id';
const ORIGINALS = 'profile-photos-in';
const PHOTOS = 'profile-photos';
const BEGIN = 'select public.begin_photo($1) as id';
const STAGE = 'select public.stage_photo($1, $2) as url';
const PUBLISH = 'select public.publish_photo($1, $2) as url';
const SWEEP = 'select public.sweep_photos() as found';
const REMOVE = 'select public.remove_photo($1, $2, $3)';
const UNCOUNT = 'select public.uncount_photo($1)';

const name = (index = 1) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}.jpg`;
const own = (who: Person, file = name()) => `${ACTORS[who]}/${file}`;
const addressOf = (who: Person, hash = 'a') => `${ACTORS[who]}/${hash.repeat(32)}`;
const shown = (address: string) => `/storage/v1/object/public/profile-photos/${address}-512.webp`;

/** Sends a photo and begins to publish it; returns its identifier. */
async function begun(database: TestDatabase, who: Person = 'professional', file = name()): Promise<string> {
  await database.as(who, ADD, [ORIGINALS, own(who, file)]);
  const [row] = await database.as<{ id: string }>(who, BEGIN, [own(who, file)]);
  return row?.id ?? '';
}

/** Publishes a photo as the function does; returns its address. */
async function published(database: TestDatabase, hash = 'a', file = name()): Promise<string> {
  const id = await begun(database, 'professional', file);
  const address = addressOf('professional', hash);
  await database.as('service', STAGE, [id, address]);
  await database.as('service', PUBLISH, [id, address]);
  return address;
}

describe('photos of professionals', () => {
  onEveryDatabase((database) => {
    beforeEach(() => database.owner('update public.professionals set profile_image_url = null'));

    const urlSeenBy = async (who: Actor, id: string = ACTORS.professional) =>
      (
        await database.as<{ url: string | null }>(
          who,
          'select profile_image_url as url from public.professionals_public where user_id = $1',
          [id],
        )
      )[0]?.url;
    const swept = async () =>
      (await database.as<{ found: { originals: string[]; photos: string[] } }>('service', SWEEP))[0]?.found;

    test('one bucket is private, for JPEG of up to one megabyte; the other is public, for WebP', async () => {
      await expect(
        database.owner(
          `select id, public, file_size_limit::int as bytes, allowed_mime_types as types
           from storage.buckets where id in ($1, $2) order by id`,
          [ORIGINALS, PHOTOS],
        ),
      ).resolves.toEqual([
        { id: PHOTOS, public: true, bytes: 512 * 1024, types: ['image/webp'] },
        { id: ORIGINALS, public: false, bytes: 1024 * 1024, types: ['image/jpeg'] },
      ]);
    });

    test.each(['visitor', 'patient', 'applicant', 'suspendedProfessional', 'admin'] as const)(
      '%s cannot send one',
      async (who) => {
        const folder = who === 'visitor' ? 'professional' : who;
        await expectRefusal(database, who, ADD, [ORIGINALS, own(folder)], '42501');
      },
    );

    test.each([
      ['the folder of another', own('otherProfessional')],
      ['another name', own('professional', 'a.jpg')],
      ['another type', own('professional', name().replace('.jpg', '.png'))],
      ['a folder inside', own('professional', `a/${name()}`)],
    ])('a professional cannot send one to %s', async (_, path) => {
      await expectRefusal(database, 'professional', ADD, [ORIGINALS, path], '42501');
    });

    test('is not sent in an ended login session', async () => {
      await endEverySession(database);
      await expectRefusal(database, 'professional', ADD, [ORIGINALS, own('professional')], '42501');
      await expectRefusal(database, 'professional', BEGIN, [own('professional')], 'session_ended');
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s writes nothing to the public bucket',
      async (who) => {
        await expectRefusal(database, who, ADD, [PHOTOS, `${addressOf('professional')}-512.webp`], '42501');
        await database.as('service', ADD, [PHOTOS, `${addressOf('professional')}-512.webp`]);
        for (const statement of [
          'delete from storage.objects where bucket_id = $1 returning id',
          `update storage.objects set name = 'x' where bucket_id = $1 returning id`,
          'select id from storage.objects where bucket_id = $1',
        ])
          await expect(database.as(who, statement, [PHOTOS])).resolves.toEqual([]);
      },
    );

    test('is read by its sender alone until it is published, and not changed or removed', async () => {
      await database.as('professional', ADD, [ORIGINALS, own('professional')]);
      const read = 'select name from storage.objects where bucket_id = $1';
      await expect(database.as('professional', read, [ORIGINALS])).resolves.toHaveLength(1);
      for (const who of ['visitor', 'patient', 'otherProfessional', 'admin'] as const)
        await expect(database.as(who, read, [ORIGINALS])).resolves.toEqual([]);
      for (const statement of ['delete from storage.objects', `update storage.objects set name = 'x'`])
        await expect(
          database.as('professional', `${statement} where bucket_id = $1 returning id`, [ORIGINALS]),
        ).resolves.toEqual([]);
    });

    test.each([
      ['visitor', '42501'],
      ['patient', 'not_allowed'],
      ['suspendedProfessional', 'not_allowed'],
      ['admin', 'not_allowed'],
      ['otherProfessional', 'photo_not_found'],
    ] as const)('%s cannot publish it', async (who, code) => {
      await database.as('professional', ADD, [ORIGINALS, own('professional')]);
      await expectRefusal(database, who, BEGIN, [own('professional')], code);
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot do what the function does',
      async (who) => {
        const parameters = [await begun(database), addressOf('professional')];
        await expectRefusal(database, who, STAGE, parameters, '42501');
        await expectRefusal(database, who, PUBLISH, parameters, '42501');
        await expectRefusal(database, who, SWEEP, [], '42501');
        await expectRefusal(database, who, UNCOUNT, parameters.slice(0, 1), '42501');
        await expectRefusal(database, who, `select public.photos_swept('{}')`, [], '42501');
      },
    );

    test('ten are sent in 24 hours, whether they are published or not', async () => {
      for (let index = 1; index <= 5; index += 1) await begun(database, 'professional', name(index));
      await database.owner('delete from storage.objects where bucket_id = $1', [ORIGINALS]);
      for (let index = 6; index <= 10; index += 1)
        await database.as('professional', ADD, [ORIGINALS, own('professional', name(index))]);
      const next = [ORIGINALS, own('professional', name(11))];
      await expectRefusal(database, 'professional', ADD, next, '42501');
      await expect(
        database.as('otherProfessional', ADD, [ORIGINALS, own('otherProfessional')]),
      ).resolves.toHaveLength(1);
      // As if it had been stored at the same moment as the tenth.
      await database.as('service', ADD, next);
      for (let index = 6; index <= 10; index += 1)
        await database.as('professional', BEGIN, [own('professional', name(index))]);
      await expectRefusal(database, 'professional', BEGIN, [next[1]], 'too_many_photos');
      await database.owner('delete from storage.objects where bucket_id = $1', [ORIGINALS]);
      await database.travel('2026-11-25T12:00:01Z');
      await expect(database.as('professional', ADD, next)).resolves.toHaveLength(1);
    });

    test('one that is swept without being published goes on counting', async () => {
      for (let index = 1; index <= 10; index += 1)
        await database.as('professional', ADD, [ORIGINALS, own('professional', name(index))]);
      await database.owner(
        `update storage.objects set created_at = '2026-11-24T12:00:00Z' where bucket_id = $1`,
        [ORIGINALS],
      );
      await database.travel('2026-11-24T13:00:01Z');
      for (const _ of [1, 2]) expect((await swept())?.originals).toHaveLength(10);
      await database.owner('delete from storage.objects where bucket_id = $1', [ORIGINALS]);
      const next = [ORIGINALS, own('professional', name(11))];
      await expectRefusal(database, 'professional', ADD, next, '42501');
      await database.travel('2026-11-25T12:00:00Z');
      await expect(database.as('professional', ADD, next)).resolves.toHaveLength(1);
    });

    test('no upload is remembered for more than 24 hours, also where nothing waits to be swept', async () => {
      await begun(database);
      await database.owner('delete from storage.objects where bucket_id = $1', [ORIGINALS]);
      const remembered = () => database.owner('select 1 as one from private.photo_uploads');
      for (const [instant, count] of [
        ['2026-11-25T11:59:59Z', 1],
        ['2026-11-25T12:00:00Z', 0],
      ] as const) {
        await database.travel(instant);
        await database.owner('select private.call_sweep_photos()');
        await expect(remembered()).resolves.toHaveLength(count);
      }
    });

    test('asking again for the same photo counts once', async () => {
      const id = await begun(database);
      await expect(database.as('professional', BEGIN, [own('professional')])).resolves.toEqual([{ id }]);
      await expect(database.owner('select user_id from private.photo_uploads')).resolves.toEqual([
        { user_id: ACTORS.professional },
      ]);
    });

    test('is shown in the profile, in cards and to its owner', async () => {
      await expect(urlSeenBy('visitor')).resolves.toBeNull();
      const url = shown(await published(database));
      await expect(urlSeenBy('visitor')).resolves.toBe(url);
      const [profile] = await database.as(
        'visitor',
        `select public.public_profile($1) -> 'professional' ->> 'profile_image_url' as url`,
        [ACTORS.professional],
      );
      expect(profile).toEqual({ url });
      await expect(
        database.as('professional', `select public.own_public_profile() ->> 'profile_image_url' as url`),
      ).resolves.toEqual([{ url }]);
    });

    test.each([
      ['the folder of another', addressOf('otherProfessional')],
      ['no hash', `${ACTORS.professional}/x`],
      ['a path upwards', `${ACTORS.professional}/../${'a'.repeat(32)}`],
    ])('is not staged at %s', async (_, address) => {
      await expectRefusal(database, 'service', STAGE, [await begun(database), address], 'photo_not_found');
    });

    test('is not published without being staged, nor when it is about to be removed', async () => {
      const parameters = [await begun(database), addressOf('professional')];
      await expectRefusal(database, 'service', PUBLISH, parameters, 'photo_not_found');
      await database.as('service', STAGE, parameters);
      await database.travel('2026-11-24T12:09:30Z');
      await expectRefusal(database, 'service', PUBLISH, parameters, 'photo_not_found');
      await expect(urlSeenBy('visitor')).resolves.toBeNull();
    });

    test('has the origin of the API where the portal has another', async () => {
      const parameters = [await begun(database), addressOf('professional')];
      await database.as('service', STAGE, parameters);
      const publishAt = 'select public.publish_photo($1, $2, $3) as url';
      await expectRefusal(database, 'service', publishAt, [...parameters, 'javascript:x'], 'fields_invalid');
      const url = `https://ref.supabase.co${shown(addressOf('professional'))}`;
      await expect(
        database.as('service', publishAt, [...parameters, 'https://ref.supabase.co']),
      ).resolves.toEqual([{ url }]);
      // The API moved: the same photo at another origin.
      await database.owner(
        `update public.professionals set profile_image_url = replace(profile_image_url, 'ref', 'new') where user_id = $1`,
        [ACTORS.professional],
      );
      await expect(swept()).resolves.toMatchObject({ photos: [] });
      await database.as('professional', 'select public.remove_own_photo()');
      await expect(swept()).resolves.toMatchObject({ photos: [addressOf('professional')] });
    });

    test('a second request for the same photo gets its address, and it is not swept', async () => {
      const parameters = [await begun(database), addressOf('professional')];
      const url = shown(addressOf('professional'));
      for (const _ of [1, 2])
        await expect(database.as('service', STAGE, parameters)).resolves.toEqual([{ url: null }]);
      for (const _ of [1, 2])
        await expect(database.as('service', PUBLISH, parameters)).resolves.toEqual([{ url }]);
      await expect(database.as('service', STAGE, parameters)).resolves.toEqual([{ url }]);
      await database.travel('2026-11-24T12:10:00Z');
      await expect(swept()).resolves.toMatchObject({ photos: [] });
      // Not even if its address were on the list.
      await database.owner('insert into private.photo_leftovers values ($1, private.now())', [parameters[1]]);
      await expect(swept()).resolves.toMatchObject({ photos: [] });
    });

    test('is not published again once another has replaced it, or nine minutes after it began', async () => {
      const first = [await begun(database), addressOf('professional')];
      await database.as('service', STAGE, first);
      await database.as('service', PUBLISH, first);
      await published(database, 'b', name(2));
      await expectRefusal(database, 'service', STAGE, first, 'photo_not_found');
      await expectRefusal(database, 'service', PUBLISH, first, 'photo_not_found');
      const late = [await begun(database, 'professional', name(3)), addressOf('professional', 'c')];
      await database.travel('2026-11-24T12:09:00Z');
      await expectRefusal(database, 'service', STAGE, late, 'photo_not_found');
      await expect(urlSeenBy('visitor')).resolves.toBe(shown(addressOf('professional', 'b')));
    });

    test('does not count where the host could not publish it', async () => {
      const uploads = () => database.owner('select object_id as id from private.photo_uploads');
      await database.as('service', UNCOUNT, [await begun(database)]);
      await expect(uploads()).resolves.toEqual([]);
      const id = await begun(database, 'professional', name(2));
      await database.as('service', STAGE, [id, addressOf('professional')]);
      await database.as('service', PUBLISH, [id, addressOf('professional')]);
      await database.as('service', UNCOUNT, [id]);
      await expect(uploads()).resolves.toEqual([{ id }]);
    });

    test('is not published once its owner is suspended', async () => {
      const parameters = [await begun(database), addressOf('professional')];
      await database.as('service', STAGE, parameters);
      await suspend(database);
      await expectRefusal(database, 'service', PUBLISH, parameters, 'not_allowed');
    });

    test('the files of the photo before it are removed', async () => {
      const first = await published(database);
      await expect(swept()).resolves.toMatchObject({ photos: [] });
      const second = await published(database, 'b', name(2));
      await expect(swept()).resolves.toMatchObject({ photos: [first] });
      // Answered until they are gone.
      await expect(swept()).resolves.toMatchObject({ photos: [first] });
      await database.as('service', 'select public.photos_swept($1)', [[first, second]]);
      await expect(swept()).resolves.toMatchObject({ photos: [] });
      await expect(urlSeenBy('visitor')).resolves.toBe(shown(second));
    });

    test('files that were staged and never published are removed after ten minutes', async () => {
      const address = addressOf('professional');
      await database.as('service', STAGE, [await begun(database), address]);
      await expect(swept()).resolves.toMatchObject({ photos: [] });
      await database.travel('2026-11-24T12:10:00Z');
      await expect(swept()).resolves.toMatchObject({ photos: [address] });
    });

    test('files are removed also when the account is gone', async () => {
      const who = 'unpricedProfessional';
      const [first, second] = [addressOf(who, 'a'), addressOf(who, 'b')];
      const id = await begun(database, who);
      await database.as('service', STAGE, [id, first]);
      await database.as('service', PUBLISH, [id, first]);
      await database.as('service', STAGE, [await begun(database, who, name(2)), second]);
      await database.owner('delete from auth.users where id = $1', [ACTORS[who]]);
      await expect(swept()).resolves.toMatchObject({ photos: [first] });
      await database.travel('2026-11-24T12:10:00Z');
      await expect(swept()).resolves.toMatchObject({ photos: [first, second] });
    });

    test('what was sent and never published is removed after an hour', async () => {
      await database.as('professional', ADD, [ORIGINALS, own('professional')]);
      await database.owner(
        `update storage.objects set created_at = '2026-11-24T12:00:00Z' where bucket_id = $1`,
        [ORIGINALS],
      );
      await expect(swept()).resolves.toMatchObject({ originals: [] });
      await database.travel('2026-11-24T13:00:01Z');
      await expect(swept()).resolves.toMatchObject({ originals: [own('professional')] });
    });

    test('is removed by its owner', async () => {
      const address = await published(database);
      for (const who of ['patient', 'applicant', 'suspendedProfessional', 'admin'] as const)
        await expectRefusal(database, who, 'select public.remove_own_photo()', [], 'not_allowed');
      await expectRefusal(database, 'visitor', 'select public.remove_own_photo()', [], '42501');
      await database.as('otherProfessional', 'select public.remove_own_photo()');
      await expect(urlSeenBy('visitor')).resolves.toBe(shown(address));
      await database.as('professional', 'select public.remove_own_photo()');
      await expect(urlSeenBy('visitor')).resolves.toBeNull();
      await expect(swept()).resolves.toMatchObject({ photos: [address] });
    });

    test.each([
      ['visitor', '42501'],
      ['patient', 'not_allowed'],
      ['otherProfessional', 'not_allowed'],
    ] as const)('%s cannot remove it for the team', async (who, code) => {
      const address = await published(database);
      await expectRefusal(
        database,
        who,
        REMOVE,
        [ACTORS.professional, shown(address), 'Não é um retrato'],
        code,
      );
    });

    test('is removed by the team with a reason, which its owner reads and the log keeps', async () => {
      const address = await published(database);
      for (const reason of ['', '  x ', null])
        await expectRefusal(
          database,
          'admin',
          REMOVE,
          [ACTORS.professional, shown(address), reason],
          'reason_required',
        );
      await database.as('admin', REMOVE, [ACTORS.professional, shown(address), ' Não é um retrato ']);
      await expect(urlSeenBy('visitor')).resolves.toBeNull();
      await expect(swept()).resolves.toMatchObject({ photos: [address] });
      await expect(
        database.as(
          'professional',
          `select title, body, link from public.notifications order by created_at desc limit 1`,
        ),
      ).resolves.toEqual([
        { title: 'Sua foto foi removida', body: 'Não é um retrato', link: '/professional/perfil' },
      ]);
      await expect(
        database.owner(
          `select actor_id, after from public.audit_log where subject_id = $1 and after ? 'photo_removed'`,
          [ACTORS.professional],
        ),
      ).resolves.toEqual([
        { actor_id: ACTORS.admin, after: { photo_removed: true, reason: 'Não é um retrato' } },
      ]);
      await expectRefusal(
        database,
        'admin',
        REMOVE,
        [ACTORS.professional, shown(address), 'De novo'],
        'photo_not_found',
      );
    });

    test('is not removed by the team when its owner has replaced it since', async () => {
      const seen = shown(await published(database));
      const next = await published(database, 'b', name(2));
      for (const url of [seen, null])
        await expectRefusal(
          database,
          'admin',
          REMOVE,
          [ACTORS.professional, url, 'Não é um retrato'],
          'photo_changed',
        );
      await expect(urlSeenBy('visitor')).resolves.toBe(shown(next));
    });

    test.each([
      ['suspension', 'select public.suspend_professional($1, $2)'],
      ['blocking', 'select public.block_person($1, $2)'],
    ])('a %s removes it for good', async (_, sql) => {
      const address = await published(database);
      await database.as('admin', sql, [ACTORS.professional, 'Registro vencido']);
      await expect(
        database.owner('select profile_image_url as url from public.professionals where user_id = $1', [
          ACTORS.professional,
        ]),
      ).resolves.toEqual([{ url: null }]);
      await expect(swept()).resolves.toMatchObject({ photos: [address] });
    });

    test('is in the copy of one’s own data', async () => {
      const address = await published(database);
      await database.as('service', ADD, [PHOTOS, `${address}-512.webp`]);
      const [copy] = await database.as<{ text: string }>(
        'professional',
        'select public.export_my_data()::text as text',
      );
      for (const part of ['Foto do perfil', `${address}-512.webp`, shown(address)])
        expect(copy?.text).toContain(part);
    });

    test('an erasure waits until its files are gone', async () => {
      await database.as('professional', ADD, [ORIGINALS, own('professional')]);
      await database.as('service', ADD, [PHOTOS, `${addressOf('professional')}-512.webp`]);
      await database.owner(
        `insert into public.privacy_requests (user_id, kind, full_name, email, user_type)
         values ($1, 'erasure', 'Marina Azevedo', '', 'professional')`,
        [ACTORS.professional],
      );
      const [answer] = await database.owner(
        `select private.erasure_answer(r) -> 'photos' as photos, r.user_id as owner
         from public.privacy_requests r where r.user_id = $1 and r.kind = 'erasure'`,
        [ACTORS.professional],
      );
      expect(answer).toEqual({
        photos: [
          { bucket: ORIGINALS, name: own('professional') },
          { bucket: PHOTOS, name: `${addressOf('professional')}-512.webp` },
        ],
        owner: ACTORS.professional,
      });
    });
  });
});

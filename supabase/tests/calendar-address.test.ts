import { createHash } from 'node:crypto';
import { book, pay, suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked, requestOf } from './support/erasing.ts';
import { endEverySession } from './support/login-sessions.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

interface Made {
  readonly secret: string;
  readonly created_at: string;
}
interface Calendar {
  readonly rows: readonly { readonly uid: string; readonly starts_at: string; readonly ends_at: string }[];
  readonly retry_after: number | null;
}

const STATE = 'select public.calendar_address() as answer';
const CREATE = 'select public.create_calendar_address() as answer';
const RENEW = 'select public.renew_calendar_address() as answer';
const REVOKE = 'select public.revoke_calendar_address() as answer';
const READ = 'select public.read_calendar($1) as answer';
const WRITES = [CREATE, RENEW, REVOKE];

const sumOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

async function answer<Answer>(database: TestDatabase, who: Actor, sql: string, parameters: unknown[] = []) {
  const [row] = await database.as<{ answer: Answer }>(who, sql, parameters);
  return row?.answer as Answer;
}
const create = (database: TestDatabase, who: Actor = 'professional') => answer<Made>(database, who, CREATE);
const read = (database: TestDatabase, secret: string) =>
  answer<Calendar | null>(database, 'service', READ, [sumOf(secret)]);

/** Marina's agenda without the consultations of the seed. */
const emptied = (database: TestDatabase) =>
  database.owner(`update public.consultations set status = 'cancelled' where professional_id = $1`, [
    ACTORS.professional,
  ]);

describe('a calendar address', () => {
  onEveryDatabase((database) => {
    test('is for approved professionals', async () => {
      for (const sql of [STATE, ...WRITES]) await expectRefusal(database, 'visitor', sql, [], '42501');
      for (const who of ['patient', 'applicant', 'admin', 'suspendedProfessional'] as const) {
        await expect(answer(database, who, STATE)).resolves.toBeNull();
        for (const sql of WRITES) await expectRefusal(database, who, sql, [], 'not_allowed');
      }
      await endEverySession(database);
      for (const sql of WRITES) await expectRefusal(database, 'professional', sql, [], 'session_ended');
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      'is read by the service only, not by %s',
      async (who) => {
        const { secret } = await create(database);
        await expectRefusal(database, who, READ, [sumOf(secret)], '42501');
        await expectRefusal(database, who, 'select 1 from private.calendar_addresses', [], '42501');
      },
    );

    test('is answered once, as 256 random bits; the database holds its hash', async () => {
      const { secret } = await create(database);
      expect(secret).toMatch(/^[\w-]{43}$/);
      await expect(answer(database, 'professional', STATE)).resolves.toEqual({
        created_at: expect.any(String) as string,
        last_read_at: null,
      });
      const rows = await database.owner<{ row: string }>(
        'select a::text as row from private.calendar_addresses a union all select l::text from public.audit_log l',
      );
      const texts = rows.map(({ row }) => row).join('\n');
      expect(texts).toContain(sumOf(secret));
      expect(texts).not.toContain(secret);
      expect((await create(database, 'otherProfessional')).secret).not.toBe(secret);
    });

    test('is not replaced by a second request to create one', async () => {
      const { secret } = await create(database);
      await expectRefusal(database, 'professional', CREATE, [], 'calendar_address_exists');
      await expect(read(database, secret)).resolves.toMatchObject({ retry_after: null });
    });

    test('is renewed: the one before stops working', async () => {
      await expectRefusal(database, 'professional', RENEW, [], 'calendar_address_missing');
      const { secret } = await create(database);
      await read(database, secret);
      const renewed = await answer<Made>(database, 'professional', RENEW);
      await expect(read(database, secret)).resolves.toBeNull();
      await expect(answer(database, 'professional', STATE)).resolves.toMatchObject({ last_read_at: null });
      await expect(read(database, renewed.secret)).resolves.not.toBeNull();
    });

    test('is switched off, and can be created again', async () => {
      await expect(answer(database, 'professional', REVOKE)).resolves.toBe(false);
      const { secret } = await create(database);
      await expect(answer(database, 'professional', REVOKE)).resolves.toBe(true);
      await expect(answer(database, 'professional', REVOKE)).resolves.toBe(false);
      await expect(answer(database, 'professional', STATE)).resolves.toBeNull();
      await expect(read(database, secret)).resolves.toBeNull();
      const again = await create(database);
      expect(again.secret).not.toBe(secret);
      await expect(read(database, again.secret)).resolves.not.toBeNull();
    });

    test('is in the log, without the secret', async () => {
      const { secret } = await create(database);
      await read(database, secret);
      await answer(database, 'professional', REVOKE);
      const log = await database.owner<{ action: string; after: Record<string, unknown> }>(
        `select action, after from public.audit_log where subject_table = 'calendar_addresses' order by id`,
      );
      expect(log).toEqual([
        { action: 'insert', after: { created_at: expect.any(String) as string } },
        { action: 'update', after: { created_at: null } },
      ]);
    });

    test.each([
      ['suspended', `update public.professionals set approval_status = 'suspended' where user_id = $1`],
      ['blocked', `update auth.users set banned_until = 'infinity' where id = $1`],
      ['deleted', 'update auth.users set deleted_at = private.now() where id = $1'],
    ])('does not work while the professional is %s', async (_, sql) => {
      const { secret } = await create(database);
      await database.as('superuser', sql, [ACTORS.professional]);
      await expect(read(database, secret)).resolves.toBeNull();
    });

    test('is gone once the professional is erased', async () => {
      const { secret } = await create(database);
      await eraseUnblocked(database, 'professional', await requestOf(database, 'professional'));
      await expect(read(database, secret)).resolves.toBeNull();
      await expect(database.owner('select 1 from private.calendar_addresses')).resolves.toEqual([]);
    });

    test('is read-only for a suspended professional, and works again afterwards', async () => {
      const { secret } = await create(database);
      await suspend(database);
      await expect(answer(database, 'professional', STATE)).resolves.not.toBeNull();
      for (const sql of WRITES) await expectRefusal(database, 'professional', sql, [], 'not_allowed');
      await database.as('admin', 'select public.lift_suspension($1)', [ACTORS.professional]);
      await expect(read(database, secret)).resolves.not.toBeNull();
    });

    test.each([null, '', 'x', '0'.repeat(64), '\\x00', "' or true --"])(
      'that does not exist: %p',
      async (sum) => {
        await create(database);
        await expect(answer(database, 'service', READ, [sum])).resolves.toBeNull();
      },
    );

    test('is read at most 120 times an hour', async () => {
      const { secret } = await create(database);
      for (let n = 1; n <= 120; n += 1) await read(database, secret);
      await database.travel('2026-11-24T12:30:00Z');
      await expect(read(database, secret)).resolves.toEqual({ rows: [], retry_after: 1800 });
      await database.travel('2026-11-24T13:00:00Z');
      await expect(read(database, secret)).resolves.toMatchObject({ retry_after: null });
    });
  });
});

describe('what a calendar address answers', () => {
  onEveryDatabase((database) => {
    const starts = async (secret: string) =>
      (await read(database, secret))?.rows.map(({ starts_at }) => new Date(starts_at).toISOString());

    test('consultations and blocks: when, and no other identifier', async () => {
      await emptied(database);
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      const block = crypto.randomUUID();
      await database.as('professional', 'select public.add_block($1, $2, $3, $4)', [
        block,
        '2026-12-02T12:00:00Z',
        '2026-12-04T12:00:00Z',
        'Dentista',
      ]);
      const { secret } = await create(database);
      const calendar = await read(database, secret);
      expect(calendar?.rows.map(({ uid: _, ...times }) => times)).toEqual([
        { starts_at: '2026-12-01T17:00:00+00:00', ends_at: '2026-12-01T17:50:00+00:00' },
        { starts_at: '2026-12-02T12:00:00+00:00', ends_at: '2026-12-04T12:00:00+00:00' },
      ]);
      const text = JSON.stringify(calendar);
      for (const hidden of [
        consultation_id,
        block,
        ACTORS.patient,
        ACTORS.professional,
        'Camila',
        'Dentista',
      ])
        expect(text).not.toContain(hidden);
      for (const { uid } of calendar?.rows ?? []) expect(uid).toMatch(/^[0-9a-f]{32}$/);
    });

    test('the same identifiers at each reading, and after a renewal; others for another professional', async () => {
      await emptied(database);
      await book(database);
      const { secret } = await create(database);
      const uids = (await read(database, secret))?.rows.map(({ uid }) => uid);
      expect(uids).toHaveLength(1);
      const again = await read(database, secret);
      expect(again?.rows.map(({ uid }) => uid)).toEqual(uids);
      const renewed = await answer<Made>(database, 'professional', RENEW);
      expect((await read(database, renewed.secret))?.rows.map(({ uid }) => uid)).toEqual(uids);
      const other = await create(database, 'otherProfessional');
      await database.owner(
        'update public.consultations set professional_id = $1 where professional_id = $2',
        [ACTORS.otherProfessional, ACTORS.professional],
      );
      const others = (await read(database, other.secret))?.rows.map(({ uid }) => uid);
      expect(others).not.toContain(uids?.[0]);
    });

    test('30 days back and 180 ahead', async () => {
      await emptied(database);
      const { secret } = await create(database);
      const add = (at: string) =>
        database.owner(
          `insert into public.agenda_blocks (professional_id, starts_at, ends_at)
           values ($1, $2::timestamptz, $2::timestamptz + interval '1 hour')`,
          [ACTORS.professional, at],
        );
      for (const at of [
        '2026-10-25T10:00:00Z',
        '2026-10-25T12:00:00Z',
        '2027-05-23T11:00:00Z',
        '2027-05-23T13:00:00Z',
      ])
        await add(at);
      await expect(starts(secret)).resolves.toEqual(['2026-10-25T12:00:00.000Z', '2027-05-23T11:00:00.000Z']);
    });

    test('not what is cancelled, expired, or of another professional', async () => {
      await emptied(database);
      const { secret } = await create(database);
      const { consultation_id } = await book(database);
      await expect(starts(secret)).resolves.toEqual(['2026-12-01T17:00:00.000Z']);
      await database.travel('2026-11-24T12:16:00Z');
      await expect(starts(secret)).resolves.toEqual([]);
      await database.owner(`update public.consultations set status = 'cancelled' where id = $1`, [
        consultation_id,
      ]);
      await expect(starts(secret)).resolves.toEqual([]);
      await book(database, 'patient', { professional: 'otherProfessional', amount: 28000 });
      await expect(starts(secret)).resolves.toEqual([]);
    });

    test('their own consultations as a patient', async () => {
      await emptied(database);
      const { secret } = await create(database);
      const { consultation_id } = await book(database, 'professional', {
        professional: 'otherProfessional',
        amount: 28000,
        time: '16:30',
      });
      await expect(starts(secret)).resolves.toEqual(['2026-12-01T19:30:00.000Z']);
      await database.as('professional', 'select public.cancel_consultation($1)', [consultation_id]);
      await expect(starts(secret)).resolves.toEqual([]);
    });

    test('times that are proposed to a patient, until they are answered', async () => {
      await emptied(database);
      const { secret } = await create(database);
      const { consultation_id, payment_id } = await book(database);
      await pay(database, payment_id);
      const id = crypto.randomUUID();
      await database.as('professional', `select public.propose_times($1, $2, '{2026-12-03T17:00:00Z}')`, [
        id,
        consultation_id,
      ]);
      await expect(starts(secret)).resolves.toEqual(['2026-12-01T17:00:00.000Z', '2026-12-03T17:00:00.000Z']);
      await database.as('patient', `select public.accept_proposal($1, '2026-12-03T17:00:00Z')`, [id]);
      await expect(starts(secret)).resolves.toEqual(['2026-12-03T17:00:00.000Z']);
    });
  });
});

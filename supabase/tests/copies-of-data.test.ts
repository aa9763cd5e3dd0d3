import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SEND = 'select public.send_data_copy($1, $2)';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const OUTSIDERS = ['patient', 'professional', 'applicant', 'suspendedProfessional'] as const;
const OTHER_ROLES = ['reviewer', 'finance', 'support', 'read_only'] as const;

const become = (database: TestDatabase, role: string) =>
  database.owner('update private.team_members set role = $1::public.team_role', [role]);

describe('sending a copy of the data', () => {
  onEveryDatabase((database) => {
    const refused = (who: Actor, parameters: unknown[], code: string) =>
      expectRefusal(database, who, SEND, parameters, code);
    const mails = () =>
      database.owner<{ recipient: string }>(
        `select user_id, recipient, payload from private.mail_outbox where kind = 'data_copy'`,
      );

    test('is refused without people.erase or an origin, and of nobody', async () => {
      await refused('visitor', [ACTORS.patient, 'email'], '42501');
      for (const who of OUTSIDERS) await refused(who, [ACTORS.otherPatient, 'email'], 'not_allowed');
      for (const origin of [null, 'account', 'x'])
        await refused('admin', [ACTORS.patient, origin], 'origin_required');
      await refused('admin', [UNKNOWN, 'email'], 'person_not_found');
      for (const role of OTHER_ROLES) {
        await become(database, role);
        await refused('admin', [ACTORS.patient, 'email'], 'not_allowed');
      }
      expect(await mails()).toEqual([]);
    });

    test.each(['email_confirmed_at = null', `banned_until = private.now() + interval '1 day'`])(
      'is refused to an account that cannot sign in: %s',
      async (state) => {
        await database.as('superuser', `update auth.users set ${state} where id = $1`, [ACTORS.patient]);
        await refused('admin', [ACTORS.patient, 'email'], 'copy_unreachable');
      },
    );

    test('is refused for an erased account', async () => {
      await eraseUnblocked(database, 'patient');
      await refused('admin', [ACTORS.patient, 'email'], 'person_not_found');
    });

    test('mails the owner once, without any data, and is logged with its origin', async () => {
      const send = () => database.as('admin', SEND, [ACTORS.patient, 'phone']);
      const logged = () =>
        database.owner(
          `select actor_id, area, after from public.audit_log where subject_id = $1 and after ? 'data_copy' order by id`,
          [ACTORS.patient],
        );
      const entry = { actor_id: ACTORS.admin, area: 'accounts', after: { data_copy: 'phone' } };
      await send();
      await send();
      expect(await mails()).toEqual([
        {
          user_id: ACTORS.patient,
          recipient: expect.stringContaining('@'),
          payload: { name: expect.any(String) },
        },
      ]);
      expect(await logged()).toEqual([entry]);
      await database.travel('2026-11-24T12:10:00Z');
      await send();
      expect(await mails()).toHaveLength(2);
      expect(await logged()).toEqual([entry, entry]);
    });
  });
});

describe('exporting the list of accounts', () => {
  onEveryDatabase((database) => {
    const page = async (args: string, parameters: readonly unknown[] = []) =>
      (
        await database.as<{ rows: { user_id: string; listed_at: string }[] }>(
          'admin',
          `select public.export_people(${args}) as rows`,
          parameters,
        )
      )[0]?.rows ?? [];
    const logged = () =>
      database.owner(
        `select subject_table, subject_id, area, after from public.audit_log where action = 'export' order by id`,
      );

    test('is refused without people.identity or a purpose', async () => {
      const sql = `select public.export_people('Censo')`;
      await expectRefusal(database, 'visitor', sql, [], '42501');
      for (const who of OUTSIDERS) await expectRefusal(database, who, sql, [], 'not_allowed');
      for (const purpose of [null, ' ', 'x'.repeat(501)])
        await expectRefusal(
          database,
          'admin',
          'select public.export_people($1)',
          [purpose],
          'reason_required',
        );
      for (const role of OTHER_ROLES) {
        await become(database, role);
        await expectRefusal(database, 'admin', sql, [], 'not_allowed');
      }
      expect(await logged()).toEqual([]);
    });

    test('holds every matching account once, and no CPF', async () => {
      const seen: string[] = [];
      let cursor: { user_id: string; listed_at: string } | undefined;
      for (;;) {
        const rows = await page(`'Censo', cursor_at => $1, cursor_id => $2, page_size => 3`, [
          cursor?.listed_at ?? null,
          cursor?.user_id ?? null,
        ]);
        seen.push(...rows.map(({ user_id }) => user_id));
        cursor = rows.at(-1);
        if (rows.length < 3) break;
      }
      const people = await database.owner('select from private.people');
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(people.length);
      const [row] = await database.owner<{ cpf: string }>('select cpf from public.profiles where id = $1', [
        ACTORS.patient,
      ]);
      expect(JSON.stringify(await page(`'Censo'`))).not.toContain(row?.cpf);
      expect(await page(`'Censo', of_role => 'admin'`)).toEqual([
        expect.objectContaining({ user_id: ACTORS.admin }),
      ]);
    });

    test('is logged once a file with its filters, without the words searched for', async () => {
      const args = `'Censo', search => 'camila', of_role => 'patient'`;
      const entry = {
        subject_table: 'people',
        subject_id: null,
        area: 'reads',
        after: { reason: 'Censo', role: 'patient', about: true },
      };
      const cursor = `cursor_at => '2026-11-01T12:00:00Z', cursor_id => '${ACTORS.patient}'`;
      await page(args);
      await page(`${args}, ${cursor}`);
      expect(await logged()).toEqual([entry]);
      await page(`${args}, of_state => 'active', ${cursor}`);
      await database.travel('2026-11-24T14:00:00Z');
      await page(`${args}, ${cursor}`);
      expect(await logged()).toEqual([
        entry,
        { ...entry, after: { ...entry.after, state: 'active' } },
        entry,
      ]);
    });
  });
});

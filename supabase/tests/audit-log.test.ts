import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

describe('the log', () => {
  onEveryDatabase((database) => {
    test('is readable by admins only', async () => {
      await expectRefusal(database, 'visitor', 'select 1 from public.audit_log', [], '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expect(database.as(who, 'select 1 from public.audit_log')).resolves.toEqual([]);
      expect((await database.as('admin', 'select 1 from public.audit_log limit 1')).length).toBe(1);
    });

    test.each(['patient', 'admin', 'service', 'owner'] as const)('%s cannot change its rows', async (who) => {
      for (const attempt of [
        `update public.audit_log set action = 'insert'`,
        'delete from public.audit_log',
        'truncate public.audit_log',
      ])
        await expectRefusal(database, who, attempt, [], '42501');
    });

    test('records a change of role by any user', async () => {
      await database.owner(`update public.profiles set role = 'admin' where id = $1`, [ACTORS.patient]);
      await expect(
        database.as('admin', 'select actor_id, before, after from public.audit_log where subject_id = $1', [
          ACTORS.patient,
        ]),
      ).resolves.toEqual([
        {
          actor_id: null,
          before: { role: 'patient', is_admin: false },
          after: { role: 'admin', is_admin: false },
        },
      ]);
    });

    test('does not record unrelated changes', async () => {
      const count = async () =>
        (await database.owner<{ n: number }>('select count(*)::int as n from public.audit_log'))[0]?.n;
      const before = await count();
      await database.as('patient', `update public.profiles set full_name = 'Camila' where id = $1`, [
        ACTORS.patient,
      ]);
      await expect(count()).resolves.toBe(before);
    });

    const request = (address: string) =>
      database.owner(`select set_config('request.headers', $1, true)`, [
        JSON.stringify({ 'x-forwarded-for': address }),
      ]);
    const lastRow = async () =>
      (
        await database.owner(
          `select actor_id, actor_role, login_session, network, area, action
           from public.audit_log order by id desc limit 1`,
        )
      )[0];

    test.each([
      ['203.0.113.77', '203.0.113.0/24'],
      ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
      ['unknown', null],
    ])('records role, login session and the network of %s', async (address, network) => {
      await request(address);
      await database.as('admin', 'select public.end_sessions_of($1)', [ACTORS.patient]);
      await expect(lastRow()).resolves.toEqual({
        actor_id: ACTORS.admin,
        actor_role: 'full',
        login_session: ACTORS.admin,
        network,
        area: 'accounts',
        action: 'update',
      });
    });

    test('records nothing about who asked when a job did', async () => {
      await request('203.0.113.77');
      await database.owner(`update public.profiles set is_admin = true where id = $1`, [ACTORS.patient]);
      await expect(lastRow()).resolves.toMatchObject({ actor_id: null, actor_role: null, network: null });
    });

    test('forgets the session and the network of an erased actor, and nothing else', async () => {
      await request('203.0.113.77');
      await database.as('admin', 'select public.end_sessions_of($1)', [ACTORS.patient]);
      for (const change of [
        `network = '198.51.100.0/24'`,
        `actor_role = 'support'`,
        'login_session = gen_random_uuid()',
      ])
        await expectRefusal(database, 'owner', `update public.audit_log set ${change}`, [], '42501');
      await database.owner('select private.forget_in_log($1)', [ACTORS.admin]);
      await expect(lastRow()).resolves.toMatchObject({
        actor_id: null,
        login_session: null,
        network: null,
        actor_role: 'full',
      });
    });

    test('has one row an hour for what a member reads', async () => {
      await database.as('admin', 'select 1');
      const read = async (instant: string) => {
        await database.travel(instant);
        await database.owner(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify({ sub: ACTORS.admin, session_id: ACTORS.admin }),
        ]);
        await database.owner(
          `insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
           values ($1, 'profiles', $2, 'read', '{}') on conflict do nothing`,
          [ACTORS.admin, ACTORS.patient],
        );
      };
      await read('2026-11-24T12:00:00Z');
      await read('2026-11-24T12:59:59Z');
      await read('2026-11-24T13:00:00Z');
      await expect(
        database.owner(`select count(*)::int as n from public.audit_log where action = 'read'`),
      ).resolves.toEqual([{ n: 2 }]);
    });

    test('expire_audit deletes reads after a year and changes after five, for the service alone', async () => {
      for (const who of ['visitor', 'patient', 'admin'] as const)
        await expectRefusal(database, who, 'select public.expire_audit()', [], '42501');
      await database.owner('alter table public.audit_log disable trigger keep_log');
      await database.owner('delete from public.audit_log');
      await database.owner('alter table public.audit_log enable trigger keep_log');
      await database.owner(
        `insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
         select null, 'profiles', $1, action, '{}' from unnest('{read,export,update}'::text[]) as action`,
        [ACTORS.patient],
      );
      const left = async () => {
        await database.as('service', 'select public.expire_audit()');
        return (
          await database.owner<{ action: string }>('select action from public.audit_log order by id')
        ).map(({ action }) => action);
      };
      await database.travel('2027-11-24T11:59:59Z');
      await expect(left()).resolves.toEqual(['read', 'export', 'update']);
      await database.travel('2027-11-24T12:00:00Z');
      await expect(left()).resolves.toEqual(['update']);
      await database.travel('2031-11-24T11:59:59Z');
      await expectRefusal(database, 'owner', 'delete from public.audit_log', [], '42501');
      await database.travel('2031-11-24T12:00:00Z');
      await expect(left()).resolves.toEqual([]);
    });
  });
});

describe('the list of the log', () => {
  onEveryDatabase((database) => {
    const LIST = 'select * from public.list_audit';
    const list = (args = '', parameters: unknown[] = []) =>
      database.as<{ id: number; area: string; actor_name: string | null; subject_name: string | null }>(
        'admin',
        `${LIST}(${args})`,
        parameters,
      );

    test.each([LIST, 'select public.count_audit', `select public.export_audit`])(
      'is refused without audit.read: %s',
      async (call) => {
        const sql = `${call}(${call.includes('export') ? `'Auditoria externa'` : ''})`;
        await expectRefusal(database, 'visitor', sql, [], '42501');
        for (const who of ['patient', 'professional'] as const)
          await expectRefusal(database, who, sql, [], 'not_allowed');
        await database.owner(`update private.team_members set role = 'finance'`);
        await expectRefusal(database, 'admin', sql, [], 'not_allowed');
        await database.owner(`update private.team_members set role = 'read_only'`);
        await expect(database.as('admin', sql)).resolves.not.toHaveLength(0);
      },
    );

    test('walks every row once, latest first, and back', async () => {
      const all = await database.owner<{ id: string }>(
        'select l.id::text from public.audit_log l order by l.happened_at desc, l.id desc',
      );
      const walk = async (newer: boolean) => {
        const seen: string[] = [];
        let last: { id: unknown; happened_at: unknown } | undefined;
        for (;;) {
          const rows = await database.as<{ id: string; happened_at: string }>(
            'admin',
            `select id::text, happened_at::text from public.list_audit(cursor_at => $1, cursor_id => $2, newer => $3, page_size => 7)`,
            [last?.happened_at ?? null, last?.id ?? null, newer],
          );
          // Descending, or ascending where the list is read towards newer rows.
          seen.push(...rows.map(({ id }) => id));
          last = rows.at(-1);
          if (rows.length < 7) return seen;
        }
      };
      expect(all.length).toBeGreaterThan(20);
      await expect(walk(false)).resolves.toEqual(all.map(({ id }) => id));
      await expect(walk(true)).resolves.toEqual(all.map(({ id }) => id).reverse());
    });

    test('is filtered by area, actor, subject and time, and names people', async () => {
      await database.as('admin', 'select public.end_sessions_of($1)', [ACTORS.patient]);
      const [row] = await list(`about => 'camila@vinculo.example', in_area => 'accounts'`);
      const [email] = await database.owner<{ email: string; full_name: string }>(
        'select email, full_name from public.profiles where id = $1',
        [ACTORS.patient],
      );
      const [found] = await list('about => $1, actor => $2', [email?.email.toUpperCase(), ACTORS.admin]);
      expect(found).toMatchObject({ area: 'accounts', subject_name: email?.full_name });
      expect(found?.actor_name).toContain('Beatriz');
      await expect(list('about => $1', [ACTORS.patient])).resolves.toContainEqual(found);
      await expect(list(`about => 'ninguem@vinculo.example'`)).resolves.toEqual([]);
      await expect(list(`since => '2026-11-24T12:00:01Z'`)).resolves.toEqual([]);
      expect(row === undefined || row.id === found?.id).toBe(true);
      for (const { area } of await list(`in_area => 'money', page_size => 100`)) expect(area).toBe('money');
      for (const entry of await list('by_jobs => true, page_size => 100'))
        expect(entry.actor_name).toBeNull();
      const [count] = await database.as<{ n: number }>(
        'admin',
        'select public.count_audit(actor => $1) as n',
        [ACTORS.admin],
      );
      await expect(list('actor => $1, page_size => 100', [ACTORS.admin])).resolves.toHaveLength(
        count?.n ?? -1,
      );
    });

    test('is filtered by network, which an export does not log', async () => {
      const NETWORK = '189.6.1.0/24';
      await database.owner('alter table public.audit_log disable trigger describe_actor');
      await database.owner(
        `insert into public.audit_log (subject_table, subject_id, action, after, network)
         select 'profiles', $1, 'update', '{"role": "patient"}', n
         from unnest(array[$2, '189.6.2.0/24', null]) as n`,
        [ACTORS.patient, NETWORK],
      );
      const found = await list('from_network => $1', [NETWORK]);
      expect(found).toHaveLength(1);
      await expect(
        database.as('admin', 'select public.count_audit(from_network => $1) as n', [NETWORK]),
      ).resolves.toEqual([{ n: 1 }]);
      const [page] = await exportPage(`'Ofício 118/2026', from_network => '${NETWORK}'`);
      expect(page?.rows).toHaveLength(1);
      await expect(exports()).resolves.toEqual([
        { after: { reason: 'Ofício 118/2026', one_network: true }, area: 'reads', subject_id: null },
      ]);
    });

    const exportPage = (args: string) =>
      database.as<{ rows: unknown[] }>('admin', `select public.export_audit(${args}) as rows`);
    const exports = () =>
      database.as(
        'admin',
        `select after, area, subject_id from public.audit_log where action = 'export' order by id`,
      );

    test('an export needs a purpose and is itself logged, once a file', async () => {
      await expectRefusal(database, 'admin', `select public.export_audit(' ')`, [], 'reason_required');
      const args = `'Ofício 118/2026', in_area => 'approvals'`;
      const [page] = await exportPage(args);
      expect(page?.rows.length).toBeGreaterThan(0);
      await exportPage(`${args}, cursor_at => '2026-11-01T12:00:00Z', cursor_id => 1`);
      await expect(exports()).resolves.toEqual([
        { after: { reason: 'Ofício 118/2026', area: 'approvals' }, area: 'reads', subject_id: null },
      ]);
    });

    const FORGED = `cursor_at => 'infinity', cursor_id => 9223372036854775807`;

    test('an export that begins at a cursor is logged, as is one with other filters or after an hour', async () => {
      const [page] = await exportPage(`'Ofício 118/2026', ${FORGED}`);
      expect(page?.rows.length).toBeGreaterThan(0);
      await expect(exports()).resolves.toHaveLength(1);
      await exportPage(`'Ofício 118/2026', ${FORGED}`);
      await expect(exports()).resolves.toHaveLength(1);
      await exportPage(`'Ofício 118/2026', in_area => 'accounts', ${FORGED}`);
      await exportPage(`'Ofício 119/2026', ${FORGED}`);
      await exportPage(`'Ofício 118/2026', about => 'camila@vinculo.example', ${FORGED}`);
      await expect(exports()).resolves.toHaveLength(4);
      await database.travel('2026-11-24T13:00:00Z');
      await exportPage(`'Ofício 118/2026', ${FORGED}`);
      await expect(exports()).resolves.toHaveLength(5);
    });

    test('an export about somebody is logged with the person, whom erasing forgets', async () => {
      const [patient] = await database.owner<{ email: string }>(
        'select email from auth.users where id = $1',
        [ACTORS.patient],
      );
      await exportPage(`'Ofício 118/2026', about => '${patient?.email}'`);
      await exportPage(`'Ofício 118/2026', about => 'ninguem@vinculo.example'`);
      const after = { reason: 'Ofício 118/2026', about: true };
      await expect(exports()).resolves.toEqual([
        { after, area: 'reads', subject_id: ACTORS.patient },
        { after, area: 'reads', subject_id: null },
      ]);
      await database.owner('select private.forget_in_log($1)', [ACTORS.patient]);
      expect((await exports())[0]).toMatchObject({ subject_id: null });
    });

    test('the jobs do not include people who have been erased', async () => {
      await database.as('admin', 'select public.end_sessions_of($1)', [ACTORS.patient]);
      await database.owner('select private.forget_in_log($1)', [ACTORS.admin]);
      const jobs = await list('by_jobs => true, page_size => 100');
      expect(jobs.length).toBeGreaterThan(0);
      const roles = new Set(jobs.map((entry) => (entry as unknown as { actor_role: unknown }).actor_role));
      expect([...roles]).toEqual([null]);
      const [count] = await database.as<{ n: number }>(
        'admin',
        'select public.count_audit(by_jobs => true) as n',
      );
      expect(jobs).toHaveLength(Math.min(count?.n ?? 0, 100));
    });

    test('every row of somebody says the role', async () => {
      await expect(
        database.owner('select 1 from public.audit_log where actor_id is not null and actor_role is null'),
      ).resolves.toEqual([]);
    });
  });
});

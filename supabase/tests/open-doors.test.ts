import { PEOPLE } from 'embedded-backend/seed';
import { book, suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { endEverySession } from './support/login-sessions.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/** A change of the fee, as its procedure writes it. */
const REASON = 'Atualização pelo painel de administração';

const SEND = 'select public.send_contact_message($1, $2, $3, $4, $5)';
const letter = (
  changes: Partial<Record<'name' | 'email' | 'type' | 'subject' | 'message', string | null>> = {},
) => [
  'name' in changes ? changes.name : 'Ana Souza',
  'email' in changes ? changes.email : 'ana@exemplo.com.br',
  'type' in changes ? changes.type : 'patient',
  'subject' in changes ? changes.subject : 'Dúvida',
  'message' in changes ? changes.message : 'Como remarco?',
];

describe('writing to the team', () => {
  onEveryDatabase((database) => {
    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s may, and admins read it',
      async (who) => {
        await database.as(who, SEND, letter());
        const [read] = await database.as(
          'admin',
          `select full_name, subject, message, read_at from public.contact_messages where email = 'ana@exemplo.com.br'`,
        );
        expect(read).toEqual({
          full_name: 'Ana Souza',
          subject: 'Dúvida',
          message: 'Como remarco?',
          read_at: null,
        });
        await expect(
          database.as(
            'admin',
            `select link from public.notifications where kind = 'contact' and created_at = '2026-11-24T12:00:00Z'`,
          ),
        ).resolves.toEqual([{ link: '/admin/mensagens' }]);
      },
    );

    test('other users cannot read it or write except through the procedure', async () => {
      await database.as('visitor', SEND, letter());
      await expectRefusal(database, 'visitor', 'select 1 from public.contact_messages', [], '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expect(database.as(who, 'select 1 from public.contact_messages')).resolves.toEqual([]);
      for (const who of ['visitor', 'patient', 'admin'] as const)
        for (const attempt of [
          'delete from public.contact_messages',
          `update public.contact_messages set subject = 'x'`,
        ])
          await expectRefusal(database, who, attempt, [], '42501');
    });

    test.each([
      ['no name', { name: ' ' }, 'fields_required'],
      ['no e-mail', { email: null }, 'fields_required'],
      ['no sender type', { type: null }, 'fields_required'],
      ['an unknown sender type', { type: 'robot' }, 'fields_required'],
      ['no subject', { subject: '' }, 'fields_required'],
      ['no message', { message: '\t' }, 'fields_required'],
      ['half an address', { email: 'ana@' }, 'email_invalid'],
      ['an endless message', { message: 'x'.repeat(5001) }, 'text_too_long'],
    ] as const)('is refused with %s', async (_case, changes, code) => {
      await expectRefusal(database, 'visitor', SEND, letter(changes), code);
    });

    test('accepts ten an hour from the visitors of one network, independently of other networks', async () => {
      const from = (address: string) =>
        database.owner(`select set_config('request.headers', $1, true)`, [
          JSON.stringify({ 'x-forwarded-for': address }),
        ]);
      await from('203.0.113.7');
      for (let count = 0; count < 10; count += 1)
        await database.as('visitor', SEND, letter({ email: `ana${count}@exemplo.com.br` }));
      await expectRefusal(database, 'visitor', SEND, letter(), 'network_limited');
      await database.as('patient', SEND, letter());
      await from('203.0.113.8');
      await database.as('visitor', SEND, letter());
      await from('203.0.113.7');
      await database.travel('2026-11-24T13:00:01Z');
      await database.as('visitor', SEND, letter());
    });

    test('stores only a hash of the network, and deletes it after the hour', async () => {
      const attempts = () =>
        database.owner<{ network_sum: unknown }>(
          'select octet_length(network_sum) as network_sum from private.contact_attempts',
        );
      await database.as('visitor', SEND, letter());
      await expect(attempts()).resolves.toEqual([{ network_sum: 32 }]);
      await database.travel('2026-11-24T13:00:01Z');
      await database.as('visitor', SEND, letter());
      await expect(attempts()).resolves.toHaveLength(1);
      await expect(
        database.owner('select octet_length(salt) as n from private.network_salt'),
      ).resolves.toEqual([{ n: 32 }]);
    });

    test.each([
      [null, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }, '203.0.113.7'],
      [null, { 'cf-connecting-ip': '6.6.6.6', 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
      [null, { 'cf-connecting-ip': '6.6.6.6', 'x-real-ip': '6.6.6.6' }, 'unknown'],
      [null, { 'x-forwarded-for': 'nowhere' }, 'unknown'],
      [null, { 'x-forwarded-for': '6.6.6.6,' }, 'unknown'],
      [null, {}, 'unknown'],
      [
        'cf-connecting-ip',
        { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '6.6.6.6' },
        '203.0.113.7',
      ],
      ['cf-connecting-ip', { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
      ['cf-connecting-ip', { 'x-forwarded-for': '6.6.6.6' }, 'unknown'],
      ['x-real-ip', { 'x-real-ip': '6.6.6.6, 203.0.113.7' }, '203.0.113.7'],
    ])("identifies the network by the proxy's header, %s: %j", async (header, headers, network) => {
      await database.owner('update public.deployment_settings set client_address_header = $1', [header]);
      await database.owner(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
      await expect(database.owner('select private.caller_network() as network')).resolves.toEqual([
        { network },
      ]);
    });

    test('ignores a forged header of another proxy', async () => {
      const from = (forged: string) =>
        database.owner(`select set_config('request.headers', $1, true)`, [
          JSON.stringify({ 'cf-connecting-ip': forged, 'x-forwarded-for': `${forged}, 203.0.113.7` }),
        ]);
      for (let count = 0; count < 10; count += 1) {
        await from(`198.51.100.${count}`);
        await database.as('visitor', SEND, letter());
      }
      await from('198.51.100.99');
      await expectRefusal(database, 'visitor', SEND, letter(), 'network_limited');
    });

    test.each(['', 'X-Real-IP', 'x real ip', 'a:b'])('rejects a header named %j', async (name) => {
      await expectRefusal(
        database,
        'owner',
        'update public.deployment_settings set client_address_header = $1',
        [name],
        '23514',
      );
    });

    test('accepts five an hour from one account, with any address', async () => {
      for (let count = 0; count < 5; count += 1)
        await database.as('patient', SEND, letter({ email: `ana${count}@exemplo.com.br` }));
      await expectRefusal(database, 'patient', SEND, letter(), 'too_many_messages');
      await database.as('professional', SEND, letter());
      await database.travel('2026-11-24T13:00:01Z');
      await database.as('patient', SEND, letter());
    });

    test('belongs to no account once the login session has ended', async () => {
      await endEverySession(database);
      await database.as('patient', SEND, letter());
      await expect(
        database.owner(`select user_id from public.contact_messages where email = 'ana@exemplo.com.br'`),
      ).resolves.toEqual([{ user_id: null }]);
    });

    test('notifies each admin once with the number of waiting messages', async () => {
      await database.owner('delete from public.contact_messages');
      await database.owner('delete from public.notifications');
      for (let count = 0; count < 3; count += 1) await database.as('visitor', SEND, letter());
      await expect(
        database.as('admin', `select title, link from public.notifications where kind = 'contact'`),
      ).resolves.toEqual([{ title: '3 mensagens novas', link: '/admin/mensagens' }]);
      await database.as('admin', 'update public.notifications set read_at = now()');
      await database.owner('update public.contact_messages set read_at = private.now()');
      await database.as('visitor', SEND, letter());
      await expect(
        database.as(
          'admin',
          `select title from public.notifications where kind = 'contact' and read_at is null`,
        ),
      ).resolves.toEqual([{ title: 'Nova mensagem' }]);
    });

    test('is marked as read by admins, idempotently', async () => {
      await database.as('visitor', SEND, letter());
      const [{ id } = { id: '' }] = await database.as<{ id: string }>(
        'admin',
        `select id from public.contact_messages where email = 'ana@exemplo.com.br'`,
      );
      const mark = 'select public.mark_contact_message_read($1)';
      await expectRefusal(database, 'visitor', mark, [id], '42501');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, mark, [id], 'not_allowed');
      await database.as('admin', mark, [id]);
      const readAt = () =>
        database.as(
          'admin',
          `select read_at from public.contact_messages where email = 'ana@exemplo.com.br'`,
        );
      const first = await readAt();
      await database.travel('2026-11-24T13:00:00Z');
      await database.as('admin', mark, [id]);
      await expect(readAt()).resolves.toEqual(first);
      await expectRefusal(database, 'admin', mark, [crypto.randomUUID()], 'message_not_found');
    });
  });
});

describe('the platform fee', () => {
  const SET = 'select public.update_platform_fee($1, $2, $3) as answer';
  onEveryDatabase((database) => {
    test.each(['patient', 'professional', 'applicant', 'suspendedProfessional'] as const)(
      '%s cannot read or set it',
      async (who) => {
        for (const table of ['platform_fee_settings', 'platform_fee_history'])
          await expect(database.as(who, `select 1 from public.${table}`)).resolves.toEqual([]);
        await expectRefusal(database, who, SET, [1, null, null], 'not_allowed');
      },
    );

    test('a visitor cannot read or set it', async () => {
      for (const table of ['platform_fee_settings', 'platform_fee_history'])
        await expectRefusal(database, 'visitor', `select 1 from public.${table}`, [], '42501');
      await expectRefusal(database, 'visitor', SET, [1, null, null], '42501');
    });

    test.each([-0.001, 100.001, null, 'NaN'])('cannot be %p percent', async (percent) => {
      await expectRefusal(database, 'admin', SET, [percent, null, null], 'fee_out_of_range');
    });

    test.each([0.5, 0.5004])('is refused where it equals the current one: %p', async (percent) => {
      await expectRefusal(database, 'admin', SET, [percent, null, null], 'fee_unchanged');
    });

    test('starts at half a percent, and every change is stored with a note', async () => {
      const current = 'select fee_percentage::text from public.platform_fee_settings';
      await expect(database.as('admin', current)).resolves.toEqual([{ fee_percentage: '0.00500' }]);
      await database.as('admin', SET, [0.625, null, null]);
      await expect(database.as('admin', current)).resolves.toEqual([{ fee_percentage: '0.00625' }]);
      await database.as('admin', SET, [1, ' Revisão anual ', null]);
      await expect(
        database.as(
          'admin',
          `select old_percentage::text as "from", new_percentage::text as "to", notes, reason, changed_by
           from public.platform_fee_history where changed_at >= '2026-11-24' order by changed_at`,
        ),
      ).resolves.toEqual([
        {
          from: '0.00500',
          to: '0.00625',
          notes: 'Atualização para 0.625% em 24/11/2026',
          reason: REASON,
          changed_by: ACTORS.admin,
        },
        {
          from: '0.00625',
          to: '0.01000',
          notes: 'Revisão anual',
          reason: REASON,
          changed_by: ACTORS.admin,
        },
      ]);
    });

    test('reports a conflict to the second of two admins', async () => {
      const [seen] = await database.as<{ updated_at: string }>(
        'admin',
        'select updated_at from public.platform_fee_settings',
      );
      await database.as('admin', SET, [0.6, null, seen?.updated_at]);
      await expectRefusal(database, 'admin', SET, [0.7, null, seen?.updated_at], 'fee_conflict');
      await database.as('admin', SET, [0.7, null, null]);
    });

    test('has a history that cannot be rewritten, not even by its owner', async () => {
      await database.as('admin', SET, [0.6, null, null]);
      for (const who of ['admin', 'service', 'owner'] as const)
        for (const attempt of [
          'update public.platform_fee_history set notes = $$x$$',
          'delete from public.platform_fee_history',
          'truncate public.platform_fee_history',
        ])
          await expectRefusal(database, who, attempt, [], '42501');
    });
  });
});

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
  });
});

describe('a privacy request', () => {
  const ASK = 'select public.send_privacy_request($1)';
  onEveryDatabase((database) => {
    test('requires a signed-in user and a reason', async () => {
      await expectRefusal(database, 'visitor', ASK, ['Apaguem tudo.'], '42501');
      for (const blank of ['', ' \t', null])
        await expectRefusal(database, 'patient', ASK, [blank], 'fields_required');
      await expectRefusal(database, 'patient', ASK, ['x'.repeat(5001)], 'text_too_long');
    });

    test("reaches the admins with the account's address, and notifies them", async () => {
      await database.as('professional', ASK, [' Quero uma cópia. ']);
      await expect(
        database.as(
          'admin',
          `select full_name, email, user_type, message from public.privacy_requests
           where kind = 'other' and created_at = '2026-11-24T12:00:00Z'`,
        ),
      ).resolves.toEqual([
        {
          full_name: 'Marina Azevedo',
          email: PEOPLE.marina.email,
          user_type: 'professional',
          message: 'Quero uma cópia.',
        },
      ]);
      await expect(
        database.as(
          'admin',
          `select title from public.notifications where created_at = '2026-11-24T12:00:00Z'`,
        ),
      ).resolves.toEqual([{ title: 'Pedido sobre dados pessoais' }]);
    });

    test("is possible regardless of visitors' messages with the same address", async () => {
      for (let n = 1; n <= 5; n += 1)
        await database.as('visitor', SEND, letter({ email: PEOPLE.camila.email }));
      await database.as('patient', ASK, ['Quero uma cópia.']);
    });

    test('is limited to five an hour', async () => {
      for (let n = 1; n <= 5; n += 1) await database.as('patient', ASK, [`Pedido ${n}`]);
      await expectRefusal(database, 'patient', ASK, ['Mais um'], 'too_many_messages');
      await database.travel('2026-11-24T13:00:01Z');
      await database.as('patient', ASK, ['Mais um']);
    });
  });
});

describe('notifications', () => {
  onEveryDatabase((database) => {
    const tell = (who: keyof typeof ACTORS) =>
      database.owner(`select private.tell($1, 'booking', 'Oi', '', '/patient/dashboard')`, [ACTORS[who]]);

    test('are read and marked by their owner only', async () => {
      await tell('patient');
      await expectRefusal(database, 'visitor', 'select 1 from public.notifications', [], '42501');
      for (const who of ['otherPatient', 'professional', 'admin'] as const) {
        await expect(
          database.as(who, 'select 1 from public.notifications where user_id = $1', [ACTORS.patient]),
        ).resolves.toEqual([]);
        await expect(
          database.as(who, 'update public.notifications set read_at = now() where user_id = $1 returning 1', [
            ACTORS.patient,
          ]),
        ).resolves.toEqual([]);
      }
      const unread = 'select public.unread_notifications() as n';
      await expect(database.as('patient', unread)).resolves.toEqual([{ n: 1 }]);
      await expect(
        database.as('patient', 'update public.notifications set read_at = now() returning title'),
      ).resolves.toEqual([{ title: 'Oi' }]);
      await expect(database.as('patient', unread)).resolves.toEqual([{ n: 0 }]);
    });

    test.each([`title = 'x'`, `link = '/x'`, 'user_id = user_id'])('are immutable: %s', async (change) => {
      await tell('patient');
      await expectRefusal(database, 'patient', `update public.notifications set ${change}`, [], '42501');
      await expectRefusal(database, 'patient', 'delete from public.notifications', [], '42501');
    });

    test.each(['//evil.example', 'https://evil.example', '/\\evil', 'x'])(
      'link only to known paths: %s',
      async (link) => {
        await expectRefusal(
          database,
          'owner',
          `insert into public.notifications (user_id, kind, title, link) values ($1, 'booking', 'x', $2)`,
          [ACTORS.patient, link],
          '23514',
        );
      },
    );
  });
});

describe('test accounts', () => {
  const PREPARE = 'select public.prepare_test_user($1, $2)';
  onEveryDatabase((database) => {
    const signUp = async (at = '2026-11-24T12:00:00Z') => {
      const id = crypto.randomUUID();
      await database.owner(
        `insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
         values ($1, $2, '{"full_name": "Conta de Teste"}', $3, $3)`,
        [id, `${id}@exemplo.com.br`, at],
      );
      return id;
    };
    const account = async (id: string) =>
      (
        await database.owner(
          `select p.role::text, p.is_admin, u.email_confirmed_at is not null as confirmed
           from public.profiles p join auth.users u on u.id = p.id where p.id = $1`,
          [id],
        )
      )[0];

    test('a professional keeps the bio, a patient has none', async () => {
      const bios = async (role: string) => {
        const id = await signUp();
        await database.as('visitor', 'select public.prepare_test_user($1, $2, $3)', [id, role, ' Olá. ']);
        return database.owner('select bio from public.professionals where user_id = $1', [id]);
      };
      await expect(bios('professional')).resolves.toEqual([{ bio: 'Olá.' }]);
      await expect(bios('patient')).resolves.toEqual([]);
    });

    test('get their role in a demonstration, within a minute', async () => {
      await database.owner('update public.deployment_settings set test_admins = true');
      for (const role of ['admin', 'professional', 'patient']) {
        const id = await signUp();
        await database.as('visitor', PREPARE, [id, role]);
        await expect(account(id)).resolves.toEqual({ role, is_admin: role === 'admin', confirmed: true });
      }
    });

    test('get none outside a demonstration', async () => {
      await database.owner('update public.deployment_settings set demonstration = false');
      const id = await signUp();
      for (const who of ['visitor', 'patient', 'admin'] as const)
        await expectRefusal(database, who, PREPARE, [id, 'admin'], 'demonstration_off');
    });

    test('are not admins in a public demonstration', async () => {
      const id = await signUp();
      for (const who of ['visitor', 'patient', 'admin'] as const)
        await expectRefusal(database, who, PREPARE, [id, 'admin'], 'test_admins_off');
      await database.as('visitor', PREPARE, [id, 'patient']);
      await expect(account(id)).resolves.toMatchObject({ role: 'patient', is_admin: false });
    });

    test('get it once, within the minute, and never for an existing account', async () => {
      const late = await signUp('2026-11-24T11:59:00Z');
      await expectRefusal(database, 'visitor', PREPARE, [late, 'patient'], 'account_too_old');
      const id = await signUp();
      await database.as('visitor', PREPARE, [id, 'patient']);
      await expectRefusal(database, 'visitor', PREPARE, [id, 'patient'], 'account_too_old');
      await expectRefusal(database, 'patient', PREPARE, [ACTORS.patient, 'patient'], 'account_too_old');
      await expectRefusal(
        database,
        'visitor',
        PREPARE,
        [await signUp(), 'professional_pending'],
        'role_invalid',
      );
    });
  });
});

describe('weekly hours', () => {
  onEveryDatabase((database) => {
    const hours = (who: Parameters<typeof database.as>[0], of: string) =>
      database.as(who, 'select 1 from public.weekly_availability where user_id = $1', [of]);

    test('of approved professionals are public, of suspended ones not', async () => {
      await expect(hours('visitor', ACTORS.professional)).resolves.toHaveLength(5);
      await suspend(database);
      for (const who of ['visitor', 'patient', 'otherProfessional'] as const)
        await expect(hours(who, ACTORS.professional)).resolves.toEqual([]);
      for (const who of ['professional', 'admin'] as const)
        await expect(hours(who, ACTORS.professional)).resolves.toHaveLength(5);
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot write any',
      async (who) => {
        for (const attempt of [
          'delete from public.weekly_availability',
          'update public.weekly_availability set day_of_week = 6',
        ])
          await expectRefusal(database, who, attempt, [], '42501');
      },
    );
  });
});

describe('the next free slot', () => {
  const NEXT = 'select public.next_available_slot($1) as slot';
  onEveryDatabase((database) => {
    const next = async (professional: string) =>
      (await database.as<{ slot: unknown }>('visitor', NEXT, [professional]))[0]?.slot;

    test('is the first future slot that is not taken', async () => {
      await expect(next(ACTORS.professional)).resolves.toEqual({ date: '2026-11-24', time: '09:50' });
      await database.travel('2026-11-28T20:20:00Z');
      await expect(next(ACTORS.professional)).resolves.toEqual({ date: '2026-11-30', time: '09:00' });
    });

    test('is freed as soon as an unpaid booking expires, before the job runs', async () => {
      const soon = { date: '2026-11-24', time: '11:30' };
      await database.travel('2026-11-24T13:45:00Z');
      await expect(next(ACTORS.professional)).resolves.toEqual(soon);
      await book(database, 'patient', soon);
      await expect(next(ACTORS.professional)).resolves.not.toEqual(soon);
      await database.travel('2026-11-24T14:00:00Z');
      await expect(next(ACTORS.professional)).resolves.toEqual(soon);
    });

    test('is null when booking is not possible', async () => {
      for (const who of ['unpricedProfessional', 'suspendedProfessional', 'applicant', 'patient'] as const)
        await expect(next(ACTORS[who])).resolves.toBeNull();
    });
  });
});

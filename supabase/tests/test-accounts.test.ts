import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

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

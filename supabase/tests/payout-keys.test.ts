import { ask } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { mailedCode, useKey } from './support/payouts.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const REQUEST = 'select public.request_payout_key($1, $2)';
const CONFIRM = 'select public.confirm_payout_key($1)';
const OWN = 'select public.payout_key()';
const EMAIL = ['email', 'pix@azevedo.example'] as const;

const request = (database: TestDatabase, kind: string, value: string) =>
  ask(database, 'professional', 'request_payout_key($1, $2)', kind, value);
const confirm = (database: TestDatabase, code: string) =>
  ask(database, 'professional', 'confirm_payout_key($1)', code);
const own = (database: TestDatabase) => ask(database, 'professional', 'payout_key()');
const valueOf = async (database: TestDatabase) => {
  const [row] = await database.owner<{ value: string }>(
    'select value from private.payout_keys where professional_id = $1 and replaced_at is null',
    [ACTORS.professional],
  );
  return row?.value;
};

describe('the Pix key of a professional', () => {
  onEveryDatabase((database) => {
    test('is that of professionals alone', async () => {
      for (const [sql, parameters] of [
        [REQUEST, EMAIL],
        [CONFIRM, ['000000']],
        [OWN, []],
      ] as const) {
        await expectRefusal(database, 'visitor', sql, parameters, '42501');
        for (const who of ['patient', 'applicant', 'admin'] as const)
          await expectRefusal(database, who, sql, parameters, 'not_allowed');
      }
    });

    test('is read but not changed by a suspended professional, also with a code from before', async () => {
      await request(database, ...EMAIL);
      const code = await mailedCode(database, 'professional');
      await database.as('admin', `select public.suspend_professional($1, 'O registro venceu.')`, [
        ACTORS.professional,
      ]);
      await expectRefusal(database, 'professional', REQUEST, EMAIL, 'professional_suspended');
      await expectRefusal(database, 'professional', CONFIRM, [code], 'professional_suspended');
      await expect(own(database)).resolves.toMatchObject({ kind: null, requested: { kind: 'email' } });
    });

    test.each([
      ['cpf', '111.111.111-11'],
      ['cnpj', '11.222.333/0001-82'],
      ['email', 'sem arroba'],
      ['email', `${'a'.repeat(70)}@b.example`],
      ['phone', '(11) 1234'],
      ['random', 'not a uuid'],
      ['iban', 'DE00'],
    ])('is refused when it is no %s: %s', async (kind, value) => {
      await expectRefusal(database, 'professional', REQUEST, [kind, value], 'payout_key_invalid');
    });

    test('is of her own CPF or CNPJ', async () => {
      await expectRefusal(database, 'professional', REQUEST, ['cpf', '529.982.247-25'], 'payout_key_not_own');
      await expectRefusal(
        database,
        'professional',
        REQUEST,
        ['cnpj', '11.222.333/0001-81'],
        'payout_key_not_own',
      );
      await database.owner(
        `update public.profiles set cpf = '52998224725', cnpj = '11222333000181' where id = $1`,
        [ACTORS.professional],
      );
      await expect(request(database, 'cpf', '529.982.247-25')).resolves.toMatchObject({
        masked: '•••.982.247-••',
      });
      await expect(request(database, 'cnpj', '11.222.333/0001-81')).resolves.toMatchObject({
        masked: '11.•••.•••/0001-81',
      });
    });

    test.each([
      ['email', ' PIX@Azevedo.example ', 'pix@azevedo.example', 'p•••@azevedo.example'],
      ['phone', '(11) 98214-0673', '+5511982140673', '•••• 0673'],
      ['phone', '+55 11 98214-0673', '+5511982140673', '•••• 0673'],
      [
        'random',
        '123E4567-E12B-12D1-A456-426655440000',
        '123e4567-e12b-12d1-a456-426655440000',
        '123e••••0000',
      ],
    ])('is stored as Pix takes it: %s', async (kind, value, stored, masked) => {
      await expect(request(database, kind, value)).resolves.toMatchObject({ kind, masked });
      await expect(valueOf(database)).resolves.toBe(stored);
    });

    test('is in use once the mailed code is entered, and she is told by mail', async () => {
      await expect(own(database)).resolves.toEqual({
        kind: null,
        masked: null,
        confirmed_at: null,
        requested: null,
      });
      await request(database, ...EMAIL);
      await expect(own(database)).resolves.toMatchObject({
        kind: null,
        requested: { kind: 'email', masked: 'p•••@azevedo.example' },
      });
      const code = await mailedCode(database, 'professional');
      expect(code).toMatch(/^[0-9]{6}$/);
      await expect(confirm(database, ` ${code} `)).resolves.toMatchObject({
        state: 'confirmed',
        kind: 'email',
      });
      await expect(own(database)).resolves.toMatchObject({
        masked: 'p•••@azevedo.example',
        requested: null,
      });
      await expect(
        database.owner(
          `select payload ->> 'masked' as masked, not_after from private.mail_outbox where kind = 'payout_key_changed'`,
        ),
      ).resolves.toEqual([{ masked: 'p•••@azevedo.example', not_after: null }]);
      await expect(confirm(database, code)).resolves.toMatchObject({ state: 'expired' });
    });

    test('keeps the one before until the code of another is entered', async () => {
      await useKey(database);
      await request(database, 'phone', '11982140673');
      await expect(own(database)).resolves.toMatchObject({ kind: 'email', requested: { kind: 'phone' } });
      await confirm(database, await mailedCode(database, 'professional'));
      await expect(own(database)).resolves.toMatchObject({ kind: 'phone', requested: null });
    });

    test('forgets a code after fifteen minutes, after five wrong ones and after the next one', async () => {
      await request(database, ...EMAIL);
      const first = await mailedCode(database, 'professional');
      await request(database, ...EMAIL);
      const second = await mailedCode(database, 'professional');
      const wrong = second === '000000' ? '000001' : '000000';
      if (first !== second)
        await expect(confirm(database, first)).resolves.toMatchObject({ state: 'wrong', tries_left: 4 });
      for (let n = 1; n <= 5; n += 1) await confirm(database, wrong);
      await expect(confirm(database, second)).resolves.toMatchObject({ state: 'expired' });
      await request(database, ...EMAIL);
      const third = await mailedCode(database, 'professional');
      await database.travel('2026-11-24T12:15:00Z');
      await expect(confirm(database, third)).resolves.toMatchObject({ state: 'expired' });
      await expect(own(database)).resolves.toMatchObject({ requested: null });
    });

    test('is asked for at most five times a day', async () => {
      for (let n = 1; n <= 5; n += 1) await request(database, ...EMAIL);
      await expectRefusal(database, 'professional', REQUEST, EMAIL, 'too_many_codes');
      await database.travel('2026-11-25T12:00:01Z');
      await expect(request(database, ...EMAIL)).resolves.toMatchObject({ kind: 'email' });
    });

    test('has its code in no copy of the data: the address alone proves who asks', async () => {
      await request(database, ...EMAIL);
      const code = await mailedCode(database, 'professional');
      const copy = JSON.stringify(await ask(database, 'professional', 'export_my_data()'));
      expect(copy).toContain('pix@azevedo.example');
      expect(copy).not.toContain(code);
    });

    test('that was not confirmed is forgotten, and its changes are in the audit log without it', async () => {
      await useKey(database);
      await request(database, 'phone', '11982140673');
      await database.travel('2026-11-27T12:00:00Z');
      await database.as('service', 'select public.forget_expired_data()');
      await expect(valueOf(database)).resolves.toBe('pix@azevedo.example');
      const log = JSON.stringify(
        await database.owner(
          `select before, after from public.audit_log where subject_table = 'payout_keys'`,
        ),
      );
      expect(log).toContain('confirmed_at');
      expect(log).not.toContain('azevedo');
    });
  });
});

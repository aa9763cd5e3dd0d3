import { ACCOUNTS, PEOPLE } from '../seed/index.ts';
import { openScenario, type OpenedScenario } from './open-scenario.ts';

type Caller = 'admin' | 'patient' | 'visitor';

let opened: OpenedScenario;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  opened = await openScenario({ title: 'a', path: '/' }, '/backend.json');
  for (const name of ['admin', 'patient'] as const)
    tokens.set(name, (await opened.backend.signIn(ACCOUNTS[name].email)).access_token);
}, 120_000);
afterAll(() => opened.backend.close());

/** Calls an edge function as the given user, like a page. */
async function call(name: string, who: Caller, body: object) {
  const key = opened.keys.publishable;
  const answer = await opened.fetch(
    new Request(`${location.origin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${tokens.get(who) ?? key}` },
      body: JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('admin-platform-fees, in the page', () => {
  it.each([
    ['visitor', 401],
    ['patient', 403],
  ] as const)('refuses the %s', async (who, status) => {
    for (const body of [{}, { action: 'update_fee', feePercentage: 1 }])
      expect(await call('admin-platform-fees', who, body)).toMatchObject({
        status,
        body: { success: false },
      });
  });

  it('reads and sets the fee, and reports a conflict to the second of two admins', async () => {
    const read = await call('admin-platform-fees', 'admin', {});
    expect(read).toMatchObject({ status: 200, body: { data: { currentFee: { fee_percentage: 0.005 } } } });
    const { currentFee } = read.body['data'] as { currentFee: { updated_at: string } };
    const change = { action: 'update_fee', expectedUpdatedAt: currentFee.updated_at };
    expect(await call('admin-platform-fees', 'admin', { ...change, feePercentage: 0.6 })).toMatchObject({
      status: 200,
      body: { data: { currentFee: { fee_percentage: 0.006 } } },
    });
    expect(await call('admin-platform-fees', 'admin', { ...change, feePercentage: 0.7 })).toMatchObject({
      status: 409,
      body: { success: false, code: 'fee_conflict' },
    });
  });
});

describe('professional-approval-notification, in the page', () => {
  const decision = {
    action: 'approve',
    professional_email: PEOPLE.tatiana.email,
    professional_name: 'Tatiana Cordeiro',
    admin_notes: null,
    rejection_reason: null,
  };
  const notify = (who: Caller, changes: object = {}) =>
    call('professional-approval-notification', who, { ...decision, ...changes });
  const mails = () => opened.backend.mailbox.list();

  it.each([
    ['visitor', 401],
    ['patient', 403],
  ] as const)('refuses the %s, and sends no e-mail', async (who, status) => {
    expect(await notify(who)).toMatchObject({ status });
    expect(await mails()).toEqual([]);
  });

  it('e-mails only the applicant, with the template bundled into the page', async () => {
    expect(await notify('admin', { professional_email: 'eve@evil.example' })).toMatchObject({ status: 404 });
    expect(await notify('admin')).toEqual({ status: 200, body: { success: true } });
    expect(await mails()).toMatchObject([
      { to: PEOPLE.tatiana.email, html: expect.stringContaining('aprovado') },
    ]);
  });
});

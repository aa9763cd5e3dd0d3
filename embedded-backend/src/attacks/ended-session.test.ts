import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';

// An access token outlives its login session by up to an hour, but no longer allows administration or writes.

const DOCUMENT = `${PEOPLE.tatiana.id}/1700000000000-crp.pdf`;

let attacked: AttackTarget;
let admin: string;
let patient: string;

beforeAll(async () => {
  attacked = await startAttackTarget();
  admin = await attacked.tokenOf(PEOPLE.beatriz.email);
  patient = await attacked.tokenOf(PEOPLE.camila.email);
  const applicant = await attacked.tokenOf(PEOPLE.tatiana.email);
  const uploaded = await ask(
    applicant,
    'POST',
    `/storage/v1/object/professional-documents/${DOCUMENT}`,
    '%PDF-1.4',
  );
  expect(uploaded.status).toBe(200);
}, 120_000);
afterAll(() => attacked.backend.close());

const ask = (token: string, method: string, route: string, body?: unknown) =>
  attacked.ask(route, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': typeof body === 'string' ? 'application/pdf' : 'application/json',
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

describe('an ended login session', () => {
  beforeAll(() => attacked.backend.db.exec('delete from auth.sessions'));

  it('of an admin reads no other account', async () => {
    const { status, text } = await ask(admin, 'GET', '/rest/v1/profiles?select=id');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual([{ id: PEOPLE.beatriz.id }]);
  });

  it.each([
    ['/rest/v1/rpc/update_platform_fee', { fee_percent: 50 }, 400],
    ['/rest/v1/rpc/list_payments', {}, 400],
    ['/functions/v1/admin-platform-fees', { action: 'update_fee', feePercentage: 50 }, 401],
    ['/functions/v1/erase-person', { request_id: PEOPLE.camila.id }, 401],
    [
      '/functions/v1/professional-approval-notification',
      { action: 'approve', professional_email: PEOPLE.tatiana.email },
      401,
    ],
  ])('of an admin is refused by %s', async (route, body, status) => {
    const answer = await ask(admin, 'POST', route, body);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('session_ended');
  });

  it('of an admin reads and signs no document', async () => {
    const read = await ask(
      admin,
      'GET',
      `/storage/v1/object/authenticated/professional-documents/${DOCUMENT}`,
    );
    expect(read.status).toBe(400);
    const sign = await ask(admin, 'POST', `/storage/v1/object/sign/professional-documents/${DOCUMENT}`, {
      expiresIn: 60,
    });
    expect(sign.status).toBe(400);
  });

  it('of a patient cannot export, erase or write', async () => {
    for (const [method, route, body] of [
      ['POST', '/rest/v1/rpc/export_my_data', {}],
      ['POST', '/rest/v1/rpc/request_erasure', {}],
      ['PATCH', `/rest/v1/profiles?id=eq.${PEOPLE.camila.id}`, { phone: '11999999999' }],
    ] as const) {
      const { status, text } = await ask(patient, method, route, body);
      expect([route, status]).toEqual([route, 400]);
      expect(text).toContain('session_ended');
    }
  });
});

/** Requests with a stolen admin session and their expected responses; the CPFs belong to other accounts. */
async function administering(token: string) {
  const procedure = await ask(token, 'POST', '/rest/v1/rpc/update_platform_fee', { fee_percent: 50 });
  const called = await ask(token, 'POST', '/functions/v1/admin-platform-fees', {});
  const exported = await ask(token, 'POST', '/rest/v1/rpc/export_my_data', {});
  const profiles = await ask(
    token,
    'GET',
    `/rest/v1/profiles?select=cpf&cpf=not.is.null&id=neq.${PEOPLE.beatriz.id}`,
  );
  return {
    statuses: [procedure.status, called.status, exported.status],
    ended: [procedure, called, exported].every(({ text }) => text.includes('session_ended')),
    cpfs: (JSON.parse(profiles.text) as unknown[]).length,
  };
}

describe("an admin's login session whose row still exists", () => {
  const REFUSED = { statuses: [400, 401, 400], ended: true, cpfs: 0 };
  const signIn = () => attacked.backend.signIn(PEOPLE.beatriz.email);
  const ofAdmin = (assignment: string) =>
    attacked.backend.db.exec(`update auth.users set ${assignment} where email = '${PEOPLE.beatriz.email}'`);
  afterEach(() => attacked.backend.setClock(null));

  it('cannot administer after an old refresh token was reused', async () => {
    const refresh = async (token: string) => {
      const route = '/auth/v1/token?grant_type=refresh_token';
      const { status, text } = await ask(admin, 'POST', route, { refresh_token: token });
      return { status, body: JSON.parse(text) as { access_token: string; refresh_token: string } };
    };
    const first = await signIn();
    const second = await refresh(first.refresh_token);
    const third = await refresh(second.body.refresh_token);
    expect(await administering(third.body.access_token)).toMatchObject({ statuses: [200, 200, 200] });
    await attacked.backend.setClock(new Date(Date.now() + 11_000));
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 400 });
    expect(await administering(third.body.access_token)).toEqual(REFUSED);
    expect((await ask(third.body.access_token, 'GET', '/auth/v1/user')).status).toBe(403);
  });

  it.each([
    ['banned', `banned_until = 'infinity'`, 'banned_until = null'],
    ['deleted', 'deleted_at = now()', 'deleted_at = null'],
  ])('cannot administer once the account is %s', async (_, assignment, undone) => {
    const { access_token: token } = await signIn();
    await ofAdmin(assignment);
    const answers = await administering(token);
    await ofAdmin(undone);
    expect(answers).toEqual(REFUSED);
  });
});

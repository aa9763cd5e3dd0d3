import { startAttacked, type Attacked } from '../testing/attacked.ts';

// An access token outlives its login session by up to an hour: with it nothing is administered or written any more.

const PATIENT = 'paciente@vinculo.example';
const CAMILA = 'a0000001-0000-4000-8000-000000000001';
const DOCUMENT = 'b0000014-0000-4000-8000-000000000014/1700000000000-crp.pdf';

let attacked: Attacked;
let admin: string;
let patient: string;

beforeAll(async () => {
  attacked = await startAttacked();
  admin = await attacked.tokenOf('admin@vinculo.example');
  patient = await attacked.tokenOf(PATIENT);
  const applicant = await attacked.tokenOf('tatiana.cordeiro@vinculo.example');
  const uploaded = await ask(
    applicant,
    'POST',
    `/storage/v1/object/professional-documents/${DOCUMENT}`,
    '%PDF-1.4',
  );
  expect(uploaded.status).toBe(200);
}, 120_000);
afterAll(() => attacked.backend.close());
beforeEach(() => attacked.backend.db.exec('delete from auth.sessions'));

const ask = (token: string, method: string, route: string, body?: unknown) =>
  attacked.ask(route, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': typeof body === 'string' ? 'application/pdf' : 'application/json',
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

describe('a login session that was ended', () => {
  it('of an admin reads no other account', async () => {
    const { status, text } = await ask(admin, 'GET', '/rest/v1/profiles?select=id');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual([{ id: 'c0000001-0000-4000-8000-000000000001' }]);
  });

  it.each([
    ['/rest/v1/rpc/update_platform_fee', { fee_percent: 50 }, 400],
    ['/rest/v1/rpc/list_payments', {}, 400],
    ['/functions/v1/admin-platform-fees', { action: 'update_fee', feePercentage: 50 }, 401],
    ['/functions/v1/erase-person', { request_id: CAMILA }, 401],
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

  it('of a patient exports, erases and writes nothing', async () => {
    for (const [method, route, body] of [
      ['POST', '/rest/v1/rpc/export_my_data', {}],
      ['POST', '/rest/v1/rpc/request_erasure', {}],
      ['PATCH', `/rest/v1/profiles?id=eq.${CAMILA}`, { phone: '11999999999' }],
    ] as const) {
      const { status, text } = await ask(patient, method, route, body);
      expect([route, status]).toEqual([route, 400]);
      expect(text).toContain('session_ended');
    }
  });
});

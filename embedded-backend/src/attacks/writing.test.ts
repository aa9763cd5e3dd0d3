import { CONSULTATIONS, PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';

// A patient and a professional try to write data they may not change: past the screens, with every method.

const NEW = 'eeeeeeee-0000-4000-8000-000000000001';

let attacked: AttackTarget;
let professional: string;
let before: string;
beforeAll(async () => {
  attacked = await startAttackTarget();
  professional = `Bearer ${await attacked.tokenOf(PEOPLE.marina.email)}`;
  before = await attacked.fingerprint();
}, 120_000);
afterAll(() => attacked.backend.close());

const mine = `profiles?id=eq.${PEOPLE.camila.id}`;

type Write = readonly [method: string, path: string, body: unknown, headers?: Record<string, string>];

const WRITES: readonly Write[] = [
  // columns that decide a user's rights
  ...['role', 'is_admin', 'email', 'cpf', 'cnpj', 'id', 'created_at', 'registration', 'profession'].map(
    (column) =>
      ['PATCH', mine, { full_name: 'Camila', [column]: column === 'is_admin' ? true : 'admin' }] as const,
  ),
  ['PATCH', `${mine}&columns=full_name,role`, { full_name: 'Camila', role: 'admin' }],
  ['POST', 'profiles', { id: NEW, role: 'admin' }],
  [
    'POST',
    'profiles?on_conflict=id',
    { id: PEOPLE.camila.id, is_admin: true },
    { prefer: 'resolution=merge-duplicates' },
  ],
  ['PUT', mine, { id: PEOPLE.camila.id, role: 'admin', full_name: 'Camila' }],
  ['DELETE', mine, undefined],
  // consultations, money, other users' messages
  ['PATCH', `consultations?id=eq.${CONSULTATIONS.confirmed.id}`, { status: 'completed' }],
  [
    'PATCH',
    `consultations?id=eq.${CONSULTATIONS.confirmed.id}`,
    { patient_id: PEOPLE.eduardo.id, amount_cents: 1 },
  ],
  ['POST', 'consultations', { id: NEW, patient_id: PEOPLE.camila.id, professional_id: PEOPLE.marina.id }],
  ['DELETE', 'consultations', undefined],
  ['PATCH', 'payments?amount_cents=gt.0', { status: 'paid' }],
  ['POST', 'payments', { consultation_id: CONSULTATIONS.confirmed.id, amount_cents: 1, status: 'paid' }],
  [
    'POST',
    'consultation_sessions',
    { consultation_id: CONSULTATIONS.confirmed.id, session_link: 'https://evil.example' },
  ],
  ['PATCH', 'consultation_sessions?consultation_id=not.is.null', { session_link: 'https://evil.example' }],
  [
    'POST',
    'chat_messages',
    {
      id: NEW,
      consultation_id: CONSULTATIONS.confirmed.id,
      sender_id: PEOPLE.marina.id,
      sender: 'professional',
      content: 'x',
    },
  ],
  ['PATCH', 'chat_messages?id=not.is.null', { content: 'x' }],
  ['DELETE', 'chat_messages', undefined],
  [
    'POST',
    'reviews',
    {
      consultation_id: CONSULTATIONS.confirmed.id,
      patient_id: PEOPLE.camila.id,
      professional_id: PEOPLE.marina.id,
      rating: 1,
    },
  ],
  ['PATCH', 'reviews?rating=gt.0', { testimonial_status: 'published' }],
  ['POST', 'notifications', { user_id: PEOPLE.eduardo.id, kind: 'decision', title: 'x', link: '/x' }],
  ['PATCH', 'notifications?id=not.is.null', { link: '//evil.example', title: 'x' }],
  ['POST', 'professionals', { user_id: PEOPLE.camila.id, full_name: 'x', approval_status: 'approved' }],
  ['PATCH', 'professional_applications?id=not.is.null', { application_status: 'approved' }],
  ['POST', 'consents', { user_id: PEOPLE.eduardo.id, document: 'privacy', version: 'x', text_sha256: 'x' }],
  ['PATCH', 'deployment_settings?id=eq.true', { demonstration: true, pix_simulation: true }],
  ['PATCH', 'platform_fee_settings?id=not.is.null', { fee_percentage: 0 }],
  ['DELETE', 'audit_log', undefined],
  ['POST', 'professionals_public', { user_id: NEW }],
  // other schemas
  ['PATCH', `users?id=eq.${PEOPLE.eduardo.id}`, { encrypted_password: '' }, { 'content-profile': 'auth' }],
  ['POST', 'objects', { bucket_id: 'professional-documents', name: 'x' }, { 'content-profile': 'storage' }],
  [
    'POST',
    'mail_outbox',
    { kind: 'booking', recipient: 'a@b.c', payload: {} },
    { 'content-profile': 'private' },
  ],
  // malformed JSON objects
  [
    'PATCH',
    mine,
    JSON.parse('{"__proto__": {"role": "admin"}, "full_name": "x", "constructor": {"prototype": 1}}'),
  ],
  ['PATCH', mine, [{ full_name: 'x' }, { role: 'admin' }]],
  ['PATCH', mine, { 'full_name"="x", "role': 'admin' }],
  ['PATCH', mine, { 'full_name = full_name, is_admin': true }],
  ['PATCH', mine, { full_name: 'x\u0000y' }],
  ['PATCH', mine, { full_name: 'x'.repeat(121) }],
  ['PATCH', mine, { state: 'São Paulo' }],
  ['PATCH', mine, { birth_date: '99999-13-45' }],
  ['PATCH', mine, { emergency_phone: '<script>' }],
  // lite treats a procedure's HEAD arguments as filters of its result, and calls nothing
  ['HEAD', 'rpc/send_privacy_request?message=x', undefined],
  ['POST', 'rpc/send_privacy_request', { message: 'x', extra: 1 }],
  ['POST', 'rpc/send_privacy_request', { message: { toString: 'x' }, role: 'admin' }],
  ['POST', 'rpc/send_privacy_request', { __proto__: null, constructor: 'x' }],
  ['POST', 'rpc/public.send_privacy_request', { message: 'x' }],
  ['POST', 'rpc/send_privacy_request%22(%27x%27)--', { message: 'x' }],
  ['POST', 'rpc/document_verified', { object_id: NEW, kind: 'application/pdf' }],
  ['POST', 'rpc/prepare_test_user', { account_id: PEOPLE.eduardo.id, role: 'admin' }],
  ['POST', 'rpc/update_platform_fee', { fee_percent: 0 }],
];

/** Procedures through methods that read or change rows, and paths through unknown methods. */
const NOT_ALLOWED: readonly Write[] = [
  [
    'GET',
    'rpc/send_contact_message?full_name=x&email=a@b.co&user_type=patient&subject=x&message=x',
    undefined,
  ],
  ['GET', 'rpc/send_privacy_request?message=x', undefined],
  ['GET', `rpc/cancel_consultation?consultation_id=${CONSULTATIONS.confirmed.id}`, undefined],
  ...['GET', 'HEAD'].map((method) => [method, 'rpc/request_erasure', undefined] as const),
  ...['PUT', 'PATCH', 'DELETE'].map(
    (method) => [method, 'rpc/send_privacy_request', { message: 'x' }] as const,
  ),
  ...['QUERY', 'LOCK', 'PURGE', 'ANYTHING'].flatMap((method) => [
    [method, 'rpc/send_privacy_request?message=x', undefined] as const,
    [method, 'profiles?select=id', undefined] as const,
  ]),
];

const named = (writes: readonly Write[]) => writes.map((write) => [JSON.stringify(write), write] as const);

const statusOf = async ([method, path, body, headers = {}]: Write) => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return (await attacked.ask(`/rest/v1/${path}`, { method, headers, ...sent })).status;
};

describe('a patient', () => {
  it.each(named(WRITES))('changes nothing with %s', async (_, write) => {
    const status = await statusOf(write);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await attacked.fingerprint()).toBe(before);
  });

  it.each(named(NOT_ALLOWED))('gets 405: %s', async (_, write) => {
    expect(await statusOf(write)).toBe(405);
    expect(await attacked.fingerprint()).toBe(before);
  });
});

describe('a professional', () => {
  it.each<[string, unknown]>([
    ['approval_status', 'approved'],
    ['rating', 5],
    ['total_reviews', 500],
    ['rating_counts', [0, 0, 0, 0, 9]],
    ['full_name', 'Outra'],
    ['registration', 'CRP 01/1'],
    ['user_id', PEOPLE.eduardo.id],
    ['bio', 'x'],
    ['profile_image_url', 'https://evil.example/x.png'],
  ])('cannot write their own %s', async (column, value) => {
    const { status } = await attacked.ask(`/rest/v1/professionals?user_id=eq.${PEOPLE.marina.id}`, {
      method: 'PATCH',
      headers: { authorization: professional },
      body: JSON.stringify({ price_per_session: 15000, [column]: value }),
    });
    expect(status).toBe(403);
    expect(await attacked.fingerprint()).toBe(before);
  });

  it.each([
    'http://evil.example',
    'javascript:alert(1)',
    'https://evil.example/"><script>',
    '//evil.example',
    ' https://x',
  ])('stores no recording at %s', async (recording_url) => {
    const { status } = await attacked.ask('/rest/v1/rpc/store_recording', {
      method: 'POST',
      headers: { authorization: professional },
      body: JSON.stringify({ consultation_id: CONSULTATIONS.completed.id, recording_url }),
    });
    expect(status).toBe(400);
    expect(await attacked.fingerprint()).toBe(before);
  });
});

it('none of these caused a server error', () => {
  expect(attacked.polluted()).toEqual([]);
  expect(attacked.failures).toEqual([]);
});

import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';

// A patient requests other users' data through every feature of the data API's query language.

let attacked: AttackTarget;
beforeAll(async () => {
  attacked = await startAttackTarget();
}, 120_000);
afterAll(() => attacked.backend.close());

/** Strings found only in other users' rows, the auth tables, query plans or PostgreSQL's catalogue. */
const NOT_THEIRS =
  /outro\.paciente@|Eduardo|encrypted_password|\$2[aby]\$|Seq Scan|Index Scan|"Plan"|search_text|postgres:\/\//i;

const QUERIES = [
  // columns and embedded rows
  'profiles?select=*,auth.users(*)',
  'profiles?select=*,users(*)',
  'profiles?select=(select encrypted_password from auth.users limit 1)',
  'profiles?select=id,"encrypted_password"',
  'profiles?select=full_name)::text from auth.users--',
  'profiles?select=id;drop table public.profiles',
  'profiles?select=id::regclass',
  'profiles?select=email::text::bytea',
  'profiles?select=id,leak:email.max()',
  'profiles?select=email.max()&id=neq.00000000-0000-0000-0000-000000000000',
  'consultations?select=id,profiles!inner(email)',
  'consultations?select=id,other:profiles!consultations_patient_id_fkey(email)&order=profiles(email)',
  'professionals_public?select=user_id,profiles(email)',
  'professionals?select=*,profiles(*),professional_applications(*)',
  'public_reviews?select=*,consultations(patient_name)',
  'reviews?select=rating,patient_id',
  // filters
  `profiles?id=eq.x' or '1'='1`,
  'profiles?id=neq.00000000-0000-0000-0000-000000000000',
  'profiles?or=(id.is.null,id.not.is.null)',
  'profiles?or=(role.eq.patient,or(role.eq.admin,and(id.not.is.null)))',
  'profiles?or=(id.eq.1',
  'profiles?and=()',
  'profiles?not.and=(id.is.null)',
  `profiles?id=in.("a","b')--")`,
  'profiles?full_name=like.*',
  'profiles?full_name=ilike.%25Edu%25',
  'profiles?full_name=match.(a%2B)%2B%24',
  `profiles?full_name=fts(english').x`,
  `profiles?full_name=phfts('; select 1 --).x`,
  'profiles?email->>x=eq.1',
  'profiles?email::text=eq.outro.paciente@vinculo.example',
  'profiles?(select 1)=eq.1',
  'profiles?"role"=eq.admin',
  'profiles?is_admin=is.true',
  'profiles?profiles.id=neq.1',
  'profiles?email=foo.bar',
  'profiles?__proto__=eq.1&constructor=eq.1',
  'profiles?or=(__proto__.eq.1,constructor.prototype.eq.1)',
  'profiles?select=id,__proto__,a:constructor',
  'profiles?profiles.__proto__=eq.1',
  'professionals?search_text=like.*a*',
  'chat_messages?sender_id=neq.00000000-0000-0000-0000-000000000000&content=like.*',
  `payments?amount_cents=gt.0&patient_id=neq.${PEOPLE.camila.id}`,
  'contact_messages?select=*',
  'audit_log?select=*',
  // order, limits, ranges
  'profiles?order=(case when true then 1 end)',
  'profiles?order=full_name;select pg_sleep(9)',
  'profiles?order=encrypted_password.desc',
  'profiles?limit=-1',
  'profiles?limit=1;select 1',
  'profiles?limit=1e9&offset=-5',
  'profiles?offset=99999999999999999999999',
  // other names
  'auth.users?select=*',
  'users?select=*',
  'pg_authid?select=*',
  'private.mail_outbox?select=*',
  'mail_outbox?select=*',
  'profiles%20p,auth.users%20u?select=*',
  'profiles%00?select=*',
  '..%2f..%2fauth/v1/admin/users',
  '%2e%2e/auth/v1/admin/users',
  'rpc/pg_read_file?filename=/etc/passwd',
  'rpc/pg_sleep?seconds=9',
  'rpc/set_config?setting_name=role&new_value=postgres&is_local=false',
  'rpc/private.is_admin',
  'rpc/crypt?password=a&salt=b',
  'rpc/stored_document?path=x',
  'rpc/claim_mails?at_most=20',
  'rpc/search_professionals?search=%27%3B%20drop%20table%20public.profiles%20--',
  `rpc/search_professionals?search=${encodeURIComponent('%_\\'.repeat(40))}`,
];

const HEADERS: readonly Record<string, string>[] = [
  { 'accept-profile': 'auth' },
  { 'accept-profile': 'private' },
  { 'accept-profile': 'storage' },
  { 'accept-profile': 'pg_catalog' },
  { 'accept-profile': 'public,auth' },
  { 'accept-profile': `public"; set role postgres; --` },
  { accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose' },
  { accept: 'application/vnd.pgrst.plan+text; for="application/json"' },
  { accept: '../../etc/passwd' },
  { prefer: 'count=planned,handling=lenient,tx=commit' },
  { prefer: 'timezone="; drop table public.profiles' },
  { range: '0-18446744073709551615' },
  { 'range-unit': 'bytes', range: 'bytes=0-' },
  { 'x-forwarded-user': PEOPLE.beatriz.email, 'x-original-url': '/auth/v1/admin/users' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-client-info': "'; drop table public.profiles; --" },
  { 'x-user-id': PEOPLE.beatriz.id, 'request.jwt.claims': '{"role":"service_role"}' },
];

describe("others' rows", () => {
  it.each(QUERIES)('are not in the response to %s', async (query) => {
    const { status, text } = await attacked.ask(`/rest/v1/${query}`);
    expect(status).toBeLessThan(500);
    // A refusal may repeat the request, but not the data behind it.
    const redacted = status < 300 ? text : text.replaceAll(/encrypted_password|search_text/g, '');
    expect(redacted).not.toMatch(NOT_THEIRS);
  });

  it.each(HEADERS.map((headers) => [JSON.stringify(headers), headers] as const))(
    'are not in the response to headers %s',
    async (_, headers) => {
      for (const table of ['profiles', 'users', 'mail_outbox', 'objects', 'pg_authid']) {
        const { status, text } = await attacked.ask(`/rest/v1/${table}?select=*`, { headers });
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(NOT_THEIRS);
      }
    },
  );

  it('are unchanged, and the backend had no server error', async () => {
    const rows = await attacked.backend.db.query('select 1 from public.profiles');
    expect(rows.length).toBeGreaterThan(40);
    expect(attacked.polluted()).toEqual([]);
    expect(attacked.failures).toEqual([]);
  });
});

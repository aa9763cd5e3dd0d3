import fc from 'fast-check';
import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';

// Random queries, both in the grammar of the data API and outside it.

const RUNS = 300;
/** A fixed seed, so that a failure is reproducible; fast-check also prints the query that failed. */
const SEED = 20_261_122;
/** Two of these would freeze the page or the portal for longer than the limit. */
const WATCHDOG_MS = 240_000;

let attacked: AttackTarget;
let noise: jest.SpyInstance;
beforeAll(async () => {
  attacked = await startAttackTarget();
  noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
}, 120_000);
afterAll(async () => {
  noise.mockRestore();
  await attacked.backend.close();
});

const TABLES = {
  professionals_public: ['user_id', 'display_name', 'bio', 'city', 'specialties', 'price_per_session'],
  professionals: ['user_id', 'full_name', 'price_per_session', 'reviews', 'consultations'],
  reviews: ['id', 'professional_id', 'rating', 'created_at', 'professionals'],
  weekly_availability: ['id', 'user_id', 'day_of_week', 'start_time'],
  consultations: [
    'id',
    'starts_at',
    'status',
    'patient_name',
    'payments',
    'consultation_sessions',
    'professionals',
  ],
  payments: ['id', 'status', 'amount_cents', 'expires_at', 'consultations'],
  profiles: ['id', 'full_name', 'email', 'birth_date', 'consultations'],
  chat_messages: ['id', 'content', 'sender', 'created_at', 'consultations'],
  'rpc/patient_history': ['id', 'starts_at', 'professionals'],
  'rpc/search_professionals': ['user_id', 'display_name', 'search'],
} as const;

const OPERATORS = [
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'is', 'isdistinct', 'in'],
  ...[
    'cs',
    'cd',
    'ov',
    'sl',
    'sr',
    'nxl',
    'nxr',
    'adj',
    'fts',
    'plfts',
    'phfts',
    'wfts',
    'eq(any)',
    'like(all)',
  ],
  ...[
    'not.eq',
    'not.in',
    'not.is',
    'not.match',
    'not.not.eq',
    'similar',
    'wfts(english)',
    '',
    '$eq',
    'toString',
    'not.constructor',
  ],
];

const VALUES = [
  ...[
    '1',
    '-1',
    '1e400',
    'null',
    'true',
    'not_null',
    'unknown',
    '*',
    '%',
    '2030-01-01',
    '25:61',
    '(1,2)',
    '{a,b}',
  ],
  ...[
    '(',
    '{',
    '[1,',
    '"',
    '"a,b"',
    '()',
    '{}',
    '(((x?){10}){10}){10}',
    '\\',
    "'",
    '😀',
    '{"a":1}',
    'Infinity',
  ],
  ...['{"type":"query","from":"profiles"}', '{"$ref":"id"}', PEOPLE.camila.id, '[1,2)'],
];

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });
const value = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: anyText },
);
const filter = fc.tuple(fc.constantFrom(...OPERATORS), value).map((parts) => parts.join('.'));

const columnOf = (columns: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...columns) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '*',
        '$or',
        'id->a',
        'id->>0',
        'nothing',
        '"id"',
        'count()',
        'id.sum()',
        '"',
        '"id',
        'id"',
        'id->"',
      ),
    },
    { weight: 1, arbitrary: anyText },
  );

const conditionOf = (columns: readonly string[]) =>
  fc.letrec<{ all: string; one: string }>((tie) => ({
    one: fc.tuple(columnOf(columns), filter).map((parts) => parts.join('.')),
    all: fc
      .tuple(
        fc.constantFrom('and', 'or', 'not.and', 'not.or', 'not'),
        fc.array(fc.oneof({ depthSize: 'small' }, tie('one'), tie('all')), { maxLength: 4 }),
      )
      .map(([operator, inside]) => `${operator}(${inside.join()})`),
  })).all;

const selectOf = (columns: readonly string[]) =>
  fc.letrec<{ list: string; item: string; embed: string }>((tie) => ({
    list: fc
      .array(fc.oneof({ depthSize: 'small' }, tie('item'), tie('embed')), { maxLength: 6 })
      .map((all) => all.join()),
    item: fc
      .tuple(
        fc.constantFrom('', 'a:', 'b:', '...'),
        columnOf(columns),
        fc.constantFrom('', '::text', '::jsonpath', '->x', '.max()'),
      )
      .map((parts) => parts.join('')),
    embed: fc
      .tuple(
        fc.constantFrom('', 'x:', '...'),
        fc.constantFrom(...Object.values(TABLES).flat(), ...Object.keys(TABLES)),
        fc.constantFrom('', '!inner', '!left', '!consultations_patient_id_fkey', '!nothing'),
        tie('list'),
      )
      .map(([alias, name, hint, inside]) => `${alias}${name}${hint}(${inside})`),
  })).list;

const parameterOf = (columns: readonly string[]): fc.Arbitrary<[string, string]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(fc.constant('select'), selectOf(columns)) },
    { weight: 4, arbitrary: fc.tuple(columnOf(columns), filter) },
    {
      weight: 2,
      arbitrary: conditionOf(columns).map((text): [string, string] => {
        const at = text.indexOf('(');
        return [text.slice(0, at), text.slice(at)];
      }),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constant('order'),
        fc
          .tuple(columnOf(columns), fc.constantFrom('', '.desc', '.asc.nullsfirst', '.up', '(id)'))
          .map((all) => all.join('')),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom('limit', 'offset', 'consultations.limit', 'reviews.order', 'on_conflict', 'columns'),
        value,
      ),
    },
    { weight: 1, arbitrary: fc.tuple(anyText, anyText) },
  );

const HEADERS: readonly Record<string, string>[] = [
  {},
  { prefer: 'count=exact' },
  { prefer: 'count=estimated,handling=strict,timezone=Nowhere' },
  { range: '5-1' },
  { range: '0-99999999999999999999' },
  { accept: 'text/csv' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'application/vnd.pgrst.plan+json' },
  { 'accept-profile': 'auth' },
];

const query = fc.constantFrom(...(Object.keys(TABLES) as (keyof typeof TABLES)[])).chain((table) =>
  fc.record({
    table: fc.constant(table),
    parameters: fc.array(parameterOf(TABLES[table]), { maxLength: 5 }),
    headers: fc.constantFrom(...HEADERS),
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'DELETE', 'PATCH'),
  }),
);

/** The rows of a response and all rows embedded in them. */
function rowsIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const inside = Object.values(answer).reduce<number>((all, each) => all + rowsIn(each), 0);
  return inside + (Array.isArray(answer) ? answer.length : 0);
}

it(
  `any query is answered or refused, with a bounded number of rows`,
  async () => {
    await fc.assert(
      fc.asyncProperty(query, async ({ table, parameters, headers, method }) => {
        const search = new URLSearchParams(parameters).toString();
        const body = method === 'PATCH' ? JSON.stringify({ nothing: 1 }) : null;
        const answer = await attacked.ask(`/rest/v1/${table}?${search}`, { method, headers, body });
        expect(answer.status).toBeLessThan(500);
        expect(answer.text.length).toBeLessThan(5_000_000);
        const isJson = answer.headers.get('content-type')?.includes('json') && answer.text !== '';
        if (isJson) expect(rowsIn(JSON.parse(answer.text))).toBeLessThan(20_000);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect(attacked.failures).toEqual([]);
    expect((await attacked.ask('/rest/v1/rpc/server_now')).status).toBe(200);
  },
  WATCHDOG_MS,
);

describe('an operator inherited from Object', () => {
  it.each([
    'professionals_public?city=constructor.x',
    'professionals_public?city=not.toString.x',
    'professionals_public?or=(city.valueOf.x)',
    'professionals_public?select=user_id,reviews(rating)&reviews.rating=hasOwnProperty.1',
    'rpc/search_professionals?display_name=toString.x',
  ])('is rejected as a bad request: %s', async (query) => {
    const { status } = await attacked.ask(`/rest/v1/${query}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('is an ordinary text as the argument of a procedure', async () => {
    expect((await attacked.ask('/rest/v1/rpc/search_professionals?search=constructor')).status).toBe(200);
  });
});

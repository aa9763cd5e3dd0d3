import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';
import { lowestRatio } from '../testing/lowest-ratio.ts';

// Short queries that would keep the database busy. PGlite runs one statement at a time, so they would block
// all users.

/** Upper limit for the time of a batch of slow queries, as a multiple of an ordinary batch's. */
const MOST_TIMES = 5;

let attacked: AttackTarget;
let noise: jest.SpyInstance;
beforeAll(async () => {
  attacked = await startAttackTarget();
  // The first request reads the whole schema.
  await ask('limit=1');
}, 120_000);
beforeEach(() => {
  noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
});
afterEach(() => noise.mockRestore());
afterAll(() => attacked.backend.close());

const PUBLIC = '/rest/v1/professionals_public';
const visitor = () => ({ authorization: `Bearer ${attacked.keys.publishable}` });
const ask = (query: string) => attacked.ask(`${PUBLIC}?${query}`, { headers: visitor() });

/** Sends queries and then another user's request; returns the answers, and the time for all in milliseconds. */
async function batch(queries: readonly string[]) {
  const started = performance.now();
  const [answers, behind] = await Promise.all([
    Promise.all(queries.map(ask)),
    attacked.ask('/rest/v1/rpc/server_now'),
  ]);
  return { answers, behind, time: performance.now() - started };
}

const ordinaryBatch = () => batch(withPattern('x').map((_, n) => `city=eq.place${n}`));

const SLOW_PATTERNS = ['(((x?){10}){10}){10}', '(((x{0,9}){0,9}){0,9}){0,9}', '((((a|b)*c){12}){12}){12}'];

const withPattern = (pattern: string) => {
  const value = encodeURIComponent(pattern);
  return [
    `display_name=match.${value}`,
    `display_name=imatch.${value}`,
    `display_name=not.match.${value}`,
    `display_name=not.imatch.${value}`,
    `display_name=match(any).{${value}}`,
    `display_name=imatch(all).{${value}}`,
    `or=(display_name.match.${value},city.eq.x)`,
    `or=(city.eq.x,and(display_name.imatch.${value},city.eq.x))`,
    `not.and=(display_name.not.match.${value})`,
    `bio->>a=match.${value}`,
  ];
};

describe('regular expressions', () => {
  it.each(SLOW_PATTERNS)(
    'never reach the database, and the next request is answered: %s',
    async (pattern) => {
      const refused = async () => {
        const { answers, behind, time } = await batch(withPattern(pattern));
        expect(behind.status).toBe(200);
        for (const { status, text } of answers) {
          expect(status).toBe(400);
          expect(JSON.parse(text)).toMatchObject({ code: 'PGRST100', hint: null });
        }
        return time;
      };
      const ordinary = async () => (await ordinaryBatch()).time;
      expect(await lowestRatio({ of: refused, to: ordinary, limit: MOST_TIMES })).toBeLessThan(MOST_TIMES);
    },
    // One pattern that ran would take longer than this.
    20_000,
  );

  it.each([
    'professionals?select=user_id,professionals_public(bio)&professionals_public.bio=match.x',
    'professionals?select=user_id,reviews!inner(id)&reviews.or=(patient_display_name.match.x)',
    'rpc/search_professionals?search=a&display_name=match.x',
    'profiles?id=eq.1&full_name=not.imatch.x',
  ])('are refused in %s', async (query) => {
    expect((await attacked.ask(`/rest/v1/${query}`)).status).toBe(400);
  });

  it.each(['PATCH', 'DELETE'])('are refused as the filter of a %s', async (method) => {
    const body = JSON.stringify({ full_name: 'x' });
    expect((await attacked.ask('/rest/v1/profiles?full_name=match.x', { method, body })).status).toBe(400);
  });

  it.each(['like', 'ilike', 'like(any)', 'ilike(any)', 'like(all)', 'ilike(all)'])(
    'are refused as other patterns: %s',
    async (operator) => {
      for (const query of [
        `bio=${operator}.{*a*}`,
        `bio=not.${operator}.{*a*}`,
        `or=(city.eq.x,and(bio.${operator}.{*a*},city.eq.x))`,
      ])
        expect(JSON.parse((await ask(query)).text)).toMatchObject({ code: 'PGRST100' });
    },
  );

  it.each(['fts', 'plfts', 'phfts', 'wfts(portuguese)'])(
    'are refused as text search: %s',
    async (operator) => {
      expect((await ask(`bio=${operator}.x`)).status).toBe(400);
    },
  );

  it('are not compiled by a cast of user text', async () => {
    expect((await ask('select=bio::jsonpath')).status).toBe(400);
    expect((await ask('select=x:bio::xml')).status).toBe(400);
    expect((await ask('select=rating::text')).status).toBeLessThan(500);
  });
});

const repeated = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n));

describe('a query that is too long or too deep', () => {
  it.each([
    ['2,000 nested and', `or=(${'and('.repeat(2000)}city.eq.x${')'.repeat(2000)})`],
    ['2,000 unclosed and', `or=(${'and('.repeat(2000)}city.eq.x`],
    ['7 nested and', `or=(${'and('.repeat(7)}city.eq.x${')'.repeat(7)})`],
    ['an embedded condition of that depth', `weekly.or=(${'not.and('.repeat(9)}city.eq.x${')'.repeat(9)})`],
    ['2,000 nested selections', `select=${'a('.repeat(2000)}`],
    ['an order of that depth', `order=${'a('.repeat(2000)}`],
    ['1,000 conditions', `or=(${repeated(1000, () => 'city.eq.x').join()})`],
    ['1,000 parameters', repeated(1000, () => 'city=eq.x').join('&')],
    ['61 conditions', `and=(${repeated(61, () => 'city.eq.x').join()})`],
    ['501 values', `city=in.(${repeated(501, String).join()})`],
    ['501 values of any', `city=eq(any).{${repeated(501, String).join()}}`],
    ['1,000 columns', `select=${repeated(1000, (n) => `a${n}:city`).join()}`],
    ['one column four times', 'select=a:bio,b:bio,c:bio,d:bio'],
    ['one column four times, in pieces', 'select=a:bio,b:bio::text,c:bio->a,d:bio->>b'],
    ['nine orders', `order=${repeated(9, () => 'city').join()}`],
    ['a long JSON path', `bio->${repeated(6, String).join('->')}=eq.1`],
    ['a long JSON path to select', `select=bio->${repeated(6, String).join('->')}`],
    ['a long text', `city=eq.${'a'.repeat(16_000)}`],
  ])('is refused: %s', async (_name, query) => {
    const { status, text } = await ask(query);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'PGRST100', message: expect.any(String) });
  });

  it('is answered within the limits', async () => {
    const query = `or=(and(and(city.eq.x,city.eq.y),city.gt.a),city.in.(${repeated(100, String).join()}))`;
    expect((await ask(query)).status).toBe(200);
  });
});

describe('a query inside a value', () => {
  const statement = encodeURIComponent('{"type":"query","from":"professionals_public","select":["city"]}');

  it.each([
    `city=eq.${statement}`,
    `city=not.eq.${statement}`,
    `specialties=cs.${statement}`,
    `city=eq.${encodeURIComponent('{"$ref":"display_name"}')}`,
    '$exists=eq.1',
    '$or=eq.1',
    '$always=is.null',
    '$storageFolder=eq.1',
    'or=($always.is.null)',
  ])('is refused: %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});

describe('an unclosed quotation mark', () => {
  it.each([
    'select=city,"',
    'select=city,"city',
    'select="city',
    'select=a:"',
    'select=city::"',
    'select=reviews!"',
    'select=%22%5C%22,'.concat('a('.repeat(2000)),
    'or=(city.eq.%22%5C%22,'.concat('and('.repeat(2000)),
  ])('is rejected as a bad request: %.60s', async (query) => {
    const { status, text } = await ask(query);
    expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({ status: 400, code: 'PGRST100' });
  });
});

describe('a malformed URL', () => {
  it.each([
    ['%zz', 404],
    ['rpc/%zz?a=1', 404],
    ['%ff%fe', 404],
    ['professionals_public?%00=eq.1', 400],
    ['professionals_public?a%00b=eq.1', 400],
    ['professionals_public?select=a%00b', 400],
    ['professionals_public?order=a%00b', 400],
    ['professionals_public?city=eq.%00', 400],
  ])('is rejected, and the next request is answered: %s', async (path, status) => {
    for (const method of ['GET', 'HEAD'])
      expect((await attacked.ask(`/rest/v1/${path}`, { method })).status).toBe(status);
    expect((await ask('limit=1')).status).toBe(200);
  });
});

describe('embedded tables', () => {
  const LOOP = 'professionals(reviews(professionals(reviews(id))))';

  it.each([
    `reviews?select=id,${LOOP}`,
    'professionals?select=reviews(professionals(user_id))',
    'professionals?select=reviews(again:professionals(user_id))',
    'professionals?select=reviews(professional_id(user_id))',
    'professionals?select=a:reviews(id),b:reviews(id)',
    'professionals?select=reviews(id),reviews_professional_id_fkey(id)',
    'consultations?select=professionals(reviews(id)),payments(id),b:payments(id)',
    'professionals?select=...reviews(...professionals(user_id))',
    'professionals?select=...reviews(id)',
    `professionals?select=${repeated(7, (n) => `a${n}:reviews(id)`).join()}`,
    'consultations?select=payments(consultations(id))',
    'rpc/patient_history?select=*,a(b(c(d(e))))',
  ])('cannot be embedded recursively, twice, too often or too deep: %s', async (query) => {
    const { status } = await attacked.ask(`/rest/v1/${query}`);
    expect(status).toBe(400);
  });

  const nested = async (leaf: string) => {
    const profiles = `profiles!professionals_user_id_fkey(${leaf})`;
    const consultations = `consultations(professionals!consultations_professional_id_fkey(${profiles}))`;
    return attacked.ask(`/rest/v1/payments?select=${consultations}&limit=1`, {
      headers: { authorization: `Bearer ${await attacked.tokenOf(PEOPLE.beatriz.email)}` },
    });
  };

  it('are rejected by depth alone: four different tables', async () => {
    const { status, text } = await nested('notifications(id)');
    expect(status).toBe(400);
    expect(text).toContain('At most 3 nested tables are allowed.');
  });

  it('are answered at a depth of three', async () => {
    const { status, text } = await nested('id');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual([
      // The profile is another user's.
      { consultations: { professionals: { profiles: null } } },
    ]);
  });

  it('are answered when embedded once', async () => {
    const { status, text } = await attacked.ask(
      `/rest/v1/professionals?select=user_id,reviews(rating)&user_id=eq.${PEOPLE.marina.id}`,
    );
    expect(status).toBe(200);
    expect((JSON.parse(text) as { reviews: unknown[] }[])[0]?.reviews.length).toBeGreaterThan(0);
  });
});

describe('a body', () => {
  const rpc = (body: string) =>
    attacked.ask('/rest/v1/rpc/search_professionals', { method: 'POST', body, headers: visitor() });

  it('that is too large is refused before it is read as JSON', async () => {
    expect((await rpc(JSON.stringify({ search: 'a'.repeat(65_536) }))).status).toBe(413);
    expect((await rpc(JSON.stringify({ search: `a${' '.repeat(60_000)}a ` }))).status).toBe(200);
  });

  it('that is too deep is refused; brackets in text do not count', async () => {
    expect((await rpc(`${'['.repeat(40)}${']'.repeat(40)}`)).status).toBe(400);
    expect((await rpc(JSON.stringify({ search: '"[{'.repeat(35) }))).status).toBe(200);
  });

  it('of too many rows is refused', async () => {
    const body = `[${repeated(101, () => '{"full_name":"x"}').join()}]`;
    expect((await attacked.ask('/rest/v1/profiles', { method: 'POST', body })).status).toBe(400);
  });
});

describe('HEAD of a procedure', () => {
  const head = (path: string) => attacked.ask(`/rest/v1/rpc/${path}`, { method: 'HEAD' });

  it.each([
    ['search_professionals?search=a', 200],
    ['send_privacy_request?message=a', 405],
    ['no_procedure?a=1', 404],
  ])('has the same headers as GET: %s', async (path, status) => {
    const answer = await head(path);
    expect([answer.status, answer.text]).toEqual([status, '']);
  });
});

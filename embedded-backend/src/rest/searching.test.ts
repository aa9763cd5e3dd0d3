import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { clientOf, generateKeys, send, startFixture } from '../testing/start.ts';

// The public search of the directory, with the repository's own backend definition.

const keys = generateKeys();
let backend: Backend;
let visitor: SupabaseClient;
let total: number;

interface Found {
  readonly display_name: string;
}

const find = async (search: string) => {
  const found = await visitor.rpc('search_professionals', { search, page_size: 50 });
  const { data: count } = await visitor.rpc('count_professionals', { search });
  return {
    status: found.status,
    names: ((found.data ?? []) as readonly Found[]).map(({ display_name }) => display_name),
    count: count as number,
  };
};

beforeAll(async () => {
  const { migrations, seed } = await portalProject();
  backend = await startFixture({ keys, migrations, seed });
  visitor = clientOf(backend, keys.publishable);
  total = (await find('')).count;
}, 120_000);
afterAll(() => backend.close());

const MARKS = ['%', '_', "'", ',)(', '😀', '\\', '"', '*', '%%', '(', ')'];
const ODD = [...MARKS, "') or true --", 'ﬁ', 'a,b'];

describe('a text in the search', () => {
  it.each(ODD)('is taken literally: %s', async (search) => {
    expect(await find(search)).toEqual({ status: 200, names: [], count: 0 });
  });

  it('of invisible characters matches everything', async () => {
    expect((await find('\u202E')).count).toBe(total);
  });

  it.each(ODD)('matches a part of a name: %s', async (odd) => {
    const [before] = await backend.db.query<{ full_name: string; user_id: string }>(
      `select full_name, user_id from public.professionals where approval_status = 'approved' limit 1`,
    );
    const name = `Ana ${odd} Lima`;
    const found = { status: 200, names: [name], count: 1 };
    const rename = (to = '') =>
      backend.db.query('update public.professionals set full_name = $1 where user_id = $2', [
        to,
        before?.user_id,
      ]);
    await rename(name);
    try {
      expect(await find(name)).toEqual(found);
      // The index contains no combining marks: alone they match nothing.
      expect(await find(odd)).toEqual(MARKS.includes(odd) ? { status: 200, names: [], count: 0 } : found);
    } finally {
      await rename(before?.full_name);
    }
  });

  it('that PostgreSQL cannot store is refused without a server error', async () => {
    const answer = await visitor.rpc('search_professionals', { search: 'a\u0000b' });
    expect(answer).toMatchObject({ status: 400, error: { code: '22021' } });
  });
});

describe('accents and case', () => {
  it.each([
    ['psicologa', 'Psicóloga'],
    ['PSICÓLOGA', 'Psicóloga'],
    ['goncalves', 'Gonçalves'],
    ['andre', 'ANDRÉ'],
  ])('are ignored: %s and %s', async (plain, written) => {
    const [one, other] = [await find(plain), await find(written)];
    expect(one.count).toBeGreaterThan(0);
    expect(one.count).toBeLessThan(total);
    expect(one).toEqual(other);
  });
});

describe('a text in a filter', () => {
  const filter = (query: string) =>
    send(backend, keys.publishable, `/rest/v1/professionals_public?select=user_id&${query}`);

  it.each(ODD)('matches only itself: %s', async (odd) => {
    const { data, error } = await visitor
      .from('professionals_public')
      .select('user_id')
      .eq('display_name', odd);
    expect({ data, error }).toEqual({ data: [], error: null });
  });

  it.each(ODD)('never breaks the request, in any position: %s', async (odd) => {
    const noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
    const text = encodeURIComponent(odd);
    for (const query of [
      `display_name=eq.${text}`,
      `city=in.(${text})`,
      `or=(display_name.eq.${text},city.eq.${text})`,
      `specialties=cs.{${text}}`,
      `order=${text}`,
      `limit=${text}`,
      `offset=${text}`,
      `${text}=eq.1`,
      `display_name=${text}`,
      `select=${text}`,
    ]) {
      const { status } = await filter(query);
      expect([query, status < 500]).toEqual([query, true]);
    }
    noise.mockRestore();
  });
});

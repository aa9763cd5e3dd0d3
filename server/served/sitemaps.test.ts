import { createSitemaps } from './sitemaps.ts';

const ORIGIN = 'https://portal.example';
const at = (path: string) => new URL(path, 'https://forged.example');
const idOf = (digit: string, number: number) =>
  `${digit}0000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** Sitemaps over professionals, whom the API returns as PostgREST does. */
function sitemaps(ids: readonly string[]) {
  const faults: unknown[] = [];
  const send = jest.fn((input: string | URL | Request) => {
    const { searchParams } = new URL(input as string);
    const [from = '', to = ''] = searchParams.getAll('user_id');
    const [operator, first = ''] = from.split('.');
    const found = ids
      .filter((id) => (operator === 'gt' ? id > first : id >= first) && id <= to.replace('lte.', ''))
      .slice(0, Number(searchParams.get('limit')));
    return Promise.resolve(Response.json(found.map((id) => ({ user_id: id }))));
  });
  const { answer } = createSitemaps({
    origin: ORIGIN,
    api: { url: 'https://api.example', publishableKey: 'key' },
    fetch: send as typeof fetch,
    onFault: (error) => faults.push(error),
  });
  const text = async (path: string) => (await answer(at(path)))?.text();
  return { answer, text, send, faults };
}

const locations = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the sitemap index', () => {
  it('names the sitemap of the build and one for each first digit of an id', async () => {
    const found = locations(await sitemaps([]).text('/sitemap.xml'));
    expect(found).toHaveLength(17);
    expect(found.slice(0, 2)).toEqual([`${ORIGIN}/sitemap-pages.xml`, `${ORIGIN}/sitemap-profiles-0.xml`]);
  });

  it.each(['/sitemap-pages.xml', '/sitemap-profiles-g.xml', '/sitemap-profiles-00.xml', '/profissionais'])(
    'leaves %s to others',
    async (path) => {
      await expect(sitemaps([]).answer(at(path))).resolves.toBeNull();
    },
  );
});

describe('a sitemap of profiles', () => {
  it('lists the professionals of its digit, read page by page', async () => {
    const own = Array.from({ length: 2500 }, (_, number) => idOf('b', number));
    const { text, send } = sitemaps([idOf('a', 1), ...own, idOf('c', 1)]);
    expect(locations(await text('/sitemap-profiles-b.xml'))).toEqual(
      own.map((id) => `${ORIGIN}/professional/profile/${id}`),
    );
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('contains 50,000 addresses at most', async () => {
    const { text } = sitemaps(Array.from({ length: 50_500 }, (_, number) => idOf('b', number)));
    expect(locations(await text('/sitemap-profiles-b.xml'))).toHaveLength(50_000);
  });

  it('is made once an hour', async () => {
    const { text, send } = sitemaps([idOf('b', 1)]);
    await Promise.all([text('/sitemap-profiles-b.xml'), text('/sitemap-profiles-b.xml')]);
    jest.advanceTimersByTime(3_599_000);
    await text('/sitemap-profiles-b.xml');
    expect(send).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    await text('/sitemap-profiles-b.xml');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('answers 503 when it cannot be made, and is tried again after a minute', async () => {
    const { answer, send, faults } = sitemaps([idOf('b', 1)]);
    send.mockResolvedValueOnce(new Response(null, { status: 500 }));
    const failed = await answer(at('/sitemap-profiles-b.xml'));
    expect([failed?.status, failed?.headers.get('retry-after')]).toEqual([503, '60']);
    jest.advanceTimersByTime(59_000);
    expect((await answer(at('/sitemap-profiles-b.xml')))?.status).toBe(503);
    expect(send).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect((await answer(at('/sitemap-profiles-b.xml')))?.status).toBe(200);
    expect(faults).toHaveLength(1);
  });
});

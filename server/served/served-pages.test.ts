import type { ServedPage, ServedRequest } from 'shared-portal/contract';
import { pageResponse } from './page-response.ts';
import { createServedPages, type ServedHost } from './served-pages.ts';

const PATH = '/professional/profile/a';
const url = (address = PATH) => new URL(address, 'https://forged.example');

const page = (more: Partial<ServedPage> = {}): ServedPage => ({
  status: 200,
  html: '<h1>Marina $& <!--served--></h1>',
  data: { origin: 'https://portal.example', at: 1, queries: [[['profile'], '</script>']] },
  head: {
    title: 'Marina "Nina" <Azevedo>',
    description: 'Psicóloga',
    canonical: PATH,
    isIndexed: true,
    type: 'profile',
    image: null,
    structuredData: [{ name: '</script>' }],
  },
  tags: ['professional-a'],
  ...more,
});

function portal(more: Partial<ServedHost> = {}) {
  const render = jest.fn((_: ServedRequest): Promise<ServedPage> => Promise.resolve(page()));
  const stop = jest.fn();
  const server = {
    entry: '/mf/mf-public/1.0.0/server.0123abcd.mjs',
    integrity: 'sha384-a',
    contract: '1.1.0',
    routes: [{ path: '/professional/profile/:id', query: ['horario'] }],
    pages: '/served-frames-0123abcd.json',
  };
  const files: Record<string, unknown> = {
    '/remotes.json': { areas: [{ enabled: true, server }] },
    '/served-frames-0123abcd.json': { frames: { '/professional/profile/:id': ['a', 'b', 'c', 'd', 'e'] } },
  };
  const load = jest.fn(() => Promise.resolve({ render, stop }));
  const changed = jest.fn((_: { since: number | null }) =>
    Promise.resolve<{ upTo: number; ids: string[] | null }>({ upTo: 7, ids: [] }),
  );
  const faults: unknown[] = [];
  const pages = createServedPages({
    origin: 'https://portal.example',
    productName: 'Vínculo',
    api: { url: 'https://api.example', publishableKey: 'key' },
    fetch: async (_, init) =>
      Response.json(await changed(JSON.parse(init?.body as string) as { since: number })),
    readText: (file) => Promise.resolve(file in files ? JSON.stringify(files[file]) : null),
    load,
    onFault: (error) => faults.push(error),
    ...more,
  });
  const publish = (change: Partial<typeof server> | null) => {
    files['/remotes.json'] = { areas: [{ enabled: true, server: change && { ...server, ...change } }] };
  };
  return { pages, render, changed, load, stop, faults, publish };
}

const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page rendered on the server', () => {
  it('joins the parts without searching them, and escapes texts and data', async () => {
    const rendered = await portal().pages.render(url());
    expect(rendered?.html).toContain(
      'a<title>Marina &quot;Nina&quot; &lt;Azevedo&gt; · Vínculo</title>b<meta name="description"',
    );
    expect(rendered?.html).toContain('c<h1>Marina $& <!--served--></h1>d<script type="application/json"');
    expect(rendered?.html.match(/<\/script>/g)).toHaveLength(2);
    expect(rendered?.html).not.toContain('noindex');
  });

  it('has absolute URLs with the configured origin', async () => {
    const { pages, render } = portal();
    const rendered = await pages.render(url());
    expect(rendered?.html).toContain(`<link rel="canonical" href="https://portal.example${PATH}" />`);
    expect(rendered?.html).not.toContain('forged');
    expect(render.mock.lastCall?.[0]).toMatchObject({ origin: 'https://portal.example', address: PATH });
  });

  it('depends on the parameters of its route only', async () => {
    const { pages, render } = portal();
    await pages.render(url(`${PATH}/?utm=x`));
    await pages.render(url(`${PATH}?utm=y#z`));
    expect(render).toHaveBeenCalledTimes(1);
    await pages.render(url(`${PATH}?utm=x&horario=8`));
    expect(render.mock.lastCall?.[0].address).toBe(`${PATH}?horario=8`);
  });

  it.each([
    ['another route', '/planos'],
    ['an empty id', '/professional/profile/'],
    ['a long value', `${PATH}?horario=${'8'.repeat(81)}`],
    ['a control character', `${PATH}?horario=a%00b`],
    ['a long path', `/professional/profile/${'a'.repeat(200)}`],
  ])('is left to the browser for %s', async (_, address) => {
    const { pages, render } = portal();
    await expect(pages.render(url(address))).resolves.toBeNull();
    expect(render).not.toHaveBeenCalled();
  });

  it('is rendered once for simultaneous requests, and then comes from the cache for a minute', async () => {
    const { pages, render } = portal();
    await Promise.all([pages.render(url()), pages.render(url())]);
    jest.advanceTimersByTime(59_000);
    await pages.render(url());
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is sent for another minute while it is rendered again', async () => {
    const { pages, render } = portal();
    await pages.render(url());
    jest.advanceTimersByTime(61_000);
    render.mockResolvedValue(page({ html: 'new' }));
    const work: Promise<unknown>[] = [];
    const stale = await pages.render(url(), (each) => work.push(each));
    expect(stale?.html).toContain('<h1>Marina');
    await Promise.all(work);
    expect((await pages.render(url()))?.html).toContain('cnewd');
    jest.advanceTimersByTime(121_000);
    render.mockImplementation(never);
    const late = pages.render(url());
    await jest.advanceTimersByTimeAsync(1000);
    await expect(late).resolves.toBeNull();
  });

  it('is left to the browser after a second, and then at once for five seconds', async () => {
    const { pages, render, faults } = portal();
    render.mockImplementation(never);
    const late = pages.render(url());
    await jest.advanceTimersByTimeAsync(1000);
    await expect(late).resolves.toBeNull();
    expect(String(faults[0])).toContain('took more than 1000 ms');
    await expect(pages.render(url())).resolves.toBeNull();
    expect(render).toHaveBeenCalledTimes(1);
    render.mockResolvedValue(page());
    jest.advanceTimersByTime(5000);
    await expect(pages.render(url())).resolves.not.toBeNull();
  });

  it('is left to the browser if rendering fails, or too many pages are being rendered', async () => {
    const { pages, render } = portal({ limits: { concurrency: 1 } });
    render.mockReturnValueOnce(never());
    void pages.render(url());
    await jest.advanceTimersByTimeAsync(0);
    await expect(pages.render(url('/professional/profile/b'))).resolves.toBeNull();
  });

  it('that fails rests alone for five seconds, and the others go on', async () => {
    const { pages, render } = portal();
    render.mockRejectedValueOnce(new Error('broken'));
    await expect(pages.render(url())).resolves.toBeNull();
    await expect(pages.render(url())).resolves.toBeNull();
    expect(render).toHaveBeenCalledTimes(1);
    await expect(pages.render(url('/professional/profile/b'))).resolves.not.toBeNull();
    jest.advanceTimersByTime(5000);
    await expect(pages.render(url())).resolves.not.toBeNull();
  });

  it('is dropped when the cache is full', async () => {
    const { pages, render } = portal({ limits: { cacheBytes: 4000 } });
    render.mockResolvedValue(page({ html: 'x'.repeat(2000) }));
    await pages.render(url());
    await pages.render(url('/professional/profile/b'));
    await pages.render(url());
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('a page whose profile changes', () => {
  it('is rendered again within a second', async () => {
    const { pages, render, changed } = portal();
    await pages.render(url());
    changed.mockResolvedValueOnce({ upTo: 9, ids: ['b'] });
    jest.advanceTimersByTime(1000);
    await pages.render(url());
    expect(render).toHaveBeenCalledTimes(1);
    changed.mockResolvedValueOnce({ upTo: 9, ids: ['a'] });
    render.mockResolvedValue(page({ html: 'gone', status: 404 }));
    await pages.render(url());
    expect(changed).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1000);
    await expect(pages.render(url())).resolves.toMatchObject({ status: 404 });
    expect(changed.mock.calls).toEqual([[{ since: null }], [{ since: 7 }], [{ since: 9 }]]);
  });

  it('is not kept if that happened while it was rendered', async () => {
    const { pages, render, changed } = portal({ limits: { changesMs: 500 } });
    const slow = Promise.withResolvers<ServedPage>();
    render.mockReturnValueOnce(slow.promise);
    const first = pages.render(url());
    await jest.advanceTimersByTimeAsync(500);
    changed.mockResolvedValueOnce({ upTo: 8, ids: ['a'] });
    await pages.render(url('/professional/profile/b'));
    slow.resolve(page());
    await expect(first).resolves.not.toBeNull();
    await pages.render(url());
    expect(render.mock.calls.filter(([{ address }]) => address === PATH)).toHaveLength(2);
  });

  it.each([
    ['too many profiles changed', { upTo: 9, ids: null }],
    ['the database was restored', { upTo: 2, ids: [] }],
  ])('may be any page when %s', async (_, answer) => {
    const { pages, render, changed } = portal();
    await pages.render(url());
    changed.mockResolvedValueOnce(answer);
    jest.advanceTimersByTime(1000);
    await pages.render(url());
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is sent as before while the database does not answer, once after a quarter of a second and then at once', async () => {
    const { pages, render, changed, faults } = portal();
    await pages.render(url());
    changed.mockImplementation(never);
    await jest.advanceTimersByTimeAsync(1000);
    const late = pages.render(url());
    await jest.advanceTimersByTimeAsync(249);
    expect(await Promise.race([late, Promise.resolve('waiting')])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await expect(late).resolves.not.toBeNull();
    await expect(pages.render(url())).resolves.not.toBeNull();
    expect(render).toHaveBeenCalledTimes(1);
    expect(faults).toEqual([]);
  });

  it('reports once that the database does not answer, and drops everything when it does before a page was known', async () => {
    const { pages, render, changed, faults } = portal();
    changed.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
    await pages.render(url());
    jest.advanceTimersByTime(1000);
    await pages.render(url());
    await jest.advanceTimersByTimeAsync(1000);
    await pages.render(url());
    await jest.advanceTimersByTimeAsync(0);
    expect(faults).toHaveLength(1);
    await pages.render(url());
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('another publication', () => {
  it('replaces the pages of the previous one, whose thread ends after its last pages', async () => {
    const { pages, load, stop, publish } = portal();
    const before = await pages.render(url());
    publish({ integrity: 'sha384-b' });
    jest.advanceTimersByTime(2000);
    await pages.render(url());
    await jest.advanceTimersByTimeAsync(0);
    const after = await pages.render(url());
    expect(load).toHaveBeenCalledTimes(2);
    expect(after?.etag).not.toBe(before?.etag);
    expect(stop).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('that cannot be loaded is tried again after a minute, and nobody waits for it', async () => {
    const { pages, load, faults } = portal();
    load.mockRejectedValueOnce(new Error('The thread ended'));
    await expect(pages.render(url())).resolves.toBeNull();
    expect(String(faults[0])).toContain('The thread ended');
    jest.advanceTimersByTime(59_000);
    await expect(pages.render(url())).resolves.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2000);
    await expect(pages.render(url())).resolves.not.toBeNull();
  });

  it('that never finishes loading delays the portal by a second at most, and is loaded once', async () => {
    const { pages, load } = portal();
    load.mockImplementation(never);
    const first = pages.render(url('/auth'));
    await jest.advanceTimersByTimeAsync(1000);
    await expect(first).resolves.toBeNull();
    jest.advanceTimersByTime(10_000);
    await expect(pages.render(url())).resolves.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('without a server bundle leaves its pages to the browser', async () => {
    const { pages, publish } = portal();
    publish(null);
    await expect(pages.render(url())).resolves.toBeNull();
  });

  it.each([
    ['another contract', { contract: '2.0.0' }],
    ['another file', { entry: '/mf/mf-public/../../evil.mjs' }],
    ['another site', { entry: 'https://evil.example/mf/a/1/server.0123abcd.mjs' }],
    ['missing frames', { pages: '/served-frames-00000000.json' }],
  ])('with %s is not loaded', async (_, change) => {
    const { pages, load, publish, faults } = portal();
    publish(change);
    await expect(pages.render(url())).resolves.toBeNull();
    expect(load).not.toHaveBeenCalled();
    expect(faults).toHaveLength(1);
  });
});

describe('the response', () => {
  const ask = async (headers = {}, rendered: Partial<ServedPage> = {}) => {
    const { pages, render } = portal();
    render.mockResolvedValue(page(rendered));
    const found = await pages.render(url());
    if (!found) throw new Error('Not rendered');
    return { found, response: pageResponse(new Request(url(), { headers }), found) };
  };

  it('is revalidated by browsers, and not sent again while it is the same', async () => {
    const { found, response } = await ask();
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const { response: again } = await ask({ 'if-none-match': found.etag });
    expect(again.status).toBe(304);
  });

  it('is a 404 without index for a page that does not exist', async () => {
    const head = { ...page().head, isIndexed: false };
    const { found, response } = await ask({}, { status: 404, head });
    expect(response.status).toBe(404);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(found.html).toContain('<meta name="robots" content="noindex" />');
  });
});

import type { AreaServer } from 'shared-portal/contract';
import { createFetchHandler } from './fetch-handler.ts';

const ENTRY = '/mf/mf-public/1.0.0/server.0123abcd.mjs';
const ORIGIN = 'https://portal.example';
const ROUTES = [{ path: '/profissionais', query: [] }];

const REMOTE = {
  enabled: true,
  server: {
    entry: ENTRY,
    integrity: 'sha384-a',
    contract: '1.1.0',
    routes: ROUTES,
    pages: '/served-frames-0123abcd.json',
  },
};
const FILES: Readonly<Record<string, unknown>> = {
  '/remotes.json': { areas: [REMOTE] },
  '/served-frames-0123abcd.json': { frames: { '/profissionais': ['a', 'b', 'c', 'd', 'e'] } },
};

const areaServer: AreaServer = {
  contract: '1.1.0',
  routes: ROUTES,
  render: ({ address, origin, now }) =>
    Promise.resolve({
      status: 200,
      html: `<h1>${address}</h1>`,
      data: { origin, at: now, queries: [] },
      head: {
        title: 'Profissionais',
        description: 'Todos',
        canonical: address,
        isIndexed: true,
        type: 'website',
        image: null,
        structuredData: [],
      },
      tags: [],
    }),
};

function handler(servers: Readonly<Record<string, AreaServer>> = { [ENTRY]: areaServer }) {
  const faults: unknown[] = [];
  const handle = createFetchHandler({
    asset: ({ url }) => {
      const { pathname } = new URL(url);
      return Promise.resolve(
        pathname in FILES ? Response.json(FILES[pathname]) : new Response(`asset ${pathname}`),
      );
    },
    origin: ORIGIN,
    api: { url: 'https://ref.supabase.co', publishableKey: 'key' },
    servers,
    onFault: (error) => faults.push(error),
  });
  const ask = (path: string, init?: RequestInit) =>
    handle(new Request(`https://forged.example${path}`, init));
  return { ask, faults };
}

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ upTo: 1, ids: [] })));
});
afterEach(() => jest.restoreAllMocks());

it('renders a page with the headers of the portal, whose API is elsewhere', async () => {
  const response = await handler().ask('/profissionais');
  expect(await response.text()).toContain(
    `<link rel="canonical" href="${ORIGIN}/profissionais" />c<h1>/profissionais</h1>`,
  );
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://ref.supabase.co wss://ref.supabase.co",
  );
});

it('asks Supabase which profiles changed, with the publishable key', async () => {
  await handler().ask('/profissionais');
  expect(globalThis.fetch).toHaveBeenCalledWith(
    'https://ref.supabase.co/rest/v1/rpc/changed_profiles',
    expect.objectContaining({ headers: expect.objectContaining({ apikey: 'key' }) as object }),
  );
});

it('answers the sitemap index, which the site also has as a file for static hosts', async () => {
  const response = await handler().ask('/sitemap.xml');
  expect(await response.text()).toContain(`<loc>${ORIGIN}/sitemap-profiles-0.xml</loc>`);
});

it('sends no body for HEAD, and 304 for a page that has not changed', async () => {
  const { ask } = handler();
  const head = await ask('/profissionais', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  const headers = { 'if-none-match': head.headers.get('etag') ?? '' };
  expect((await ask('/profissionais', { headers })).status).toBe(304);
});

it.each([
  ['a file', '/main.js', {}],
  ['another method', '/profissionais', { method: 'POST' }],
])('leaves %s to the static host', async (_, path, init) => {
  const response = await handler().ask(path, init);
  expect(await response.text()).toBe(`asset ${path}`);
});

it('leaves pages to the browser when the published version is not deployed here, and reports it', async () => {
  const { ask, faults } = handler({});
  const response = await ask('/profissionais');
  expect(await response.text()).toBe('asset /profissionais');
  expect(String(faults[0])).toContain(`${ENTRY} is not deployed here`);
});

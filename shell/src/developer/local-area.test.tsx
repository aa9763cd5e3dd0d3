import { act, screen } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { http, HttpResponse } from 'msw';
import userEvent from '@testing-library/user-event';
import { CONTRACT_VERSION } from 'shared-portal/contract';
import type { RemoteArea } from '../remotes/remote-area';
import { copy } from './copy';
import { parseLocalArea, readLocalArea, withLocalArea } from '../remotes/local-area';
import { startDeveloping } from './start-developing';

const published: readonly RemoteArea[] = (['mf-public', 'mf-patient'] as const).map((name) => ({
  name,
  version: '0.1.0',
  contract: '1.0.0',
  entry: `/mf/${name}/0.1.0/remoteEntry.js`,
  routes: [{ path: `/${name}`, access: { kind: 'public' }, title: 'Publicada' }],
  integrity: { [`/mf/${name}/0.1.0/remoteEntry.js`]: 'sha384-abc' },
  enabled: false,
  message: null,
  minimum: null,
}));
const routes = [{ path: '/patient/diario', access: { kind: 'signed-in' }, title: 'Diário' }];
const reload = jest.fn();

/** Opens a portal page at an address. */
async function open(address: string, html = ''): Promise<HTMLElement> {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root" data-prerendered="/">${html}</div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('no root');
  await act(async () => startDeveloping(root, { reload }));
  return root;
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
});

describe('a local area', () => {
  it('consists of an area and a port of this machine', () => {
    expect(parseLocalArea('mf-patient:4311')).toEqual({
      name: 'mf-patient',
      origin: 'http://127.0.0.1:4311',
    });
    expect(parseLocalArea('mf-admin:65535')?.origin).toBe('http://127.0.0.1:65535');
  });

  it.each([
    null,
    '',
    'off',
    'mf-patient',
    'mf-other:4311',
    'mf-patient:0',
    'mf-patient:65536',
    'mf-patient:4311/x',
    'mf-patient:80@evil.example',
    'mf-patient:evil.example',
    'mf-patient:4311\n',
    'https://evil.example/mf-patient:4311',
  ])('rejects %j', (text) => {
    expect(parseLocalArea(text)).toBeNull();
  });

  it('is read from the address, replaces the published area, and persists in the tab', async () => {
    const root = await open('/patient/search?q=ana&local=mf-patient:4311#there', '<h1>Publicada</h1>');
    expect(location.href).toMatch(/\/patient\/search\?q=ana#there$/);
    expect(root).toBeEmptyDOMElement();
    expect(root.dataset['prerendered']).toBeUndefined();
    server.use(http.get('http://127.0.0.1:4311/routes.json', () => HttpResponse.json({ routes })));
    expect(await withLocalArea(published)).toEqual([
      published[0],
      {
        name: 'mf-patient',
        version: 'local',
        contract: CONTRACT_VERSION,
        entry: 'http://127.0.0.1:4311/remoteEntry.js',
        integrity: {},
        routes,
        enabled: true,
        message: null,
        minimum: null,
      },
    ]);
    server.use(http.get('http://127.0.0.1:4311/routes.json', () => HttpResponse.error()));
    expect((await withLocalArea(published))[1]?.routes).toEqual(published[1]?.routes);
    await open('/patient/search');
    expect(readLocalArea()?.name).toBe('mf-patient');
  });

  it('is announced by a banner that can end it', async () => {
    await open('/?local=mf-patient:4311');
    const banner = screen.getByRole('complementary', { name: copy.label });
    expect(banner).toHaveTextContent('A área do paciente vem da sua máquina: http://127.0.0.1:4311');
    await userEvent.click(screen.getByRole('button', { name: copy.end }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await withLocalArea(published)).toBe(published);
  });

  it.each(['off', 'mf-patient:evil.example'])('ends with ?local=%s', async (value) => {
    await open('/?local=mf-patient:4311');
    const root = await open(`/?local=${value}`, '<h1>Publicada</h1>');
    expect(root).toHaveTextContent('Publicada');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(await withLocalArea(published)).toBe(published);
  });
});

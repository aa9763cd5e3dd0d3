import { screen, waitFor } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { http, HttpResponse } from 'msw';
import { ACCESS } from 'shared-portal/manifest';
import { routeTable, setAreaRoutes, type AreaRoute } from 'shared-portal/routes';
import { reloadArea } from '../remotes/load-area';
import { openShell } from '../testing/open-shell';

jest.mock('../remotes/federation');

const AREAS = routeTable.getState().areas;
afterAll(() => setAreaRoutes(AREAS));

const DIARY: AreaRoute = {
  path: '/patient/diario',
  access: ACCESS.patients,
  title: 'Diário',
  menu: [{ of: 'patient', label: 'Diário', icon: 'calendar', order: 15 }],
};

/** A page of a shell that was built before the diary; the patient's area is published with these routes besides its own. */
async function open(path: string, routes: readonly AreaRoute[], as: 'patient' | null = 'patient') {
  const listed = AREAS.map(({ name, routes: own }) => ({
    ...{ name, version: '0.1.0', contract: '1.0.0', entry: '/mf/area/remoteEntry.js', integrity: {} },
    routes: name === 'mf-patient' ? [...own, ...routes] : own,
  }));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/remotes.json', async () => {
      await asked;
      return HttpResponse.json({ areas: listed });
    }),
  );
  setAreaRoutes([], false);
  void reloadArea('mf-patient').catch(() => undefined);
  const shell = await openShell({ title: '', path, ...(as && { as }) });
  await (as
    ? screen.findByRole('button', { name: 'Sair' })
    : screen.findByRole('link', { name: 'Cadastrar' }));
  return { ...shell, answer };
}

describe('an address that only the published area knows', () => {
  it('opens once the areas are read; until then the page is only the frame', async () => {
    const { answer } = await open('/patient/diario', [DIARY]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Minhas Consultas' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { name: 'mf-patient' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Painel', 'Minhas Consultas', 'Diário', 'Perfil']),
    );
  });

  it('is not found when the area does not have it', async () => {
    const { answer } = await open('/patient/diario', []);
    answer();
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeInTheDocument();
  });

  it('sends no visitor to the sign-in before it is known to exist', async () => {
    const { answer, address } = await open('/patient/diario', [], null);
    answer();
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeInTheDocument();
    expect(address()).toBe('/patient/diario');
  });

  it('is open to those whom the manifest admits', async () => {
    const { answer, address } = await open('/patient/diario', [{ ...DIARY, access: ACCESS.professionals }]);
    answer();
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
    expect(await screen.findByText('Acesso negado')).toBeInTheDocument();
  });
});

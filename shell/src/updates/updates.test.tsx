import { act, screen, waitFor } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { http, HttpResponse } from 'msw';
import { routeTable, type AreaName, type AreaRoutes } from 'shared-portal/routes';
import { openShell } from '../testing/open-shell';
import { reloadArea } from '../remotes/load-area';
import { reloadPage } from './reload-page';

jest.mock('../remotes/federation');
jest.mock('./reload-page');

const NEWER = 'Há uma versão nova desta parte do portal.';
const PAUSE_MS = 30_000;
const AREAS = routeTable.getState().areas;

/** What is published from now on; counts how often it is read. */
function publish(area: object, changed: AreaName = 'mf-public', shell = '/main.1.js') {
  const reads = { count: 0 };
  const entry = ({ name, routes }: AreaRoutes) => ({
    ...{
      name,
      routes,
      version: '0.1.0',
      contract: '1.0.0',
      entry: `/mf/${name}/0.1.0/remoteEntry.js`,
      integrity: {},
    },
    enabled: true,
  });
  server.use(
    http.get('*/remotes.json', () => {
      reads.count += 1;
      const areas = AREAS.map((each) => ({ ...entry(each), ...(each.name === changed && area) }));
      return HttpResponse.json({ contract: '1.0.0', shell, areas });
    }),
  );
  return reads;
}

async function openContact() {
  const shell = await openShell({ title: '', path: '/contato' });
  await screen.findByRole('heading', { name: 'mf-public' });
  await act(async () => {}); // the notices are mounted
  return shell;
}

let aheadMs = 0;

/** The user returns to the page when the next look is due. */
async function comeBack() {
  aheadMs += PAUSE_MS;
  const now = performance.now() + aheadMs;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(async () => {});
  clock.mockRestore();
}

/** Each test is a new page; the loaded areas live as long as their module. */
beforeEach(() => reloadArea('mf-public'));

it('offers a newer version of the shown area when the user returns', async () => {
  await openContact();
  publish({ version: '0.2.0' });
  await comeBack();
  expect(await screen.findByText(NEWER)).toBeInTheDocument();
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('button', { name: 'Atualizar' }));
});

it.each([
  ['/patient/search', true],
  ['/sala/1', false],
  ['/patient/booking/1', false],
])('on %s, offers a newer version: %s', async (path, isOffered) => {
  await reloadArea('mf-patient');
  await openShell({ title: '', path, as: 'patient' });
  await screen.findByRole('heading', { name: 'mf-patient' });
  await act(async () => {}); // the notices are mounted
  const reads = publish({ version: '0.2.0' }, 'mf-patient');
  await comeBack();
  await waitFor(() => expect(reads.count).toBe(1));
  await act(async () => {});
  expect(screen.queryAllByText(NEWER)).toHaveLength(isOffered ? 1 : 0);
});

it('says nothing while nothing has changed, and looks at most every 30 seconds', async () => {
  await openContact();
  const reads = publish({});
  await comeBack();
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(async () => {});
  await waitFor(() => expect(reads.count).toBe(1));
  expect(screen.queryByText(NEWER)).not.toBeInTheDocument();
});

it('stops an area that is switched off, with its message, and starts it again', async () => {
  const { user } = await openContact();
  publish({ enabled: false, message: 'Voltamos às 9h.' });
  await comeBack();
  expect(await screen.findByRole('alert')).toHaveTextContent('Voltamos às 9h.');
  publish({});
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await screen.findByRole('heading', { name: 'mf-public' })).toBeInTheDocument();
});

it('stops a version below the minimum, but not over unsaved changes', async () => {
  await openContact();
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  publish({ version: '0.2.0', minimum: '0.2.0' });
  await comeBack();
  expect(await screen.findByText(NEWER)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  window.removeEventListener('beforeunload', keep);
  await comeBack();
  expect(await screen.findByRole('alert')).toHaveTextContent('foi atualizada');
});

it('ignores a host that does not answer', async () => {
  await openContact();
  server.use(http.get('*/remotes.json', () => HttpResponse.error()));
  await comeBack();
  expect(screen.getByRole('heading', { name: 'mf-public' })).toBeInTheDocument();
  expect(screen.queryByText(NEWER)).not.toBeInTheDocument();
});

describe('a newer shell', () => {
  let script: HTMLScriptElement;
  beforeEach(() => {
    jest.mocked(reloadPage).mockReset();
    script = document.createElement('script');
    script.src = '/main.1.js';
    document.head.append(script);
  });
  afterEach(() => script.remove());

  const NEWER_SHELL = 'Há uma versão nova do portal.';

  it('is offered, and loaded where another area is entered', async () => {
    const { history } = await openContact();
    publish({}, 'mf-public', '/main.2.js');
    await comeBack();
    expect(await screen.findByText(NEWER_SHELL)).toBeInTheDocument();
    act(() => history.navigator.push('/legal'));
    await act(async () => {});
    expect(reloadPage).not.toHaveBeenCalled();
    act(() => history.navigator.push('/patient/search'));
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  it('interrupts no consultation and no booking', async () => {
    const { history } = await openContact();
    publish({}, 'mf-public', '/main.2.js');
    await comeBack();
    await screen.findByText(NEWER_SHELL);
    act(() => history.navigator.push('/sala/1'));
    await act(async () => {});
    expect(screen.queryByText(NEWER_SHELL)).not.toBeInTheDocument();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('is not offered while it is the same, or unknown to an earlier release', async () => {
    await openContact();
    publish({});
    await comeBack();
    await act(async () => {});
    expect(screen.queryByText(NEWER_SHELL)).not.toBeInTheDocument();
  });
});

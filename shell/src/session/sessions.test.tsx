import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { server } from 'embedded-backend/jest';
import { delay, http } from 'msw';
import { PEOPLE } from 'embedded-backend/seed';
import { DRAFT_PREFIX, OUTBOX_PREFIX } from 'shared-domain/drafts';
import { describeError, toAppError } from 'shared-domain/errors';
import { holdLeaving } from 'shared-portal/leaving';
import { setDeviceClock } from 'shared-portal/testing';
import { openShell } from '../testing/open-shell';
import { PASSWORD, withPassword } from '../testing/people';
import { LEFT_KEY, SESSION_KEY } from './stored-session';

jest.mock('../remotes/federation');

const signedIn = { title: '', path: '/patient/search', as: 'patient' } as const;
const DRAFT = `${DRAFT_PREFIX}application`;
const OUTBOX = `${OUTBOX_PREFIX}${PEOPLE.camila.id}-m`;
const area = (name: string) => screen.findByRole('heading', { name });

/** Advances the server's clock but not the page's, which still considers its token valid. */
const twoHoursPass = () => embedded.setClock(new Date(Date.now() + 7_200_000).toISOString());

const eightDaysPass = () => embedded.setClock(new Date(Date.now() + 8 * 86_400_000).toISOString());

const endEverySession = () => embedded.exec('delete from auth.sessions;');

/** Records every request to a path and lets it through. */
function countRequests(path: string): () => number {
  let count = 0;
  server.use(
    http.all(path, () => {
      count += 1;
      return undefined;
    }),
  );
  return () => count;
}

const storedToken = () =>
  (JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as { access_token?: string }).access_token;

describe('a token that the server considers expired', () => {
  it('is renewed and the request repeated once, so a write succeeds unnoticed', async () => {
    const { portal, address } = await openShell(signedIn);
    await area('mf-patient');
    const before = storedToken();
    await twoHoursPass();
    const writes = countRequests('*/rest/v1/profiles');
    const client = await portal.supabase();
    const { data, error } = await client
      .from('profiles')
      .update({ city: 'Olinda' })
      .eq('email', PEOPLE.camila.email)
      .select('city');
    expect(error).toBeNull();
    expect(data).toEqual([{ city: 'Olinda' }]);
    expect(writes()).toBe(2);
    expect(storedToken()).not.toBe(before);
    expect(address()).toBe('/patient/search');
    expect(portal.toasts.getState().toasts).toEqual([]);
  });

  it('is renewed once for parallel requests', async () => {
    const { portal } = await openShell(signedIn);
    await area('mf-patient');
    await twoHoursPass();
    const renewals = countRequests('*/auth/v1/token');
    const client = await portal.supabase();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.from('profiles').select('email')),
    );
    expect(answers.map(({ data }) => data)).toEqual(Array(5).fill([{ email: PEOPLE.camila.email }]));
    expect(renewals()).toBe(1);
  });

  it('is not tried a third time', async () => {
    const { portal } = await openShell({
      ...signedIn,
      faults: [{ path: '/rest/v1/payments', answer: { status: 401, body: { code: 'PGRST303' } } }],
    });
    await area('mf-patient');
    const renewals = countRequests('*/auth/v1/token');
    const { error } = await (await portal.supabase()).from('payments').select('id');
    expect(error).toMatchObject({ code: 'PGRST303' });
    expect(renewals()).toBe(1);
  });

  it.each([
    ['that was ended elsewhere', () => twoHoursPass().then(endEverySession)],
    ['that was unused for eight days', eightDaysPass],
  ])('leads to sign-in and back and keeps the draft, for a session %s', async (_, pass) => {
    const { portal, address, user } = await openShell({
      ...signedIn,
      setup: withPassword(PEOPLE.camila.email),
    });
    await area('mf-patient');
    sessionStorage.setItem(DRAFT, '{}');
    await pass();
    await act(async () => {
      await (await portal.supabase()).from('profiles').select('email');
    });
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(address()).toBe('/auth?next=%2Fpatient%2Fsearch');
    await user.type(screen.getByLabelText('E-mail'), PEOPLE.camila.email);
    await user.type(screen.getByLabelText('Senha'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await area('mf-patient');
    expect(address()).toBe('/patient/search');
    expect(sessionStorage.getItem(DRAFT)).toBe('{}');
  });
});

describe('a write in a session that was just ended elsewhere', () => {
  it('leads to sign-in before the token expires and keeps the draft', async () => {
    const { portal, address } = await openShell(signedIn);
    await area('mf-patient');
    sessionStorage.setItem(DRAFT, '{}');
    await endEverySession();
    await act(async () => {
      const { error } = await (await portal.supabase()).rpc('request_erasure');
      expect(error?.message).toBe('session_ended');
      const text = describeError(toAppError(error), 'unexpected');
      portal.toasts.getState().show({ kind: 'error', ...text }); // as every screen does
    });
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(screen.getAllByText('Este acesso acabou')).toHaveLength(1);
    expect(within(screen.getByRole('main')).getByText('Este acesso acabou')).toBeInTheDocument();
    expect(portal.toasts.getState().toasts).toEqual([]);
    expect(address()).toBe('/auth?next=%2Fpatient%2Fsearch');
    expect(sessionStorage.getItem(DRAFT)).toBe('{}');
  });
});

describe('a session that the browser has removed from its storage', () => {
  it('leads to sign-in and back as soon as a request is refused', async () => {
    const { portal, address, user } = await openShell({
      ...signedIn,
      setup: withPassword(PEOPLE.camila.email),
    });
    await area('mf-patient');
    localStorage.clear();
    await act(async () => {
      const { error } = await (await portal.supabase()).rpc('request_erasure');
      expect(error?.message).toBe('session_ended');
    });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Este acesso acabou')).toBeInTheDocument();
    expect(address()).toBe('/auth?next=%2Fpatient%2Fsearch');
    await user.type(screen.getByLabelText('E-mail'), PEOPLE.camila.email);
    await user.type(screen.getByLabelText('Senha'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await area('mf-patient');
    expect(address()).toBe('/patient/search');
  });

  it('is not one that a visitor never had', async () => {
    const { portal, address } = await openShell({ title: '', path: '/contato', as: 'visitor' });
    const { error } = await (await portal.supabase()).rpc('request_erasure');
    expect(error).toMatchObject({ code: '42501' });
    expect(address()).toBe('/contato');
  });
});

describe('a session on a device with a wrong clock', () => {
  it.each([
    ['a day ahead', 26],
    ['a day behind', -26],
  ])('lasts as long as on any other device when it is wrong by %s', async (_, hours) => {
    setDeviceClock(new Date(Date.now() + hours * 3_600_000));
    const { portal, user } = await openShell({
      title: '',
      path: '/auth?next=%2Fpatient%2Fsearch',
      setup: withPassword(PEOPLE.camila.email),
    });
    await user.type(await screen.findByLabelText('E-mail'), PEOPLE.camila.email);
    await user.type(screen.getByLabelText('Senha'), PASSWORD);
    const sessions = countRequests('*/auth/v1/token');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await area('mf-patient');
    const client = await portal.supabase();
    for (let time = 0; time < 3; time += 1)
      expect((await client.from('profiles').select('email')).data).toEqual([{ email: PEOPLE.camila.email }]);
    expect(sessions()).toBe(1);
  });
});

describe('sign-out', () => {
  /** Records the statuses of all responses to data requests. */
  const statuses = () => {
    const seen: number[] = [];
    server.events.on('response:mocked', ({ request, response }) => {
      if (request.url.includes('/rest/v1/')) seen.push(response.status);
    });
    return seen;
  };
  afterEach(() => server.events.removeAllListeners());

  /** Delays the requests to a path by a quarter of a second before the backend sees them. */
  const delayRequests = (path: string) => server.use(http.all(path, () => delay(250).then(() => undefined)));

  it('lets reads under way finish, and none be refused', async () => {
    const { user, portal } = await openShell(signedIn);
    await area('mf-patient');
    const client = await portal.supabase();
    const seen = statuses();
    delayRequests('*/rest/v1/profiles');
    const read = client.from('profiles').select('email');
    const early = read.then((answer) => answer);
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    const late = client.rpc('unread_notifications').then((answer) => answer);
    expect((await early).data).toEqual([{ email: PEOPLE.camila.email }]);
    expect(toAppError((await late).error).code).toBe('aborted');
    expect(await screen.findByText('Logout realizado')).toBeInTheDocument();
    expect(seen.filter((status) => status !== 200)).toEqual([]);
  });

  it('that is refused lets waiting reads continue', async () => {
    const { user, portal } = await openShell({
      ...signedIn,
      faults: [{ path: '/auth/v1/logout', answer: { status: 500 } }],
    });
    await area('mf-patient');
    const client = await portal.supabase();
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    const { data } = await client.from('profiles').select('email');
    expect(data).toEqual([{ email: PEOPLE.camila.email }]);
    expect(await screen.findByText('Erro ao fazer logout. Tente novamente.')).toBeInTheDocument();
  });

  it('waits while a screen asks about unsaved changes', async () => {
    const { user, portal } = await openShell(signedIn);
    const onHeld = jest.fn<undefined, [go: () => void]>();
    const stopHolding = holdLeaving(onHeld);
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(portal.session.getState().phase).toBe('signed-in');
    stopHolding();
    act(() => onHeld.mock.calls[0]?.[0]());
    expect(await screen.findByText('Logout realizado')).toBeInTheDocument();
  });
});

describe('sign-out with unsent messages', () => {
  const openUnsent = async () => {
    localStorage.setItem(OUTBOX, JSON.stringify({ id: 'm', conversationId: 'c', queuedAt: 1, text: 'Oi' }));
    const view = await openShell(signedIn);
    await area('mf-patient');
    // It is loaded with the question.
    await screen.findByRole('button', { name: /^Notificações/ });
    await view.user.click(screen.getByRole('button', { name: 'Sair' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair sem enviar?' });
    return { ...view, dialog, choose: (name: string) => view.user.click(within(dialog).getByText(name)) };
  };

  it('asks first, and removes them after confirmation', async () => {
    const { choose, dialog } = await openUnsent();
    expect(dialog).toHaveTextContent('Uma mensagem ainda não foi enviada.');
    expect(await axe(dialog)).toHaveNoViolations();
    await choose('Sair e apagar');
    await screen.findByText('Logout realizado');
    expect(localStorage.getItem(OUTBOX)).toBeNull();
  });

  it('keeps the session and the messages if the user stays', async () => {
    const { choose, portal } = await openUnsent();
    await choose('Continuar aqui');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(portal.session.getState().phase).toBe('signed-in');
    expect(localStorage.getItem(OUTBOX)).not.toBeNull();
  });

  it('withdraws the question once they are sent elsewhere', async () => {
    await openUnsent();
    localStorage.removeItem(OUTBOX);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: OUTBOX })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks about unsaved changes afterwards', async () => {
    const { choose, portal } = await openUnsent();
    const onHeld = jest.fn<undefined, [go: () => void]>();
    const stopHolding = holdLeaving(onHeld);
    await choose('Sair e apagar');
    expect(onHeld).toHaveBeenCalledTimes(1);
    expect(portal.session.getState().phase).toBe('signed-in');
    act(() => onHeld.mock.calls[0]?.[0]());
    expect(await screen.findByText('Logout realizado')).toBeInTheDocument();
    stopHolding();
  });
});

it.each(['/patient/search', '/contato'])(
  'unsent messages of another user are removed at sign-in, on %s',
  async (path) => {
    const others = `${OUTBOX_PREFIX}${PEOPLE.eduardo.id}-m`;
    for (const key of [OUTBOX, others]) localStorage.setItem(key, '{}');
    const { portal } = await openShell({ ...signedIn, path });
    await waitFor(() => expect(portal.session.getState().phase).toBe('signed-in'));
    expect(localStorage.getItem(others)).toBeNull();
    expect(localStorage.getItem(OUTBOX)).toBe('{}');
  },
);

describe('a draft', () => {
  it('is removed when the user signs out in this tab', async () => {
    const { user } = await openShell(signedIn);
    sessionStorage.setItem(DRAFT, '{}');
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await screen.findByText('Logout realizado');
    expect(sessionStorage.getItem(DRAFT)).toBeNull();
    expect(localStorage.getItem(LEFT_KEY)).not.toBeNull();
  });

  it('is removed when the user signs out in another tab, and stays when a session merely ends there', async () => {
    await openShell(signedIn);
    await area('mf-patient');
    sessionStorage.setItem(DRAFT, '{}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
    expect(sessionStorage.getItem(DRAFT)).toBe('{}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LEFT_KEY })));
    await waitFor(() => expect(sessionStorage.getItem(DRAFT)).toBeNull());
  });
});

describe('a role changed by an admin', () => {
  const demote = () =>
    embedded.exec(
      `update public.profiles set role = 'patient', is_admin = false where email = '${PEOPLE.beatriz.email}';`,
    );
  const admin = { title: '', path: '/admin/dashboard', as: 'admin' } as const;

  it('takes effect when the user returns to the tab', async () => {
    const { address } = await openShell(admin);
    await area('mf-admin');
    await demote();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Acesso negado')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it('takes effect on the next navigation', async () => {
    const { address, history } = await openShell(admin);
    await area('mf-admin');
    await demote();
    const later = performance.now() + 31_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
    act(() => history.navigator.push('/admin/consultations'));
    expect(await screen.findByText('Acesso negado')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
    clock.mockRestore();
  });
});

describe('a browser without storage', () => {
  const forbid = (name: 'localStorage' | 'sessionStorage') =>
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  it('allows signing in, navigating and signing out', async () => {
    const path = '/auth?next=%2Fpatient%2Fsearch';
    const refusals = [forbid('localStorage'), forbid('sessionStorage')];
    const { user, portal } = await openShell({ title: '', path, setup: withPassword(PEOPLE.camila.email) });
    await user.type(await screen.findByLabelText('E-mail'), PEOPLE.camila.email);
    await user.type(screen.getByLabelText('Senha'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await area('mf-patient');
    const logouts = countRequests('*/auth/v1/logout');
    await user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Logout realizado')).toBeInTheDocument();
    expect(logouts()).toBe(1); // a second one would be rejected
    expect(portal.session.getState()).toEqual({ phase: 'signed-out' });
    for (const refusal of refusals) refusal.mockRestore();
  });
});

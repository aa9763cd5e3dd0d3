import { act, screen, waitFor } from '@testing-library/react';
import { failingOnce, type Scenario } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';
import { openShell } from '../testing/open-shell';
import { scenarios } from './scenarios';

jest.mock('../remotes/federation');

const at = (path: string, as: Scenario['as'], more: Partial<Scenario> = {}): Scenario => ({
  title: '',
  path,
  ...(as && { as }),
  ...more,
});
const area = (name: string) => screen.findByRole('heading', { name });
const titles = ({ portal }: Awaited<ReturnType<typeof openShell>>) =>
  portal.toasts.getState().toasts.map(({ title }) => title);

describe('the route guard', () => {
  it('sends a visitor to sign-in and remembers the page', async () => {
    const shell = await openShell(scenarios.visitor);
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(shell.address()).toBe('/auth?next=%2Fpatient%2Fsearch%3Fq%3Dmarina%23fim');
    expect(titles(shell)).toEqual([]);
  });

  it.each(['/professional/apply', '/apply-professional', '/professional/pending', '/professional/dashboard'])(
    'sends a visitor at %s to sign-in',
    async (path) => {
      const shell = await openShell(at(path, 'visitor'));
      await screen.findByRole('heading', { name: 'Entrar' });
      expect(shell.address()).toBe(`/auth?next=${encodeURIComponent(path)}`);
    },
  );

  it('replaces the refused page in the history', async () => {
    const before = window.history.length;
    await openShell(at('/patient/search', 'visitor'));
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(window.history).toHaveLength(before);
  });

  it('shows a checking message while the profile loads', async () => {
    const { portal } = await openShell(scenarios.checking);
    await portal.supabase(); // the profile is loading
    expect(screen.getByText('Verificando permissões...')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'mf-patient' })).not.toBeInTheDocument();
  });

  it.each([
    ['patient', '/patient/search', 'mf-patient'],
    ['professional', '/patient/appointments', 'mf-patient'],
    ['admin', '/patient/dashboard', 'mf-patient'],
    ['patient', '/professional/apply', 'mf-professional'],
    ['patient', '/professional/pending', 'mf-professional'],
    ['professional', '/professional/dashboard', 'mf-professional'],
    ['admin', '/admin/consultations', 'mf-admin'],
    ['visitor', '/professional/profile/123', 'mf-public'],
  ] as const)('lets a %s open %s', async (as, path, name) => {
    const { address } = await openShell(at(path, as));
    await area(name);
    expect(address()).toBe(path);
  });

  it.each([
    ['area', scenarios.adminDenied, 'Você não tem permissão para acessar esta área.'],
    ['dashboard', scenarios.professionalDenied, 'Esta área é exclusiva para profissionais aprovados.'],
    ['application', scenarios.applicationDenied, 'Você não tem permissão para acessar esta área.'],
  ])('shows an access error to users who may not open the %s', async (_what, scenario, text) => {
    await openShell(scenario);
    expect(await screen.findByText('Acesso negado')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['patient', '/admin/dashboard', 'Você não tem permissão para acessar esta área.'],
    ['professional', '/admin', 'Você não tem permissão para acessar esta área.'],
    ['patient', '/professional/dashboard', 'Esta área é exclusiva para profissionais aprovados.'],
    ['admin', '/professional/dashboard', 'Esta área é exclusiva para profissionais aprovados.'],
    ['professional', '/professional/apply', 'Você não tem permissão para acessar esta área.'],
    ['admin', '/apply-professional', 'Você não tem permissão para acessar esta área.'],
  ] as const)('refuses a %s at %s', async (as, path, text) => {
    const shell = await openShell(at(path, as));
    await area('mf-patient');
    expect(shell.address()).toBe('/patient/dashboard');
    expect(shell.portal.toasts.getState().toasts).toEqual([
      expect.objectContaining({ kind: 'error', title: 'Acesso negado', text }),
    ]);
  });

  it('sends an unapproved professional to the status page', async () => {
    const shell = await openShell(scenarios.withoutApproval);
    await area('mf-professional');
    expect(shell.address()).toBe('/professional/pending');
    expect(titles(shell)).toEqual([]);
  });

  it('lets a professional_pending open patient pages', async () => {
    const setup = `update public.profiles set role = 'professional_pending' where id = '${PEOPLE.camila.id}';`;
    await openShell(at('/patient/search', 'patient', { setup }));
    await area('mf-patient');
  });

  it('reads the account again before refusing, because it may just have been approved', async () => {
    const shell = await openShell(
      at('/patient/search', 'professional', { setup: sql.setApproval(PEOPLE.marina, 'pending') }),
    );
    await area('mf-patient');
    await embedded.exec(sql.setApproval(PEOPLE.marina, 'approved'));
    act(() => shell.history.navigator.push('/professional/dashboard'));
    await area('mf-professional');
    expect(shell.address()).toBe('/professional/dashboard');
  });

  it('detects a revoked role at the next focus', async () => {
    const shell = await openShell(at('/professional/dashboard', 'professional'));
    await area('mf-professional');
    await embedded.exec(sql.setApproval(PEOPLE.marina, 'suspended'));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(shell.address()).toBe('/professional/pending'));
  });

  it('sends a user whose profile cannot be read to /auth, where a retry is offered', async () => {
    const shell = await openShell(scenarios.unreadable);
    expect(await screen.findByRole('heading', { name: 'Erro de autorização' })).toBeInTheDocument();
    expect(titles(shell)).toEqual(['Erro de autorização']);
    expect(shell.address()).toBe('/auth?next=%2Fpatient%2Fsearch');
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
  });

  it('keeps the admin frame around an unknown address for admins only', async () => {
    await openShell(at('/admin/does-not-exist', 'admin'));
    await area('mf-admin');
    expect(screen.queryByRole('heading', { name: 'Oops! Page not found' })).not.toBeInTheDocument();
  });

  it('renders the page header around the message while checking', async () => {
    const { portal } = await openShell({ ...scenarios.checking, path: '/admin/dashboard' });
    await portal.supabase(); // the profile is loading
    expect(screen.getByRole('main')).toContainElement(screen.getByText('Verificando permissões...'));
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('does not guard unknown addresses', async () => {
    await openShell(at('/admin/does-not-exist', 'visitor'));
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeInTheDocument();
  });
});

describe('sign-out', () => {
  it('goes from the header to /auth, confirms it, and forgets the page and the drafts', async () => {
    sessionStorage.setItem('vinculo-draft-application', '{}');
    const shell = await openShell(scenarios.signedIn);
    await area('mf-patient');
    await shell.user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
    expect(shell.address()).toBe('/auth');
    expect(shell.portal.toasts.getState().toasts[0]).toMatchObject({
      title: 'Logout realizado',
      text: 'Você foi desconectado com sucesso.',
    });
    expect(localStorage.getItem('vinculo-session')).toBeNull();
    expect(sessionStorage.getItem('vinculo-draft-application')).toBeNull();
  });

  it('goes from the search to the landing page', async () => {
    const shell = await openShell(at('/patient/search', 'patient'));
    await area('mf-patient');
    await shell.user.click(screen.getByRole('button', { name: 'Sair' }));
    await area('mf-public');
    expect(shell.address()).toBe('/');
  });

  it('reports a server refusal and stays', async () => {
    const shell = await openShell(scenarios.signOutRefused);
    await area('mf-patient');
    await shell.user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Erro ao fazer logout. Tente novamente.')).toBeInTheDocument();
    expect(shell.address()).toBe('/patient/appointments');
  });

  it('says offline that the account stays open', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shell = await openShell(scenarios.signOutRefused);
    await area('mf-patient');
    await shell.user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Sua conta continua aberta neste aparelho')).toBeInTheDocument();
    expect(screen.getByText('Você está sem conexão. Tente novamente quando ela voltar.')).toBeInTheDocument();
    onLine.mockRestore();
  });

  it('removes the error after a successful retry', async () => {
    const shell = await openShell(failingOnce(scenarios.signOutRefused));
    await area('mf-patient');
    await shell.user.click(screen.getByRole('button', { name: 'Sair' }));
    expect(await screen.findByText('Erro ao fazer logout. Tente novamente.')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(titles(shell)).toEqual(['Logout realizado']));
  });

  it('in another tab locks this one', async () => {
    const shell = await openShell(at('/patient/search', 'patient'));
    await area('mf-patient');
    const channel = new BroadcastChannel('vinculo-session');
    channel.postMessage({ event: 'SIGNED_OUT', session: null });
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(shell.address()).toBe('/auth?next=%2Fpatient%2Fsearch');
    expect(screen.getByText('Este acesso acabou')).toBeInTheDocument();
    expect(screen.getByText('Entre de novo para voltar à página em que você estava.')).toBeInTheDocument();
    channel.close();
  });

  it('is not announced to a visitor who was not signed in', async () => {
    await openShell(scenarios.visitor);
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(screen.queryByText('Este acesso acabou')).not.toBeInTheDocument();
  });
});

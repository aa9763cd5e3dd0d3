import { screen, waitFor, within } from '@testing-library/react';
import { PEOPLE } from 'embedded-backend/seed';
import { elsewhere, mailedPath } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { PASSWORD } from '../../testing/people';
import { scenarios } from './scenarios';

jest.mock('../../remotes/federation');

describe('opened from an e-mail link', () => {
  it('confirms a new account and welcomes the user by name', async () => {
    await elsewhere().auth.signUp({
      email: 'nova.pessoa@vinculo.example',
      password: PASSWORD,
      options: {
        data: { full_name: 'Nova Pessoa' },
        emailRedirectTo: 'http://localhost/auth/callback?next=%2Fpatient%2Fsearch',
      },
    });
    const { address, user } = await openShell({
      title: '',
      path: await mailedPath('nova.pessoa@vinculo.example'),
    });
    expect(await screen.findByRole('heading', { name: /Tudo certo/ })).toBeInTheDocument();
    expect(address()).toBe('/welcome?confirmed=true&next=%2Fpatient%2Fsearch');
    expect(await screen.findByRole('heading', { name: 'Tudo certo, Nova' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toBe('/patient/search'));
  });

  it('announces the account created by a passwordless sign-up', async () => {
    const { signUpRedirect } = await import('../email-link/mail-link');
    await elsewhere().auth.signInWithOtp({
      email: 'nova.pessoa@vinculo.example',
      options: {
        data: { full_name: 'Nova Pessoa' },
        emailRedirectTo: signUpRedirect({ next: '/patient/search', role: 'patient' }),
      },
    });
    const { address } = await openShell({
      title: '',
      path: await mailedPath('nova.pessoa@vinculo.example'),
    });
    expect(await screen.findByText('Conta criada com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/welcome?confirmed=true&next=%2Fpatient%2Fsearch'));
  });

  it('signs in with a magic link and opens the home page', async () => {
    await elsewhere().auth.signInWithOtp({
      email: PEOPLE.camila.email,
      options: { shouldCreateUser: false },
    });
    const { address } = await openShell({ title: '', path: await mailedPath(PEOPLE.camila.email) });
    expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it("removes GoTrue's tokens from the address and signs in with them", async () => {
    const { access_token, refresh_token } = await embedded.signIn(PEOPLE.camila.email);
    const path = `/#access_token=${access_token}&refresh_token=${refresh_token}&type=magiclink`;
    const { address } = await openShell({ title: '', path });
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
    expect(window.location.hash).toBe('');
  });

  it.each(['spent', 'refused'] as const)('explains that a link is %s', async (name) => {
    const { address, portal } = await openShell(scenarios[name]);
    const why = 'Este link expirou ou já foi usado. Entre ou peça um novo.';
    await waitFor(() => expect(address()).toBe('/auth'));
    const { toasts } = portal.toasts.getState();
    expect(toasts).toMatchObject([{ title: 'Erro na autenticação' }]);
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(await screen.findAllByText('Erro na autenticação')).toHaveLength(1);
    expect(screen.getAllByText(why)).toHaveLength(1);
  });

  it('takes a signed-in user who opens a confirmation link again to its destination', async () => {
    const path = `${scenarios.spent.path}&next=%2Fpatient%2Fsearch`;
    const { address, portal } = await openShell({ title: '', path, as: 'patient' });
    await waitFor(() => expect(address()).toBe('/patient/search'));
    expect(portal.toasts.getState().toasts).toMatchObject([
      { kind: 'info', title: 'Seu e-mail já está confirmado' },
    ]);
  });

  it('reports that verification failed and the link is still valid', async () => {
    const { address } = await openShell(scenarios.unverifiable);
    expect((await screen.findAllByText('Erro inesperado'))[0]).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('shows a loading state while verifying', async () => {
    const { portal } = await openShell(scenarios.verifying);
    await portal.supabase(); // the request is in flight
    expect(await screen.findByText('Entrando...')).toBeInTheDocument();
  });

  it('does not redirect a user who leaves while it verifies', async () => {
    const { address, portal, user } = await openShell({ ...scenarios.spent, latencyMs: 400 });
    await screen.findByText('Entrando...');
    await user.click(screen.getByRole('link', { name: /Vínculo/ }));
    expect(address()).toBe('/');
    await waitFor(() =>
      expect(portal.toasts.getState().toasts).toMatchObject([
        { title: 'Erro na autenticação', text: 'Este link expirou ou já foi usado. Entre ou peça um novo.' },
      ]),
    );
    expect(address()).toBe('/');
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'never redirects to %s',
    async (next) => {
      const path = `/auth/callback?next=${encodeURIComponent(next)}`;
      const { address } = await openShell({ ...scenarios.signedIn, path });
      await waitFor(() => expect(address()).toBe('/patient/dashboard'));
    },
  );

  it('reports a refusal that landed on another page and cleans the address', async () => {
    await openShell({ title: '', path: '/?a=1#error=access_denied&error_code=otp_expired' });
    expect(await screen.findByText('Erro na autenticação')).toBeInTheDocument();
    expect(window.location.href).toBe('http://localhost/?a=1');
  });
});

describe('opened without a link', () => {
  it('asks a visitor to sign in and keeps the reason on the page until they leave', async () => {
    const { address, user, portal } = await openShell(scenarios.empty);
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(portal.toasts.getState().toasts).toMatchObject([{ title: 'Erro na autenticação' }]);
    const why = () => within(screen.getByRole('main')).queryByText('Entre novamente para continuar.');
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(why()).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Criar Conta' }));
    await screen.findByRole('heading', { name: 'Criar Conta' });
    expect(why()).not.toBeInTheDocument();
  });

  it('sends a signed-in user to the page they requested', async () => {
    const { address } = await openShell(scenarios.signedIn);
    expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/patient/search'));
  });

  it('opens the patient dashboard with an error when the profile cannot be read', async () => {
    const { address } = await openShell(scenarios.profileUnreadable);
    expect(await screen.findByText('Erro no perfil')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'mf-patient' })).toBeInTheDocument();
    expect(address()).toBe('/patient/dashboard');
  });

  it('sends an unapproved professional to the status page', async () => {
    const { address } = await openShell(scenarios.pendingProfessional);
    await waitFor(() => expect(address()).toBe('/professional/pending'));
  });

  it('offers a retry and sign-out to a user without a profile', async () => {
    const { address } = await openShell(scenarios.profileMissing);
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(await screen.findByRole('button', { name: 'Sair' })).toBeInTheDocument();
    expect(await screen.findByText('Erro - Perfil não encontrado', { selector: 'h1' })).toBeInTheDocument();
  });
});

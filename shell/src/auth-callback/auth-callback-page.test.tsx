import { act, screen, waitFor, within } from '@testing-library/react';
import { elsewhere, mailedPath } from '../testing/mail';
import { openShell } from '../testing/open-shell';
import { PASSWORD, PATIENT_EMAIL } from '../testing/people';
import { scenarios } from './scenarios';

jest.mock('../remotes/federation');

describe('coming from an e-mail', () => {
  it('confirms a new account and welcomes the person by name', async () => {
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

  it('announces the account that a sign-up without a password makes', async () => {
    const { signUpRedirect } = await import('../parts/mail-link');
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

  it('signs in with a magic link and goes home', async () => {
    await elsewhere().auth.signInWithOtp({ email: PATIENT_EMAIL, options: { shouldCreateUser: false } });
    const { address } = await openShell({ title: '', path: await mailedPath(PATIENT_EMAIL) });
    expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
  });

  it("takes GoTrue's tokens out of the address and signs in with them", async () => {
    const { access_token, refresh_token } = await embedded.signIn(PATIENT_EMAIL);
    const path = `/#access_token=${access_token}&refresh_token=${refresh_token}&type=magiclink`;
    const { address } = await openShell({ title: '', path });
    await waitFor(() => expect(address()).toBe('/patient/dashboard'));
    expect(window.location.hash).toBe('');
  });

  it.each(['spent', 'refused'] as const)('tells kindly that a link is %s', async (name) => {
    const { address, portal } = await openShell(scenarios[name]);
    const why = 'Este link expirou ou já foi usado. Entre ou peça um novo.';
    await waitFor(() => expect(address()).toBe('/auth'));
    const { toasts, dismiss } = portal.toasts.getState();
    expect(toasts).toMatchObject([{ title: 'Erro na autenticação', text: why }]);
    await screen.findByRole('heading', { name: 'Entrar' });
    act(() => toasts.forEach(({ id }) => dismiss(id)));
    expect(screen.getByText('Erro na autenticação')).toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
  });

  it('tells that it could not be verified, which used nothing up', async () => {
    const { address } = await openShell(scenarios.unverifiable);
    expect((await screen.findAllByText('Erro inesperado'))[0]).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('waits meanwhile', async () => {
    const { portal } = await openShell(scenarios.verifying);
    await portal.supabase(); // the request is on its way
    expect(await screen.findByText('Entrando...')).toBeInTheDocument();
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'never goes on to %s',
    async (next) => {
      const path = `/auth/callback?next=${encodeURIComponent(next)}`;
      const { address } = await openShell({ ...scenarios.signedIn, path });
      await waitFor(() => expect(address()).toBe('/patient/dashboard'));
    },
  );

  it('tells a refusal that led to another page, and cleans the address', async () => {
    await openShell({ title: '', path: '/?a=1#error=access_denied&error_code=otp_expired' });
    expect(await screen.findByText('Erro na autenticação')).toBeInTheDocument();
    expect(window.location.href).toBe('http://localhost/?a=1');
  });
});

describe('coming without a link', () => {
  it('asks a visitor to sign in, and says why on the page, until another way is taken', async () => {
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

  it('sends a signed-in person on to the page first asked for', async () => {
    const { address } = await openShell(scenarios.signedIn);
    expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/patient/search'));
  });

  it('goes to the patient dashboard when the profile cannot be read, and says so', async () => {
    const { address } = await openShell(scenarios.profileUnreadable);
    expect(await screen.findByText('Erro no perfil')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'mf-patient' })).toBeInTheDocument();
    expect(address()).toBe('/patient/dashboard');
  });

  it('sends a professional without approval to the status page', async () => {
    const { address } = await openShell(scenarios.pendingProfessional);
    await waitFor(() => expect(address()).toBe('/professional/pending'));
  });

  it('tells somebody without a profile so, where another try and the way out are', async () => {
    const { address } = await openShell(scenarios.profileMissing);
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(await screen.findByRole('button', { name: 'Sair' })).toBeInTheDocument();
    expect(await screen.findByText('Erro - Perfil não encontrado', { selector: 'h1' })).toBeInTheDocument();
  });
});

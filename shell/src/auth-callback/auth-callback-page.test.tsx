import { screen, waitFor } from '@testing-library/react';
import { createClient } from '@supabase/supabase-js';
import { API_ORIGIN } from 'embedded-backend/jest';
import { openShell } from '../testing/open-shell';
import { PASSWORD, PATIENT_EMAIL } from '../testing/people';
import { scenarios } from './scenarios';

jest.mock('../remotes/federation');

/** A client of another device: it leaves nothing in this browser. */
const elsewhere = () =>
  createClient(API_ORIGIN, embedded.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });

/** The address that the newest mail leads to, as a path of this portal. */
async function mailedPath(): Promise<string> {
  const mails = await embedded.mailbox.list();
  const html = mails.find(({ to }) => to !== '')?.html ?? '';
  const href = /href="([^"]*auth\/callback[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(href);
  return pathname + search;
}

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
    const { address, user } = await openShell({ title: '', path: await mailedPath() });
    expect(await screen.findByRole('heading', { name: /Tudo certo/ })).toBeInTheDocument();
    expect(address()).toBe('/welcome?confirmed=true&next=%2Fpatient%2Fsearch');
    expect(await screen.findByRole('heading', { name: 'Tudo certo, Nova' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Continuar' }));
    await waitFor(() => expect(address()).toBe('/patient/search'));
  });

  it('signs in with a magic link and goes home', async () => {
    await elsewhere().auth.signInWithOtp({ email: PATIENT_EMAIL, options: { shouldCreateUser: false } });
    const { address } = await openShell({ title: '', path: await mailedPath() });
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
    const { address } = await openShell(scenarios[name]);
    expect(await screen.findByText('Erro na autenticação')).toBeInTheDocument();
    expect(screen.getByText(/expirou ou já foi usado/)).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('tells a refusal that led to another page, and cleans the address', async () => {
    await openShell({ title: '', path: '/?a=1#error=access_denied&error_code=otp_expired' });
    expect(await screen.findByText('Erro na autenticação')).toBeInTheDocument();
    expect(window.location.href).toBe('http://localhost/?a=1');
  });
});

describe('coming without a link', () => {
  it('asks a visitor to sign in', async () => {
    const { address } = await openShell(scenarios.empty);
    expect(await screen.findByText('Erro na autenticação')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('sends a signed-in person on to the page first asked for', async () => {
    const { address } = await openShell(scenarios.signedIn);
    await waitFor(() => expect(address()).toBe('/patient/search'));
  });

  it('goes to the patient dashboard when the profile cannot be read, and says so', async () => {
    const { address } = await openShell(scenarios.profileUnreadable);
    expect(await screen.findByText('Erro no perfil')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'mf-patient' })).toBeInTheDocument();
    expect(address()).toBe('/patient/dashboard');
  });
});

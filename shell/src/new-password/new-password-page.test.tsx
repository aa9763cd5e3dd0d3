import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { Scenario } from 'embedded-backend/scenario';
import { PASSWORD_CHANGED_REDIRECT_MS } from 'shared-domain/password';
import { elsewhere, mailedPath } from '../testing/mail';
import { openShell } from '../testing/open-shell';
import { PATIENT_EMAIL } from '../testing/people';
import { scenarios } from './scenarios';

jest.mock('../remotes/federation');

const NEW_PASSWORD = 'outra-senha-boa';
const form = () => screen.findByRole('heading', { name: 'Nova senha' });

/** Opens the link of a recovery mail, in a scenario's weather. */
async function openLink(scenario: Scenario = scenarios.empty) {
  await elsewhere().auth.resetPasswordForEmail(PATIENT_EMAIL);
  const shell = await openShell({ ...scenario, path: await mailedPath(PATIENT_EMAIL) });
  await form();
  return shell;
}

async function save(
  { user }: Awaited<ReturnType<typeof openShell>>,
  password = NEW_PASSWORD,
  confirmation = password,
) {
  await user.type(screen.getByLabelText('Nova senha'), password);
  await user.type(screen.getByLabelText('Confirmar senha'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
}

const canSignIn = async (password: string) =>
  (await elsewhere().auth.signInWithPassword({ email: PATIENT_EMAIL, password })).error === null;

describe('a new password', () => {
  it('is saved, and the landing page follows after 2.5 s', async () => {
    const shell = await openLink();
    await save(shell);
    expect(await screen.findByRole('heading', { name: 'Senha atualizada' })).toHaveFocus();
    expect(PASSWORD_CHANGED_REDIRECT_MS).toBe(2500);
    expect(shell.address()).toBe('/nova-senha');
    await waitFor(() => expect(shell.address()).toBe('/'), { timeout: 4000 });
    expect(await canSignIn(NEW_PASSWORD)).toBe(true);
  });

  it('takes the link out of the address, and keeps the form over a reload', async () => {
    const shell = await openLink();
    expect(shell.address()).toBe('/nova-senha');
    shell.reload();
    await form();
    await save(shell);
    expect(await screen.findByRole('heading', { name: 'Senha atualizada' })).toBeInTheDocument();
  });

  it.each([
    ['12345', '12345', 'Nova senha', 'A senha deve ter pelo menos 6 caracteres'],
    [NEW_PASSWORD, 'diferente', 'Confirmar senha', 'As senhas não coincidem'],
  ])('refuses %s with %s', async (password, confirmation, label, text) => {
    const shell = await openLink();
    await save(shell, password, confirmation);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(await canSignIn(password)).toBe(false);
  });

  it.each([
    ['Erro ao atualizar senha. Tente novamente.', scenarios.saveRefused],
    ['A nova senha precisa ser diferente da atual.', scenarios.samePassword],
  ])('tells "%s" and keeps what was typed', async (title, scenario) => {
    const shell = await openLink(scenario);
    await save(shell);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByLabelText('Nova senha')).toHaveValue(NEW_PASSWORD);
    expect(screen.getByRole('button', { name: 'Salvar nova senha' })).toBeEnabled();
  });

  it('refuses a password that everybody tries first, and says so', async () => {
    const shell = await openLink();
    await save(shell, 'brasil123', 'brasil123');
    expect(await screen.findByText(/^Esta senha é fácil de adivinhar/)).toBeInTheDocument();
    expect(await canSignIn('brasil123')).toBe(false);
  });

  it('has nothing for axe to find', async () => {
    const { container } = await openLink();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a link that cannot be used', () => {
  it.each([
    ['expired or used', scenarios.spent],
    ['refused by the server', scenarios.refused],
  ])('is told kindly when it is %s, with the way to a new one', async (_how, scenario) => {
    const { container, address } = await openShell(scenario);
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pedir novo link' })).toHaveAttribute('href', '/esqueci-senha');
    expect(address()).toMatch(/^\/nova-senha/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is good for one use', async () => {
    await elsewhere().auth.resetPasswordForEmail(PATIENT_EMAIL);
    const path = await mailedPath(PATIENT_EMAIL);
    const { history, reload } = await openShell({ title: '', path });
    await form();
    history.navigator.replace(path);
    reload();
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument();
  });

  it('waits while the link is verified', async () => {
    const { portal } = await openShell(scenarios.verifying);
    await portal.supabase(); // the request is on its way
    expect(await screen.findByText('Verificando o link...')).toBeInTheDocument();
  });

  it('can be tried again when the server did not answer: nothing was used up', async () => {
    await elsewhere().auth.resetPasswordForEmail(PATIENT_EMAIL);
    const path = await mailedPath(PATIENT_EMAIL);
    const faults = [{ path: '/auth/v1/verify', answer: { status: 503 }, once: true }];
    const { user } = await openShell({ ...scenarios.unverifiable, path, faults });
    await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }));
    await form();
  });

  it('says so again when the server still does not answer', async () => {
    const { user } = await openShell(scenarios.unverifiable);
    const retry = await screen.findByRole('button', { name: 'Tentar Novamente' });
    await user.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('heading', { name: 'Erro na autenticação' })).toBeInTheDocument();
  });

  it('is not there at all: the person is asked to sign in', async () => {
    const { address } = await openShell(scenarios.empty);
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
  });
});

it("signs in with GoTrue's tokens, wherever they led", async () => {
  const { access_token, refresh_token } = await embedded.signIn(PATIENT_EMAIL);
  const path = `/#access_token=${access_token}&refresh_token=${refresh_token}&type=recovery`;
  const { address } = await openShell({ title: '', path });
  await form();
  expect(address()).toBe('/nova-senha');
  expect(window.location.hash).toBe('');
});

it('asks for a new link when the person signs out elsewhere meanwhile', async () => {
  const { portal } = await openLink();
  await (await portal.supabase()).auth.signOut({ scope: 'local' });
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument();
});

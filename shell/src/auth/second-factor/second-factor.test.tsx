import type { Session } from '@supabase/supabase-js';
import { screen, waitFor, within } from '@testing-library/react';
import { applyScenario } from 'embedded-backend/jest';
import { totp } from 'embedded-backend/totp';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { SESSION_KEY } from '../../session/stored-session';
import { elsewhere, mailedPath } from '../../testing/mail';
import { openShell } from '../../testing/open-shell';
import { PASSWORD, withPassword } from '../../testing/people';
import { scenarios, SECRET, withDevice } from './scenarios';

jest.mock('../../remotes/federation');

const TITLE = 'Verificação em duas etapas';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const area = (name: string) => screen.findByRole('heading', { name });
const field = () => screen.findByLabelText('Código de 6 dígitos');
/** The field's error message, once shown. */
const expectFault = (text: RegExp) =>
  waitFor(async () => expect(await field()).toHaveAccessibleDescription(text));
type Shell = Awaited<ReturnType<typeof openShell>>;
const type = async ({ user }: Shell, code: string) => user.type(await field(), code);
const rightCode = (secret = SECRET) => totp(secret, Date.now());
const enter = async ({ user }: Shell) => {
  await user.type(await screen.findByLabelText('E-mail'), PEOPLE.beatriz.email);
  await user.type(screen.getByLabelText('Senha'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
};
const titles = ({ portal }: Shell) => portal.toasts.getState().toasts.map(({ title }) => title);

describe('an admin with a device', () => {
  it('is sent from a protected page to the code, and back after entering it', async () => {
    const shell = await openShell(scenarios.guarded);
    await heading(TITLE);
    expect(shell.address()).toBe('/verificacao?next=%2Fadmin%2Fconsultations%3Fq%3Dana%23fim');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await type(shell, await rightCode());
    await area('mf-admin');
    expect(shell.address()).toBe('/admin/consultations?q=ana');
    expect(titles(shell)).toEqual(['Verificação confirmada']);
  });

  it.each(['/admin/dashboard', '/patient/dashboard', '/professional/pending', '/chat/1'])(
    'sees nothing of %s before the code, even after a reload',
    async (path) => {
      const shell = await openShell({ ...scenarios.code, path });
      await field();
      shell.reload();
      await field();
      expect(shell.address()).toBe(`/verificacao?next=${encodeURIComponent(path)}`);
    },
  );

  it('continues when the code was verified in another tab', async () => {
    const shell = await openShell(scenarios.guarded);
    await field();
    const other = elsewhere();
    await other.auth.setSession(await embedded.signIn(PEOPLE.beatriz.email));
    const { data } = await other.auth.mfa.listFactors();
    await other.auth.mfa.challengeAndVerify({ factorId: data?.totp[0]?.id ?? '', code: await rightCode() });
    const { session } = (await other.auth.getSession()).data;
    const channel = new BroadcastChannel(SESSION_KEY);
    channel.postMessage({ event: 'MFA_CHALLENGE_VERIFIED', session });
    setTimeout(() => localStorage.setItem(SESSION_KEY, JSON.stringify(session)), 300); // what it stored arrives later
    await area('mf-admin');
    expect(shell.address()).toBe('/admin/consultations?q=ana');
    channel.close();
  });

  it('is sent to sign-in and back when the session was ended elsewhere', async () => {
    const shell = await openShell(scenarios.over);
    await type(shell, await rightCode());
    await heading('Entrar');
    expect(shell.address()).toBe('/auth?next=%2Fadmin%2Fconsultations');
    expect(titles(shell)).toEqual(['Este acesso acabou']);
  });

  it('continues without a device that was removed elsewhere', async () => {
    const shell = await openShell(scenarios.code);
    await field();
    const other = elsewhere();
    await other.auth.setSession(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '') as Session);
    const { data } = await other.auth.mfa.listFactors();
    const factorId = data?.totp[0]?.id ?? '';
    await other.auth.mfa.challengeAndVerify({ factorId, code: await rightCode() });
    await other.auth.mfa.unenroll({ factorId });
    await type(shell, '123456');
    await area('mf-admin');
    expect(titles(shell)).toEqual(['Verificação removida']);
  });

  it('enters the code after the password, before any welcome', async () => {
    const setup = withDevice + withPassword(PEOPLE.beatriz.email);
    const shell = await openShell({ title: '', path: '/auth?next=%2Fadmin%2Fmensagens', setup });
    await enter(shell);
    await heading(TITLE);
    expect(titles(shell)).toEqual([]);
    await type(shell, await rightCode());
    await waitFor(() => expect(shell.address()).toBe('/admin/mensagens'));
  });

  it('enters the code after an e-mail link, before any welcome', async () => {
    const setup = withDevice;
    await applyScenario({ title: '', path: '/', setup });
    await elsewhere().auth.signInWithOtp({
      email: PEOPLE.beatriz.email,
      options: { shouldCreateUser: false },
    });
    const shell = await openShell({ title: '', path: await mailedPath(PEOPLE.beatriz.email) });
    await heading(TITLE);
    expect(titles(shell)).toEqual([]);
    await type(shell, await rightCode());
    await waitFor(() => expect(shell.address()).toBe('/admin/dashboard'));
  });

  it('verifies the device before resetting a forgotten password', async () => {
    await applyScenario({ title: '', path: '/', setup: withDevice });
    await elsewhere().auth.resetPasswordForEmail(PEOPLE.beatriz.email);
    const shell = await openShell({ title: '', path: await mailedPath(PEOPLE.beatriz.email) });
    await heading(TITLE);
    await type(shell, await rightCode());
    await heading('Nova senha');
    await shell.user.type(screen.getByLabelText('Nova senha'), 'outra-senha-boa');
    await shell.user.type(screen.getByLabelText('Confirmar senha'), 'outra-senha-boa');
    await shell.user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
    await heading('Senha atualizada');
  });

  it("sees a wrong code's error next to the field and enters another", async () => {
    const shell = await openShell(scenarios.code);
    await type(shell, '000000');
    await expectFault(/Este código não confere. Digite o código que o aplicativo mostra agora/);
    expect(await field()).toHaveValue('');
    expect(shell.address()).toContain('/verificacao');
    await type(shell, await rightCode());
    await area('mf-admin');
  });

  it('cannot use a code twice', async () => {
    const shell = await openShell({
      ...scenarios.code,
      setup: withDevice + withPassword(PEOPLE.beatriz.email),
    });
    const code = await rightCode();
    await type(shell, code);
    await area('mf-admin');
    await shell.portal.signOut('/auth');
    await enter(shell);
    await type(shell, code);
    await expectFault(/Cada código vale uma vez/);
  });

  it.each([
    ['expired', /demorou demais ou a rede mudou/],
    ['throttled', /Tente novamente em 60 segundos/],
    ['unreachable', /Você está sem conexão/],
    ['refused', /Cada código vale uma vez/],
  ] as const)('sees an error when the code could not be checked: %s', async (name, text) => {
    const shell = await openShell(scenarios[name]);
    await type(shell, await rightCode());
    await expectFault(text);
    expect(screen.getByRole('button', { name: 'Confirmar' })).not.toHaveAttribute('aria-busy');
  });

  it('is offered an e-mailed code, with its own attempts, after too many failures', async () => {
    const shell = await openShell(scenarios.throttled);
    expect(screen.queryByRole('button', { name: 'Entrar com código por e-mail' })).toBeNull();
    await type(shell, await rightCode());
    await shell.user.click(await screen.findByRole('button', { name: 'Entrar com código por e-mail' }));
    await waitFor(() => expect(shell.address()).toMatch(/^\/auth/));
    expect(await screen.findByRole('radio', { name: 'Sem senha' })).toBeChecked();
    expect(screen.getByLabelText('E-mail')).toHaveValue(PEOPLE.beatriz.email);
  });

  it('is still offered the e-mailed code after a reload, until another attempt is due', async () => {
    const shell = await openShell(scenarios.throttled);
    const byEmail = () => screen.queryByRole('button', { name: 'Entrar com código por e-mail' });
    await type(shell, await rightCode());
    await waitFor(() => expect(byEmail()).toBeInTheDocument());
    shell.reload({ isBrowsers: true });
    await field();
    expect(byEmail()).toBeInTheDocument();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    shell.reload({ isBrowsers: true });
    await field();
    expect(byEmail()).not.toBeInTheDocument();
    later.mockRestore();
  });

  it('can resend a code that did not reach the server', async () => {
    const shell = await openShell(scenarios.unreachable);
    await type(shell, await rightCode());
    await expectFault(/Você está sem conexão/);
    await shell.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await area('mf-admin');
  });

  it('sees a loading state while the devices load', async () => {
    await openShell(scenarios.loading);
    expect(await screen.findByText('Carregando sua verificação...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Verificação em duas etapas' })).toBeInTheDocument();
  });

  it('can retry when the devices cannot be read', async () => {
    await openShell(scenarios.unreadable);
    expect(
      await screen.findByText('Não foi possível carregar a verificação da sua conta.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeEnabled();
  });

  it('chooses between several devices', async () => {
    const shell = await openShell(scenarios.codeOfTwo);
    const device = await screen.findByLabelText('Dispositivo');
    expect(
      within(device)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tablet do consultório', 'Celular']);
    await shell.user.selectOptions(device, 'Celular');
    await type(shell, await rightCode());
    await area('mf-admin');
  });

  it('can sign out instead', async () => {
    const shell = await openShell(scenarios.code);
    await field();
    await shell.user.click(screen.getByRole('button', { name: 'Sair' }));
    await heading('Entrar');
    expect(shell.address()).toBe('/auth');
  });

  it('gets an accessible screen', async () => {
    const { container } = await openShell(scenarios.codeOfTwo);
    await field();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('device set-up', () => {
  const begin = async (shell: Shell) => {
    await shell.user.click(await screen.findByRole('button', { name: 'Cadastrar dispositivo' }));
    expect(await screen.findByLabelText(/Nome do dispositivo/)).toHaveFocus();
    await shell.user.click(screen.getByRole('button', { name: 'Continuar' }));
  };
  const secretShown = async () =>
    (await screen.findByLabelText<HTMLInputElement>('Ou digite esta chave no aplicativo')).value;

  it('shows QR code and key, verifies the first code, lists the device and can remove it', async () => {
    const shell = await openShell(scenarios.none);
    expect(await screen.findByText('Nenhum dispositivo cadastrado')).toBeInTheDocument();
    await begin(shell);
    const secret = await secretShown();
    expect(screen.getByRole('img', { name: 'QR Code para o aplicativo autenticador' })).toBeInTheDocument();
    expect(await axe(shell.container)).toHaveNoViolations();
    await type(shell, '000000');
    await expectFault(/Cada código vale uma vez/);
    await type(shell, await rightCode(secret));
    expect(await screen.findByText('Celular')).toBeInTheDocument();
    expect(titles(shell)).toContain('Verificação ativada');
    expect(shell.address()).toBe('/verificacao');
    expect(document.body).not.toHaveTextContent(secret);

    shell.reload();
    await shell.user.click(await screen.findByRole('button', { name: 'Remover Celular' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remover Celular?' });
    expect(dialog).toHaveTextContent('É o único');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Remover dispositivo' }));
    expect(await screen.findByText('Nenhum dispositivo cadastrado')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus());
  });

  it('requires a name and rejects a taken one', async () => {
    const shell = await openShell(scenarios.enrolmentRefused);
    await shell.user.click(await screen.findByRole('button', { name: 'Cadastrar dispositivo' }));
    const name = await screen.findByLabelText(/Nome do dispositivo/);
    await shell.user.clear(name);
    await shell.user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(name).toHaveAccessibleDescription(/Dê um nome ao dispositivo/);
    await shell.user.type(name, 'Celular');
    await shell.user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Você já tem um dispositivo com este nome/));
  });

  it('restarts an abandoned enrollment', async () => {
    const shell = await openShell(scenarios.none);
    await begin(shell);
    const first = await secretShown();
    await shell.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await begin(shell);
    expect(await secretShown()).not.toBe(first);
    await type(shell, await rightCode(await secretShown()));
    expect(await screen.findAllByText('Celular')).toHaveLength(1);
  });

  it('comes first where the deployment requires it, then continues', async () => {
    const shell = await openShell({ ...scenarios.required, path: '/admin/consultations' });
    expect(await screen.findByText(/Cadastre um dispositivo para continuar/)).toBeInTheDocument();
    expect(shell.address()).toBe('/verificacao?next=%2Fadmin%2Fconsultations');
    expect(screen.queryByRole('link', { name: 'Voltar ao painel' })).not.toBeInTheDocument();
    await begin(shell);
    await type(shell, await rightCode(await secretShown()));
    await area('mf-admin');
    expect(shell.address()).toBe('/admin/consultations');
  });

  it.each([
    ['a patient', scenarios.notAdmin, '/patient/dashboard'],
    ['a visitor', { title: '', path: '/verificacao' }, '/auth'],
    [
      'an admin who came from another page',
      { ...scenarios.none, path: scenarios.code.path },
      '/admin/consultations',
    ],
  ])('is not available to %s', async (_who, scenario, to) => {
    const shell = await openShell(scenario);
    await waitFor(() => expect(shell.address()).toBe(to));
  });
});

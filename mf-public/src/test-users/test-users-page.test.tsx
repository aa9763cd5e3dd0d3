import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createClient } from '@supabase/supabase-js';
import { axe } from 'jest-axe';
import { API_ORIGIN } from 'embedded-backend/jest';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

// The pause between two accounts is tested in test-users-pause.test.
jest.mock('shared-domain/test-users', () => ({
  ...jest.requireActual<object>('shared-domain/test-users'),
  TEST_USER_PAUSE_MS: 20,
}));

const TIMEOUT = { timeout: 10_000 };
const ROLES = ['Administração', 'Profissional', 'Paciente'] as const;
const start = () => screen.findByRole('button', { name: 'Criar contas de teste' }, TIMEOUT);

async function open(scenario: Scenario = scenarios.before) {
  const view = await openScenario(PublicRoutes, scenario);
  return { ...view, button: await start() };
}
const finished = () => screen.findByText('Contas prontas', {}, TIMEOUT);
const passwordOf = (role: string) => screen.getByLabelText(`Senha de ${role}`).textContent ?? '';
const emailOf = (role: string) => {
  const ofRole = (row: HTMLElement) => within(row).queryByRole('heading', { level: 3, name: role }) !== null;
  const [row] = screen.getAllByRole('listitem').filter(ofRole);
  return row ? (within(row).getByText(/^.+@/).textContent ?? '') : '';
};

/** Signs in with the data shown on the page; returns the profile and the approval. */
async function enter(role: string) {
  const client = createClient(API_ORIGIN, embedded.keys.publishable, {
    auth: { autoRefreshToken: false, persistSession: false, storageKey: crypto.randomUUID() },
  });
  const { data } = await client.auth.signInWithPassword({ email: emailOf(role), password: passwordOf(role) });
  const profile = await client.from('profiles').select('role, is_admin').eq('id', data.user?.id).single();
  return profile.data as unknown;
}

describe('the test accounts page', () => {
  it('creates three accounts that can sign in, and shows their passwords', async () => {
    const { user, button, toasts, container, portal } = await open();
    expect(screen.getByText('Três contas, um clique')).toBeVisible();
    await user.click(button);
    expect(await screen.findByText('Criando as contas')).toBeVisible();
    await finished();
    for (const role of ROLES) expect(passwordOf(role)).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(portal.toasts.getState().toasts.at(-1)?.kind).toBe('success');
    expect(toasts()).toEqual([
      ...ROLES.map((role) => ({ title: `Conta criada: ${role}`, text: `Senha: ${passwordOf(role)}` })),
      { title: 'Processo concluído!', text: '3 contas criadas.' },
    ]);
    expect(await enter('Administração')).toEqual({ role: 'admin', is_admin: true });
    expect(await enter('Profissional')).toEqual({ role: 'professional', is_admin: false });
    expect(await enter('Paciente')).toEqual({ role: 'patient', is_admin: false });
    expect(screen.getByRole('link', { name: 'Entrar com uma delas' })).toHaveAttribute(
      'href',
      '/auth?mode=login',
    );
    expect(await axe(container)).toHaveNoViolations();
  }, 30_000);

  it('shows a password for ten seconds', async () => {
    const { user, button, portal } = await open();
    await user.click(button);
    await waitFor(() => expect(portal.toasts.getState().toasts[0]).toMatchObject({ seconds: 10 }), TIMEOUT);
    await finished();
  }, 30_000);

  it('continues after a failed account and creates it on the second attempt', async () => {
    const { user, button, toasts, portal } = await open(scenarios.taken);
    await user.click(button);
    expect(await screen.findByText('Quase tudo pronto', {}, TIMEOUT)).toBeVisible();
    expect(screen.getByText('Este endereço já existe. As outras contas seguem normalmente.')).toBeVisible();
    expect(toasts()[0]).toEqual({ title: 'Erro ao criar usuários', text: 'Este endereço já existe.' });
    expect(toasts().at(-1)).toEqual({ title: 'Processo concluído!', text: '2 contas criadas.' });
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await finished();
    expect(portal.toasts.getState().toasts.filter(({ kind }) => kind === 'error')).toEqual([]);
  }, 30_000);

  it('reports a server refusal', async () => {
    const { user, button, toasts, portal } = await open(scenarios.switchedOff);
    await user.click(button);
    expect(await screen.findByText('3 contas não foram criadas.', {}, TIMEOUT)).toBeVisible();
    expect(toasts()[0]).toEqual({ title: 'Erro ao criar usuários', text: 'Só existe em demonstrações.' });
    await waitFor(() =>
      expect(portal.toasts.getState().toasts.at(-1)).toMatchObject({
        kind: 'info', // nothing was made: no success
        title: 'Processo concluído!',
        text: '0 contas criadas.',
      }),
    );
  }, 30_000);

  it('creates each account once for a double click', async () => {
    const { button, toasts } = await open();
    fireEvent.click(button);
    fireEvent.click(button);
    await finished();
    expect(toasts()).toHaveLength(4);
  }, 30_000);

  it('copies a password, or reports that it could not', async () => {
    const { user, button, toasts } = await open();
    await user.click(button);
    await finished();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    const copyIt = () => user.click(screen.getByRole('button', { name: 'Copiar a senha de Paciente' }));
    await copyIt();
    await waitFor(() => expect(toasts().at(-1)?.title).toBe('Erro ao copiar'));
    await copyIt();
    expect(await screen.findByText('Copiada')).toBeVisible();
    expect(write).toHaveBeenLastCalledWith(passwordOf('Paciente'));
  }, 30_000);

  it('offers no admin in a public demo', async () => {
    const { user, button } = await open(scenarios.withoutAdmins);
    expect(screen.getByText('Duas contas, um clique')).toBeVisible();
    expect(screen.queryByText('Administração')).toBeNull();
    await user.click(button);
    await finished();
    expect(await enter('Paciente')).toEqual({ role: 'patient', is_admin: false });
  }, 30_000);

  it('does not exist outside a demo', async () => {
    await openScenario(PublicRoutes, scenarios.noDemonstration);
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });

  it('reports that it could not be loaded', async () => {
    await openScenario(PublicRoutes, scenarios.unreachable);
    expect(
      await screen.findByText('Não foi possível saber se esta é uma demonstração.', {}, TIMEOUT),
    ).toBeVisible();
  }, 20_000);
});

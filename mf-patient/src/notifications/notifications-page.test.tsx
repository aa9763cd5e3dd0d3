import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { PatientRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(PatientRoutes, scenarios[name]);
const entries = async () => screen.findAllByRole('link', { name: /Marina|Reembolso/ });
const choose = (name: string | RegExp) => screen.findByRole('radio', { name });

describe('the notifications', () => {
  it('are grouped by day, with the unread ones marked', async () => {
    const { container } = await open('all');
    const links = await entries();
    expect(links.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Mensagem de Marina2 mensagens novas. Abra a conversa para ler.08:00Não lida',
      'Marina cancelou a consultaEra ter., 1º dez., 14:00.15:20Não lida',
      'Consulta com Marina remarcadaDe seg., 30 nov., 09:00 para ter., 1º dez., 14:00.seg., 23',
      'Reembolso feitoR$ 150,00 da consulta de ter., 1º dez., 14:00.12 nov.',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Hoje',
      'Ontem',
      'Esta semana',
      'Antes',
    ]);
    expect(await choose('Não lidas 2')).not.toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('can be reduced to the unread ones, and marked as read', async () => {
    const { user } = await open('all');
    await user.click(await choose('Não lidas 2'));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Marcar como lidas' }));
    expect(await screen.findByRole('heading', { name: 'Tudo lido' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Marcar como lidas' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(await choose('Não lidas')).toBeChecked();
  });

  it('are marked by following one, not by opening the page', async () => {
    const { user, address, client } = await open('all');
    const [message] = await entries();
    await user.click(message as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/^\/chat\//));
    await waitFor(async () => {
      const { data } = await client.rpc('unread_notifications');
      expect(data).toBe(1);
    });
  });

  it('come page by page', async () => {
    const { user } = await open('thirty');
    await waitFor(async () => expect(await entries()).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Ver mais' }));
    await waitFor(async () => expect(await entries()).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
  });

  it('do not name erased users', async () => {
    await open('withoutNames');
    expect(await screen.findByText('Nova mensagem')).toBeInTheDocument();
    expect(screen.getByText('Consulta cancelada')).toBeInTheDocument();
    expect(screen.queryByText(/null|Marina/)).not.toBeInTheDocument();
  });

  it('say that there are none', async () => {
    await open('empty');
    expect(await screen.findByRole('heading', { name: 'Nada novo por aqui' })).toBeInTheDocument();
  });

  it('say that they could not be read', async () => {
    await open('unreachable');
    expect(await screen.findByText('Não foi possível carregar as notificações.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tentar Novamente' })).toBeInTheDocument();
  });
});

describe('the preferences', () => {
  const toggle = (name: string) => screen.findByRole('switch', { name });

  it('lock changes and payments, and save each other choice at once', async () => {
    const { user, container } = await open('preferences');
    for (const name of ['Mudanças na consulta', 'Pagamento e reembolso']) {
      expect(await toggle(name)).toBeChecked();
      expect(await toggle(name)).toBeDisabled();
    }
    expect(await toggle('Mensagens não lidas')).toBeChecked();
    await user.click(await toggle('Lembrete na véspera'));
    expect(await screen.findByText(/^Salvo às \d\d:\d\d$/)).toBeInTheDocument();
    expect(await toggle('Lembrete na véspera')).not.toBeChecked();
    expect(await toggle('Lembrete dois dias antes')).toBeChecked();
    await user.click(await toggle('Lembrete na véspera'));
    await waitFor(async () => expect(await toggle('Lembrete na véspera')).toBeChecked());
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are reached from the notifications, at an address of their own', async () => {
    const { user, address } = await open('all');
    await user.click(await choose('Preferências'));
    expect(await toggle('Acesso à consulta')).toBeChecked();
    expect(address()).toBe('/patient/notificacoes?aba=preferencias');
    await user.click(await choose('Avisos'));
    expect(address()).toBe('/patient/notificacoes');
  });

  it('show that the profile turns reminders off, but not the way into the room', async () => {
    await open('mailsOff');
    expect(await screen.findByText(/desligados no seu perfil/)).toBeInTheDocument();
    expect(await toggle('Lembrete na véspera')).toBeDisabled();
    expect(await toggle('Lembrete na véspera')).not.toBeChecked();
    expect(await toggle('Acesso à consulta')).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Ver perfil' })).toHaveAttribute('href', '/patient/profile');
  });

  it('keep the earlier choice if saving fails', async () => {
    const { user, toasts } = await open('savingFails');
    await user.click(await toggle('Acesso à consulta'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatchObject({ title: 'Erro ao salvar' });
    expect(await toggle('Acesso à consulta')).toBeChecked();
    expect(screen.queryByText(/^Salvo/)).not.toBeInTheDocument();
  });

  it('say that they could not be read', async () => {
    await open('preferencesUnreachable');
    expect(await screen.findByText('Não foi possível carregar as suas preferências.')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { portalHistory } from 'shared-portal/history';
import { openScenario } from 'shared-portal/testing';
import { DASHBOARD_FAILED } from '../parts/dashboard-failure';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(ProfessionalRoutes, scenarios[name]);
const heading = (name: string) => screen.findByRole('heading', { name });
const link = (name: string) => screen.getByRole('link', { name });

describe('the status of an application', () => {
  it('in review: shows what happened and what follows, without a button to change anything', async () => {
    await open('pending');
    await heading('Em análise');
    expect(screen.getByText('Pendente')).toBeInTheDocument();
    expect(screen.getByText('Solicitação enviada em 18/11/2026')).toBeInTheDocument();
    expect(screen.getByText('Análise da equipe, de 2 a 5 dias úteis')).toBeInTheDocument();
    expect(screen.getByText(/CRP ou no CRM/)).toHaveTextContent('e-mail');
    expect(link('Painel do paciente')).toHaveAttribute('href', '/patient/dashboard');
    expect(link('Voltar ao Início')).toHaveAttribute('href', '/');
    expect(link('Fale com o suporte')).toHaveAttribute('href', '/contato');
    expect(screen.queryByRole('link', { name: 'Atualizar informações' })).not.toBeInTheDocument();
  });

  it("waiting for information: shows the team's question and links to the form", async () => {
    await open('needsInfo');
    await heading('Informações necessárias');
    expect(screen.getByText('Solicitando Informações')).toBeInTheDocument();
    expect(screen.getByText(/carteira do CRP está ilegível/)).toBeInTheDocument();
    expect(link('Atualizar informações')).toHaveAttribute('href', '/apply-professional');
    expect(link('Painel do paciente')).toBeInTheDocument();
  });

  it('not approved: shows the reason, without a button to change anything', async () => {
    await open('rejected');
    await heading('Não aprovado');
    expect(screen.getByText('Rejeitado')).toBeInTheDocument();
    expect(screen.getByText('Registro não encontrado no conselho.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Atualizar informações' })).not.toBeInTheDocument();
  });

  it('without an application: links to the form', async () => {
    await open('none');
    await heading('Nenhuma solicitação ainda');
    expect(link('Fazer o cadastro profissional')).toHaveAttribute('href', '/professional/apply');
  });

  it('redirects an approved professional to the dashboard', async () => {
    const { address } = await open('approved');
    await waitFor(() => expect(address()).toBe('/professional/dashboard'));
  });

  it('is in review again when the approval was revoked, and explains why', async () => {
    const { address } = await open('withdrawn');
    await heading('Em análise');
    expect(screen.getByText(/analisado de novo/)).toBeInTheDocument();
    expect(screen.queryByText(/Solicitação enviada/)).not.toBeInTheDocument();
    expect(address()).toBe('/professional/pending');
  });

  it('suspended: shows the reason and how to respond', async () => {
    const { address } = await open('suspended');
    await heading('Seu cadastro está suspenso');
    // A suspension cancels consultations: not everything is as before.
    expect(screen.getByText(/Seu cadastro e seu histórico continuam guardados/)).toBeInTheDocument();
    expect(screen.getByText('Suspenso desde 20/11/2026')).toHaveClass('neutral');
    expect(screen.getByText('Mensagem da equipe')).toBeInTheDocument();
    expect(screen.getByText('O registro no conselho venceu em outubro.')).toBeInTheDocument();
    expect(link('Responder à equipe')).toHaveAttribute('href', '/contato');
    expect(link('Ver minha agenda')).toHaveAttribute('href', '/professional/agenda');
    expect(link('Ver meus pacientes')).toHaveAttribute('href', '/professional/pacientes');
    expect(link('Ver meus horários')).toHaveAttribute('href', '/professional/agenda/horarios');
    expect(link('Ver meu financeiro')).toHaveAttribute('href', '/professional/financeiro');
    expect(screen.queryByText('Pendente')).not.toBeInTheDocument();
    expect(screen.queryByText('Em análise')).not.toBeInTheDocument();
    expect(address()).toBe('/professional/pending');
  });

  it('is refetched at each visit without showing the previous status', async () => {
    await open('pending');
    await heading('Em análise');
    act(() => portalHistory().navigator.push('/professional/nothing'));
    await heading('Oops! Page not found');
    await embedded.exec(`update public.professional_applications set application_status = 'needs_info'`);
    act(() => portalHistory().navigator.push('/professional/pending'));
    // The first status shown, not a stale one that is replaced.
    const first = await screen.findByRole('heading', { name: /^(Em análise|Informações necessárias)$/ });
    expect(first).toHaveTextContent('Informações necessárias');
  });

  it('can be refetched after a failed read', async () => {
    const { user, toasts } = await open('recovering');
    await heading('Erro ao verificar status');
    expect(toasts()).toEqual([
      { title: 'Erro ao verificar status', text: 'Não foi possível verificar sua solicitação.' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await heading('Em análise');
  });

  it('reports again while it still cannot be read', async () => {
    const { user } = await open('unreachable');
    await heading('Erro ao verificar status');
    const retry = screen.getByRole('button', { name: 'Tentar Novamente' });
    await user.click(retry);
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await heading('Erro ao verificar status');
  });

  it('does not return to a dashboard that has just failed until the user asks', async () => {
    const { address, user, toasts } = await open('withdrawn');
    await heading('Em análise');
    await embedded.exec(`update public.professionals set approval_status = 'approved'`);
    act(() => portalHistory().navigator.replace('/professional/pending', DASHBOARD_FAILED));
    await heading('Erro ao verificar status');
    expect(toasts()).toEqual([
      { title: 'Erro ao verificar status', text: 'Não foi possível verificar sua solicitação.' },
    ]);
    expect(address()).toBe('/professional/pending');
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(address()).toBe('/professional/dashboard'));
  });

  it.each(['pending', 'needsInfo', 'rejected', 'suspended', 'none'] as const)(
    'has no axe violations: %s',
    async (name) => {
      const { container } = await open(name);
      await screen.findByRole('link', { name: 'Painel do paciente' });
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});

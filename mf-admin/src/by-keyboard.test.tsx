import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario, tabThrough } from 'shared-portal/testing';
import { scenarios as approvals } from './approvals/scenarios';
import { scenarios as payments } from './consultations/payments/scenarios';
import { scenarios as consultations } from './consultations/scenarios';
import { scenarios as requests } from './messages/privacy/scenarios';
import { scenarios as messages } from './messages/scenarios';
import { scenarios as fee } from './platform-fee/scenarios';
import { AdminRoutes } from './routes';
import { scenarios as testimonials } from './testimonials/scenarios';

/** Opens a screen and focuses the starting point; from there the test uses keys only. */
async function begin(scenario: Scenario, role: string, name: string | RegExp) {
  const view = await openScenario(AdminRoutes, scenario);
  (await screen.findByRole(role, { name })).focus();
  const { user } = view;
  return {
    ...view,
    key: (keys: string) => user.keyboard(keys),
    tab: (...names: readonly (string | RegExp)[]) => tabThrough(user, names),
    dialog: async (title: string) => {
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(within(dialog).getByRole('heading', { name: title })).toHaveFocus();
    },
    /** Esc closes the dialog and returns the focus to the element that opened it. */
    escape: async (opener: string | RegExp) => {
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(document.activeElement).toHaveAccessibleName(opener);
    },
    expectToast: (title: string) =>
      waitFor(() => expect(view.toasts().at(-1)).toEqual(expect.objectContaining({ title }))),
  };
}

describe('keyboard only', () => {
  it('searches, filters and sorts consultations', async () => {
    const { key, tab, address } = await begin(consultations.few, 'searchbox', 'Buscar');
    await screen.findByRole('button', { name: 'Data' });
    await key('teles@{Enter}');
    expect(address()).toBe('/admin/consultations?busca=teles%40');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    await tab('Status', 'Ordem', 'Exportar CSV', 'Mais filtros', 'Data');
    await key('{Enter}');
    expect(address()).toBe('/admin/consultations?busca=teles%40&ordem=antigas');
    expect(screen.getByRole('button', { name: 'Data' })).toHaveFocus();
    await tab('Criada em');
    await key(' ');
    expect(address()).toBe('/admin/consultations?busca=teles%40&ordem=criadas-por-ultimo');
  });

  it('marks a payment as paid after cancelling once', async () => {
    const opener = 'Marcar como pago o pagamento de Camila Ribeiro dos Santos';
    const { key, tab, dialog, escape, expectToast } = await begin(payments.each, 'searchbox', 'Buscar');
    await screen.findByText(/^com Caio Nóbrega/);
    await tab('Status', 'Camila Ribeiro dos Santos', opener);
    await key('{Enter}');
    await dialog('Marcar como pago');
    await tab('Fechar', 'Voltar', 'Marcar como pago');
    await escape(opener);
    await key(' ');
    await dialog('Marcar como pago');
    await tab('Fechar', 'Voltar', 'Marcar como pago');
    await key('{Enter}');
    await expectToast('Pagamento marcado como confirmado');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Camila Ribeiro dos Santos'));
  });

  it('changes the fee', async () => {
    const { key, tab, dialog, escape, expectToast } = await begin(fee.fee, 'spinbutton', 'Nova taxa');
    await key('0,65{Enter}');
    await dialog('Confirmar alteração');
    await escape('Nova taxa');
    await tab(/^Observações/);
    await key('Combinado.');
    await tab('Atualizar taxa');
    await key('{Enter}');
    await dialog('Confirmar alteração');
    await tab('Fechar', 'Voltar');
    await key('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAccessibleName('Atualizar taxa');
    await key('{Enter}');
    await dialog('Confirmar alteração');
    await tab('Fechar', 'Voltar', 'Confirmar alteração');
    await key('{Enter}');
    await expectToast('Sucesso!');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Atualizar taxa'));
  });

  it('searches for an application and cancels its rejection', async () => {
    const { key, tab, dialog, escape, address } = await begin(approvals.each, 'searchbox', 'Buscar');
    await key('tatiana{Enter}');
    expect(address()).toBe('/admin/professionals/approval?fila=todas&busca=tatiana');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await tab('Tatiana Cordeiro', 'Ver detalhes e documentos de Tatiana Cordeiro', 'Aprovar', 'Rejeitar');
    await key('{Enter}');
    await dialog('Rejeitar solicitação');
    await tab('Fechar', 'Motivo da rejeição', 'Voltar', 'Rejeitar');
    await key('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Motivo da rejeição'));
    await escape('Rejeitar');
  });

  it('rejects a testimonial', async () => {
    const { key, tab, expectToast } = await begin(testimonials.pending, 'tab', /^Aguardando/);
    await screen.findByRole('article');
    await tab(/^Aguardando/, 'Publicar', 'Não publicar');
    await key('{Enter}');
    await expectToast('Depoimento oculto');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Nenhum depoimento aguardando'));
  });

  it('searches for a message and opens it', async () => {
    const { key, tab } = await begin(messages.some, 'searchbox', 'Buscar mensagens');
    await screen.findByRole('link', { name: /Paulo Menezes/ });
    await key('sonia{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Paulo/ })).not.toBeInTheDocument());
    await tab(/Sônia Prado/);
    await key('{Enter}');
    // The link to it, which has the same text, disappears first.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    expect(document.activeElement).toHaveTextContent('Registro de outro estado');
    await tab('Responder por e-mail');
  });

  it('answers a privacy request', async () => {
    const { key, tab, dialog, escape, expectToast } = await begin(requests.other, 'button', 'Em andamento');
    await tab('Responder');
    await key('{Enter}');
    await dialog('Responder ao pedido');
    await escape('Responder');
    await key('{Enter}');
    await dialog('Responder ao pedido');
    await tab('Fechar', 'Resposta');
    await key('Só com você.');
    await tab('Algo do pedido foi recusado');
    await key(' ');
    expect(screen.getByRole('checkbox', { name: 'Algo do pedido foi recusado' })).toBeChecked();
    await tab('Voltar', 'Concluir e enviar');
    await key('{Enter}');
    await expectToast('Pedido respondido');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Pedido sobre dados pessoais'));
  });
});

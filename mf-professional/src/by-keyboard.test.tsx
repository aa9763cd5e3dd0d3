import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario, tabThrough, tabTo } from 'shared-portal/testing';
import { scenarios as apply } from './apply/scenarios';
import { scenarios as dashboard } from './dashboard/scenarios';
import { ProfessionalRoutes } from './routes';

const open = (scenario: Scenario) => openScenario(ProfessionalRoutes, scenario);

describe('application by keyboard', () => {
  it('tabs through the fields, and Enter focuses the first missing one', async () => {
    const { user } = await open(apply.patient);
    const name = await screen.findByRole('textbox', { name: 'Nome completo' });
    await tabTo(user, name);
    await tabThrough(user, [
      'E-mail',
      'CPF (opcional)',
      'Telefone (opcional)',
      'CNPJ (opcional)',
      'Estado (opcional)',
      'Cidade (opcional)',
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Número do CRP' })).toHaveFocus());
    await user.keyboard('CRP 06/123456');
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Forma de tratamento' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Ansiedade' })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Ansiedade' })).toBeChecked();
    await tabTo(user, screen.getByRole('textbox', { name: 'Preço por sessão' }));
    await user.keyboard('150');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus();
    await tabTo(user, screen.getByRole('button', { name: 'Enviar solicitação' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Em análise' })).toBeInTheDocument();
  });
});

describe('dashboard by keyboard', () => {
  it('sets the price in a dialog that returns the focus when cancelled or saved', async () => {
    const { user, toasts } = await open(dashboard.busy);
    const opener = await screen.findByRole('button', { name: /Definir preço/ });
    await waitFor(() => expect(opener).toBeEnabled());
    await tabTo(user, opener);
    await user.keyboard('{Enter}');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Definir preço da consulta' }));
    expect(dialog().getByRole('heading')).toHaveFocus();
    await tabThrough(user, ['Fechar', 'Preço por sessão', 'Voltar', 'Salvar']);
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();

    await user.keyboard('{Enter}');
    const price = dialog().getByRole('textbox', { name: 'Preço por sessão' });
    await tabTo(user, price);
    await user.clear(price);
    await user.keyboard('89,90{Enter}');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Preço atualizado!' }]));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it("records a consultation's outcome and keeps the focus in the list", async () => {
    const { user, toasts } = await open(dashboard.ended);
    const opener = await screen.findByRole('button', { name: /^Marcar que não compareceu/ });
    await tabTo(user, opener);
    await user.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'O paciente não compareceu?' }));
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}');
    await tabTo(user, dialog.getByRole('button', { name: 'Não compareceu' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Não comparecimento registrado' }]));
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Próximas consultas'));
  });
});

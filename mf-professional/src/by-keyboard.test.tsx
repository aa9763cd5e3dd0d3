import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario, tabThrough, tabTo } from 'shared-portal/testing';
import { scenarios as dashboard } from './dashboard/scenarios';
import { ProfessionalRoutes } from './routes';

const open = (scenario: Scenario) => openScenario(ProfessionalRoutes, scenario);

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

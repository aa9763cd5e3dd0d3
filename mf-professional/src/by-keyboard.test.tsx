import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario, tabThrough, tabTo } from 'shared-portal/testing';
import { scenarios as dashboard } from './dashboard/scenarios';
import { scenarios as earnings } from './earnings/scenarios';
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

describe('the financial page by keyboard', () => {
  it('confirms a Pix key, and asks for another code, in a dialog that returns the focus', async () => {
    const { user, toasts } = await open(earnings.keyWaits);
    const opener = await screen.findByRole('button', { name: 'Digitar código' });
    await tabTo(user, opener);
    await user.keyboard('{Enter}');
    const first = within(screen.getByRole('dialog', { name: 'Confirmar chave Pix' }));
    expect(first.getByRole('heading')).toHaveFocus();
    await tabThrough(user, [
      'Fechar',
      'Código enviado por e-mail',
      'Pedir outro código',
      'Voltar',
      'Confirmar chave',
    ]);
    await tabTo(user, first.getByRole('button', { name: 'Pedir outro código' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Trocar chave Pix' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();

    await user.keyboard('{Enter}');
    await tabTo(user, screen.getByRole('textbox', { name: 'Código enviado por e-mail' }));
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Chave Pix confirmada' }]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Trocar chave Pix' })).toHaveFocus());
  });
});

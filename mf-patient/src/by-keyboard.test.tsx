import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { openScenario, tabThrough, tabTo } from 'shared-portal/testing';
import { scenarios as consultations } from './appointments/scenarios';
import { scenarios as chat } from './chat/scenarios';
import { scenarios as dashboard } from './dashboard/scenarios';
import { scenarios as profile } from './profile/scenarios';
import { PatientRoutes } from './routes';
import { scenarios as search } from './search/scenarios';

const open = (scenario: Scenario) => openScenario(PatientRoutes, scenario);

describe('search by keyboard', () => {
  it('tabs from the text to the three filters, each set with arrows and Enter', async () => {
    const { user, address } = await open(search.unfiltered);
    await screen.findByText('24 profissionais encontrados');
    await tabTo(user, screen.getByRole('searchbox'));
    await tabTo(user, screen.getByRole('combobox', { name: 'Especialidade' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/patient/search?especialidade=Ansiedade'));
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Preço máximo' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/patient/search?especialidade=Ansiedade&preco=150'));
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveFocus();
    await user.keyboard('São Paulo{Enter}');
    await waitFor(() =>
      expect(address()).toBe('/patient/search?especialidade=Ansiedade&preco=150&cidade=S%C3%A3o+Paulo'),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Marina Azevedo',
      ]),
    );
  });

  it('closes an open list with Escape and keeps the selection', async () => {
    const { user, address } = await open(search.filtered);
    const specialty = await screen.findByRole('combobox', { name: 'Especialidade' });
    const before = address();
    await tabTo(user, specialty);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(specialty).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(specialty).toHaveAttribute('aria-expanded', 'false'));
    expect(specialty).toHaveFocus();
    expect(address()).toBe(before);
  });

  it('searches on Enter, and returns to the text after the filters are cleared', async () => {
    const { user, address } = await open(search.unfiltered);
    const text = await screen.findByRole('searchbox');
    await tabTo(user, text);
    await user.keyboard('renata{Enter}');
    expect(address()).toBe('/patient/search?q=renata');
    const clear = await screen.findByRole('button', { name: 'Limpar filtros' });
    await tabTo(user, clear);
    await user.keyboard('{Enter}');
    expect(text).toHaveFocus();
    expect(address()).toBe('/patient/search');
  });

  it('keeps the focus among the filters when a chip is removed', async () => {
    const { user } = await open(search.filtered);
    const chip = await screen.findByRole('button', { name: 'Remover filtro Ansiedade' });
    const row = chip.parentElement;
    await tabTo(user, chip);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    await waitFor(() => expect(row).toHaveFocus());
  });
});

describe('profile by keyboard', () => {
  it('edits in a dialog that returns the focus when cancelled or saved', async () => {
    const { user, toasts } = await open(dashboard.busy);
    const opener = await screen.findByRole('button', { name: 'Editar perfil' });
    await tabTo(user, opener);
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar perfil' }));
    expect(dialog.getByRole('heading', { name: 'Editar perfil' })).toHaveFocus();
    await dialog.findByLabelText('Nome completo');
    await tabThrough(user, [
      'Fechar',
      'Nome completo',
      'E-mail',
      'Telefone (opcional)',
      'Estado (opcional)',
      'Cidade (opcional)',
      'Voltar',
      'Salvar',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();

    await user.keyboard('{Enter}');
    await tabTo(user, await screen.findByLabelText('Nome completo'));
    await user.keyboard(' Lima{Enter}');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Perfil atualizado!' }]));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('saves with Enter on its own page, field by field', async () => {
    const { user, toasts } = await open(profile.filled);
    const form = within(await screen.findByRole('form', { name: 'Dados pessoais' }));
    await tabTo(user, form.getByLabelText('Nome'));
    await tabThrough(user, [
      'Sobrenome (opcional)',
      'E-mail',
      'Telefone (opcional)',
      'CPF',
      'Data de nascimento (opcional)',
      'Estado (opcional)',
      'Cidade (opcional)',
      'Salvar alterações',
    ]);
    await user.tab({ shift: true });
    await user.keyboard('Olinda{Enter}');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Perfil atualizado!' }]));
    expect(form.getByLabelText('Cidade (opcional)')).toHaveFocus();
  });
});

describe('consultation by keyboard', () => {
  it('keeps it with Escape, which returns the focus, or cancels it and keeps the focus in the list', async () => {
    const { user, toasts } = await open(consultations.upcoming);
    const opener = await screen.findByRole('button', { name: /^Mais ações da consulta com Caio Nóbrega/ });
    const list = opener.closest('[aria-busy]');
    await tabTo(user, opener);
    const openDialog = async () => {
      await user.keyboard('{Enter}');
      // jsdom lays nothing out, so arrows find no entry; a journey presses them.
      await user.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
      return within(await screen.findByRole('dialog', { name: 'Cancelar com Caio?' }));
    };
    const first = await openDialog();
    await tabTo(user, first.getByRole('button', { name: 'Manter consulta' }));
    await user.keyboard('{Escape}');
    expect(opener).toHaveFocus();

    const dialog = await openDialog();
    await tabTo(user, dialog.getByRole('button', { name: 'Cancelar consulta' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Consulta cancelada' }]));
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await waitFor(() => expect(list).toHaveFocus());
  });
});

describe('messages by keyboard', () => {
  it('sends a message with Enter, resends a failed one, and keeps the focus in the text box', async () => {
    const { user } = await open(chat.refusedOnce);
    const box = await screen.findByRole('textbox', { name: 'Mensagem' });
    await tabTo(user, box);
    await user.keyboard('Primeira linha{Shift>}{Enter}{/Shift}segunda{Enter}');
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(again).toHaveAccessibleDescription(/Primeira linha\s+segunda/);
    expect(box).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(again).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/Primeira linha/)).toHaveTextContent(/Entregue$/));
    expect(again).not.toBeInTheDocument();
    expect(box).toHaveFocus();
  });
});

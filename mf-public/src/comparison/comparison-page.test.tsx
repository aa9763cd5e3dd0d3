import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

async function open() {
  const view = await openScenario(PublicRoutes, scenarios.visitor);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const table = () => screen.getByRole('table', { name: 'Comparação dos planos para profissionais' });

describe('the plan comparison', () => {
  it('states prices, limits and free days', async () => {
    await open();
    const [free, professional, premium] = within(table()).getAllByRole('columnheader');
    expect(free).toHaveTextContent(/Gratuito.*R\$\s0 por mês/);
    expect(professional).toHaveTextContent(/Profissional.*R\$\s39 por mês.*30 dias grátis/);
    expect(premium).toHaveTextContent(/Premium.*R\$\s69 por mês.*30 dias grátis/);
    const monthly = within(table()).getByRole('row', { name: /^Consultas por mês/ });
    expect(
      within(monthly)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['5', 'Sem limite', 'Sem limite']);
  });

  it('describes check marks and dashes in words', async () => {
    await open();
    const row = within(table()).getByRole('row', { name: /^Relatórios para exportar/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Não', 'Não', 'Sim']);
  });

  it('continues the names of its rows in the cards', async () => {
    await open();
    const card = within(screen.getByRole('region', { name: 'Premium' }));
    expect(card.getByText(/^Consultas por mês/)).toHaveTextContent('Consultas por mês: sem limite');
    expect(card.getByText(/^Resposta da equipe/)).toHaveTextContent('Resposta da equipe: prioritária');
  });

  it('links every plan button to professional sign-up', async () => {
    await open();
    const buttons = screen.getAllByRole('link', { name: /^(Começar grátis|Testar o)/ });
    expect(buttons).toHaveLength(6);
    for (const button of buttons)
      expect(button).toHaveAttribute('href', '/auth?mode=signup&role=professional');
  });

  it('has no axe violations', async () => {
    const { container } = await open();
    expect(await axe(container)).toHaveNoViolations();
  });
});

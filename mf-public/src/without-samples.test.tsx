import { screen } from '@testing-library/react';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from './routes';
import { scenarios as pricing } from './pricing/scenarios';
import { scenarios as transparency } from './transparency/scenarios';
import { scenarios } from './landing/scenarios';

// As in a build without PORTAL_DEMONSTRATION=true.
jest.mock('shared-domain/demonstration', () => ({ BUILT_FOR_DEMONSTRATION: false }));

const TIMEOUT = { timeout: 10_000 };
const SAMPLES = /500\+|10k\+|4[.,]8|R\$\s?\d|Helena|Marina|Rafael|Joana|5\.000|15\.000|Instituição|1,5/;

describe('a portal that is not a demo', () => {
  it('has a landing page with headings and buttons, without invented people or figures', async () => {
    const { container } = await openScenario(PublicRoutes, scenarios.visitor);
    expect(container.textContent).not.toMatch(SAMPLES);
    for (const label of ['profissionais', 'consultas', 'avaliação média'])
      expect(screen.getByText(label).nextElementSibling).toHaveTextContent(/^–$/);
    expect(screen.getByText('Os números aparecem aqui quando houver o que contar.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Alguém preparado para ouvir você' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver Todos os Profissionais' })).toBeVisible();
    expect(screen.queryByText('Exemplo de consulta marcada')).toBeNull();
    expect(screen.getByText(/atenda online, nos horários que você escolher/)).toBeVisible();
  });

  it('claims no earnings next to its plans', async () => {
    const { container } = await openScenario(PublicRoutes, pricing.visitor);
    expect(await screen.findByRole('heading', { level: 1 }, TIMEOUT)).toBeVisible();
    expect(container.textContent).not.toMatch(/Ganhe|15\.000/);
  });

  it('states no donations', async () => {
    const { container } = await openScenario(PublicRoutes, transparency.visitor);
    const donated = { name: '– doados até agora' };
    expect(await screen.findByRole('heading', donated, TIMEOUT)).toBeVisible();
    expect(container.textContent).not.toMatch(SAMPLES);
    expect(screen.getByText('5%')).toBeVisible();
    expect(screen.getByText('15%')).toBeVisible();
  });
});

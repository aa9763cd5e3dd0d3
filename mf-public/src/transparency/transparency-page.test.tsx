import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from '../routes';
import { scenarios } from './scenarios';

async function open() {
  const view = await openScenario(PublicRoutes, scenarios.visitor);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const card = (title: string) => screen.getByRole('heading', { name: title }).parentElement;

describe('the transparency page', () => {
  it('states current value, goal and commitment', async () => {
    await open();
    expect(card('Hoje')).toHaveTextContent('1.5%');
    expect(card('Meta')).toHaveTextContent('5%');
    expect(card('Compromisso')).toHaveTextContent('15%');
  });

  it('splits the donations among three charities, in text and in a chart', async () => {
    await open();
    expect(screen.getByRole('heading', { name: /^R\$\s1\.500 doados a três instituições$/ })).toBeVisible();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s/g, ' '));
    expect(rows).toEqual([
      expect.stringMatching(/^40%.*R\$ 600$/),
      expect.stringMatching(/^35%.*R\$ 525$/),
      expect.stringMatching(/^25%.*R\$ 375$/),
    ]);
    expect(screen.getByRole('img', { name: /40%, 35%, 25%/ })).toBeVisible();
  });

  it('links to the contact form', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute('href', '/contato');
  });

  it('has no axe violations', async () => {
    const { container } = await open();
    expect(await axe(container)).toHaveNoViolations();
  });
});

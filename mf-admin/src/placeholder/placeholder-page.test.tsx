import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { PLACEHOLDER_PATHS, PLANNED, PLANNED_PATHS } from '../parts/planned/planned';
import { scenarios } from './scenarios';

describe('a planned page', () => {
  it.each(PLACEHOLDER_PATHS)(
    '%s states that it is planned, lists its features, and links back',
    async (path) => {
      const { user, address, container } = await openScenario(AdminRoutes, scenarios[path]);
      expect(await screen.findByRole('heading', { level: 1, name: PLANNED[path].title })).toBeInTheDocument();
      const card = screen.getByRole('heading', { name: 'Em Desenvolvimento' }).parentElement as HTMLElement;
      expect(
        within(card)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(PLANNED[path].features);
      expect(await axe(container)).toHaveNoViolations();
      await user.click(screen.getByRole('link', { name: 'Voltar' }));
      expect(address()).toBe('/admin/dashboard');
    },
  );

  it('covers each of the six in the specification', () => {
    expect(PLANNED_PATHS).toHaveLength(6);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import { DIRECTORY_SKELETON_CARDS } from 'shared-domain/directory';
import { openScenario } from 'shared-portal/testing';
import { scenarios as directory } from './directory/scenarios';
import { scenarios as profile } from './profile/scenarios';
import { PublicRoutes } from './routes';
import { scenarios as testUsers } from './test-users/scenarios';

const PATIENCE = { timeout: 12_000 };

const waiting = () => document.querySelectorAll<HTMLElement>('[aria-busy="true"]');
const shapes = () => document.querySelectorAll<HTMLElement>('[data-skeleton]');

interface SlowScreen {
  readonly name: string;
  readonly scenario: Scenario;
  /** How many pieces the shape of what comes has. */
  readonly pieces: number;
  /** Something of what comes. */
  readonly data: () => HTMLElement | null;
}

const SCREENS: readonly SlowScreen[] = [
  {
    name: 'the directory',
    scenario: directory.slow,
    pieces: DIRECTORY_SKELETON_CARDS,
    data: () => screen.queryByRole('heading', { name: 'Marina Azevedo' }),
  },
  {
    name: 'a profile',
    scenario: profile.slow,
    pieces: 3,
    data: () => screen.queryByRole('heading', { name: 'Marina Azevedo' }),
  },
  {
    name: 'the test accounts',
    scenario: testUsers.slow,
    pieces: 2,
    data: () => screen.queryByRole('button', { name: 'Criar contas de teste' }),
  },
];

describe('over a slow network', () => {
  it('the directory has six cards to wait behind', () => {
    expect(DIRECTORY_SKELETON_CARDS).toBe(6);
  });

  it.each(SCREENS)(
    '$name shows the shape of what comes, then what came',
    async (slow) => {
      await openScenario(PublicRoutes, slow.scenario);
      await waitFor(() => expect(shapes()).toHaveLength(1));
      const [shape] = shapes();
      expect(shape?.firstElementChild?.children).toHaveLength(slow.pieces);
      expect(shape).toHaveAttribute('aria-hidden', 'true');
      const [region] = waiting();
      expect(region).toContainElement(shape ?? null);
      expect(within(region as HTMLElement).getByRole('status')).toHaveTextContent('Carregando');
      expect(slow.data()).toBeNull();

      await waitFor(() => expect(slow.data()).toBeVisible(), PATIENCE);
      await waitFor(() => expect(waiting()).toHaveLength(0), PATIENCE);
      expect(shapes()).toHaveLength(0);
      expect(screen.queryByText('Carregando')).toBeNull();
    },
    30_000,
  );
});

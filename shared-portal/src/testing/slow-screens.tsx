import { screen, waitFor } from '@testing-library/react';
import type { Scenario } from 'embedded-backend/scenario';
import type { ComponentType } from 'react';
import { openScenario } from './open-scenario';

/** Late enough to be seen, soon enough for a test. */
const LATENCY_MS = 250;

export interface SlowScreen {
  readonly name: string;
  readonly scenario: Scenario;
  /** Something that stands on the screen once everything has arrived, and not before. */
  readonly arrived: string | RegExp;
}

/** One test a screen: while its answers are late it says that it loads, and then it shows them. */
export function testSlowScreens(Routes: ComponentType, screens: readonly SlowScreen[]): void {
  it.each(screens)('$name: says that it loads, then shows what came', async ({ scenario, arrived }) => {
    const { container } = await openScenario(Routes, { ...scenario, latencyMs: LATENCY_MS });
    await waitFor(() =>
      expect(container.querySelector('[aria-busy="true"] [data-skeleton]')).toBeInTheDocument(),
    );
    expect(screen.getAllByText('Carregando').length).toBeGreaterThan(0);
    expect(screen.queryByText(arrived)).not.toBeInTheDocument();
    expect((await screen.findAllByText(arrived, undefined, { timeout: 5000 })).length).toBeGreaterThan(0);
    await waitFor(() => expect(container.querySelector('[data-skeleton]')).not.toBeInTheDocument(), {
      timeout: 5000,
    });
  });
}

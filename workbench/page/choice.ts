import type { Scenario } from 'embedded-backend/scenario';
import { settingsIn, type Settings } from './settings';

/** A scenario under its name in the area: `search/unreachable`. */
export interface NamedScenario extends Scenario {
  readonly id: string;
}

/** What is on the workbench: a scenario and how it is set. */
export interface Choice {
  readonly scenario: NamedScenario;
  readonly settings: Settings;
}

/** What `scenarios.ts` files export, by their path: `./search/scenarios.ts`. */
type ScenarioFiles = Readonly<Record<string, { readonly scenarios: Readonly<Record<string, Scenario>> }>>;

/** Every scenario of the area, named by its screen's folder. */
export function namedScenarios(files: ScenarioFiles): readonly NamedScenario[] {
  return Object.entries(files).flatMap(([file, { scenarios }]) => {
    const screen = file.replace(/^\.\//, '').replace(/\/scenarios\.ts$/, '');
    return Object.entries(scenarios).map(([name, scenario]) => ({ ...scenario, id: `${screen}/${name}` }));
  });
}

/**
 * The choice of a page load: what the address names (`?cenario=` and its settings), else the remembered query of
 * that form, else the first scenario. Null when the area has no scenario.
 */
export function choose(
  scenarios: readonly NamedScenario[],
  search: string,
  remembered: string | null,
): Choice | null {
  for (const query of [search, remembered ?? '']) {
    const id = new URLSearchParams(query).get('cenario');
    const scenario = scenarios.find((each) => each.id === id);
    if (scenario) return { scenario, settings: settingsIn(query, scenario) };
  }
  const [first] = scenarios;
  return first ? { scenario: first, settings: settingsIn('', first) } : null;
}

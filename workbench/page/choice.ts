import type { Scenario } from 'embedded-backend/scenario';
import { settingsIn, type Settings } from './settings';

/** A scenario with its name in the area: `search/unreachable`. */
export interface NamedScenario extends Scenario {
  readonly id: string;
}

/** The scenario on the workbench, with its settings. */
export interface Choice {
  readonly scenario: NamedScenario;
  readonly settings: Settings;
}

/** The exports of `scenarios.ts` files by path: `./search/scenarios.ts`. */
type ScenarioFiles = Readonly<Record<string, { readonly scenarios: Readonly<Record<string, Scenario>> }>>;

/** Every scenario of the area, named by its screen's folder. */
export function namedScenarios(files: ScenarioFiles): readonly NamedScenario[] {
  return Object.entries(files).flatMap(([file, { scenarios }]) => {
    const screen = file.replace(/^\.\//, '').replace(/\/scenarios\.ts$/, '');
    return Object.entries(scenarios).map(([name, scenario]) => ({ ...scenario, id: `${screen}/${name}` }));
  });
}

/**
 * The selection on page load: the one in the URL (`?cenario=` and settings), else the remembered query in the
 * same format, else the first scenario. Null when the area has no scenarios.
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

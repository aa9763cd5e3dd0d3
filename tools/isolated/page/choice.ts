import type { Scenario, ScenarioPerson } from 'embedded-backend/scenario';

/** A scenario under its name in the area: `search/unreachable`. */
export interface NamedScenario extends Scenario {
  readonly id: string;
}

/** What is on the workbench: a scenario, perhaps as somebody else than it says. */
export interface Choice {
  readonly scenario: NamedScenario;
  readonly person: ScenarioPerson;
}

/** What the browser remembers of the last choice. */
export interface Remembered {
  readonly id: string;
  readonly person?: ScenarioPerson;
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
 * The choice of a page load: the scenario that the address names (`?cenario=`), else the remembered one, else the
 * first. Null when the area has no scenario.
 */
export function choose(
  scenarios: readonly NamedScenario[],
  search: string,
  remembered: Remembered | null,
): Choice | null {
  const asked = new URLSearchParams(search).get('cenario');
  const find = (id: string | null | undefined) => scenarios.find((scenario) => scenario.id === id);
  const scenario = find(asked) ?? find(remembered?.id) ?? scenarios[0];
  if (!scenario) return null;
  const person = scenario.id === remembered?.id ? remembered.person : undefined;
  return { scenario, person: person ?? scenario.as ?? 'visitor' };
}

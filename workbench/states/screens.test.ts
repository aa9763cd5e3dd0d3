import type { Scenario } from 'embedded-backend/scenario';
import { AREA_NAMES, matchRoute } from 'shared-portal/routes';
import type { ScreenStates } from 'shared-portal/manifest';
import { PORTAL_ROUTES } from '../../tools/manifests.ts';
import { loadAllScenarios } from './all-scenarios.ts';
import { PARTS, SCREENS } from './screens.ts';

let scenarios: ReadonlyMap<string, Scenario>;
beforeAll(async () => {
  scenarios = await loadAllScenarios();
});

const screens = Object.entries(SCREENS).filter((entry): entry is [string, ScreenStates] => {
  const [, states] = entry;
  return states !== 'static';
});
const isOfArea = (id: string) => AREA_NAMES.some((area) => id.startsWith(`${area}/`));
const routeOf = ({ path }: Scenario) => matchRoute(path.replace(/[?#].*/, ''), PORTAL_ROUTES)?.path;

it('lists every screen that has scenarios', () => {
  const folders = new Set([...scenarios.keys()].filter(isOfArea).map((id) => id.replace(/\/[^/]*$/, '')));
  // A placeholder's scenarios are named by their paths.
  const found = [...folders].map((folder) => folder.replace(/\/placeholder\/.*/, '/placeholder'));
  expect([...new Set(found)].toSorted()).toEqual([...Object.keys(SCREENS), ...PARTS].toSorted());
});

it('opens every route of every area in some scenario', () => {
  const opened = new Set([...scenarios.values()].map(routeOf));
  const addresses = PORTAL_ROUTES.filter(({ owner }) => owner !== 'shell').map(({ path }) => path);
  expect(addresses.filter((path) => !opened.has(path))).toEqual([]);
});

// Any other change of a setup would remain for later page tests in the same process.
it('has no scenario that changes more than rows', () => {
  const ends = /alter table (\S+) disable trigger (\w+);[^]*?alter table \1 enable trigger \2/g;
  const setups = [...scenarios].map(([id, { setup = '' }]) => [id, setup.replaceAll(ends, '')] as const);
  const lasting = setups.filter(([, setup]) => /\b(alter|create|drop|grant|revoke|comment)\s/i.test(setup));
  expect(lasting.map(([id]) => id)).toEqual([]);
});

it.each(screens)(
  '%s has scenarios for loading, failure, and either data or an empty state',
  (screen, states) => {
    const { data, loading, empty, failing } = states;
    const named = (name: string) => scenarios.get(`${screen}/${name}`);
    const isWaiting = (scenario?: Scenario) => (scenario?.latencyMs ?? 0) >= 1000;
    const breaks = (scenario?: Scenario) =>
      scenario?.faults?.some(({ answer }) => typeof answer === 'string' || answer.status >= 400) ?? false;

    expect({ loading: isWaiting(named(loading)), failing: breaks(named(failing)) }).toEqual({
      loading: true,
      failing: true,
    });
    for (const whole of empty === null ? [data] : [data, empty]) {
      expect([whole, named(whole) !== undefined]).toEqual([whole, true]);
      expect([whole, isWaiting(named(whole)), breaks(named(whole))]).toEqual([whole, false, false]);
    }
    const opened = [data, loading, failing, empty ?? data]
      .map((name) => named(name))
      .filter((s) => s !== undefined);
    expect(new Set(opened.map(routeOf)).size).toBe(1);
  },
);

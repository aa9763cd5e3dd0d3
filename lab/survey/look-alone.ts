import type { Page } from '@playwright/test';
import type { Scenario } from 'embedded-backend/scenario';
import { SCREENS } from '../../workbench/states/screens.ts';
import type { State } from '../screens/screens.ts';
import { axe } from '../../e2e/support/look.ts';

/** A database is started in the page first. */
const START_MS = 60_000;
/** Long enough for everything that is not late on purpose. */
const ARRIVAL_MS = 10_000;
/** Longer than a screen takes to give way to the next; both looks are over before a late answer comes. */
const GLANCE_MS = 300;

const HEADING = 'h1:visible';
/** What the workbench says where a link has led out of the area. */
const OUT = 'p:text("fica fora desta área.")';
const WAITING = '[aria-busy=true]:visible';

/** Late is what this screen sends: there is nothing that it would wait for to begin with. */
const SENDER = 'contact';

/** What one scenario shows in its area's workbench. */
export interface Shown {
  /** The screen's title; null where there is none. */
  readonly title: string | null;
  /** Address at which it ends, when that is another one than the scenario's. */
  readonly ledTo: string | null;
  readonly found: readonly string[];
}

/** What the workbench itself says when an area is not there, by how it begins. */
const NOTES = /^(A área parou com um erro|A bancada não abriu|Esta área ainda não tem cenários)/;

/** Looks at an area's workbench, which has just been asked for a scenario: is the screen there, and in that state? */
export async function lookAlone(page: Page, state: State): Promise<Shown> {
  await page.getByRole('region', { name: /^Moldura da bancada/ }).waitFor({ timeout: START_MS });
  const isLate = mayNeverCome(state.scenario);
  await settled(page, isLate);
  const { pathname } = new URL(page.url());
  const wanted = new URL(state.scenario.path, page.url()).pathname;
  const titles = await page.locator(HEADING).allInnerTexts();
  const isOut = await page.locator(OUT).isVisible();
  const notes = (await page.getByText(NOTES).allInnerTexts()).map((text) => `the workbench says: ${text}`);
  const found = [
    ...notes,
    ...(titles.length === 1 || isOut ? [] : [`${titles.length} × h1`]),
    ...(await wrongState(page, state, isLate)),
    ...(await axe(page, { without: 'aside[aria-label="Cenários"]' })),
  ];
  return { title: titles[0] ?? null, ledTo: pathname === wanted ? null : pathname, found };
}

/** Waits for a screen (or the way out of the area) that is complete, unless its answers are late, twice in a row. */
async function settled(page: Page, isLate: boolean): Promise<void> {
  const isThere = async () =>
    (await page.locator(`${HEADING}, ${OUT}`).count()) > 0 &&
    (isLate || (await page.locator(WAITING).count()) === 0);
  const end = Date.now() + ARRIVAL_MS;
  for (let times = 0; times < 2 && Date.now() < end; await page.waitForTimeout(GLANCE_MS))
    times = (await isThere()) ? times + 1 : 0;
}

/** Some answer is late on purpose, or never comes. */
const mayNeverCome = ({ latencyMs = 0, faults = [] }: Scenario) =>
  latencyMs >= 1000 || faults.some(({ answer }) => answer === 'never');

/** What a screen shows although it is in another state: still waiting, or a fault where nothing is wrong. */
async function wrongState(page: Page, state: State, isLate: boolean): Promise<readonly string[]> {
  const isWaiting = (await page.locator(WAITING).count()) > 0;
  const canRetry = await page.getByRole('button', { name: 'Tentar Novamente' }).first().isVisible();
  const { faults = [] } = state.scenario;
  const states = SCREENS[`${state.package}/${state.folder}`];
  const isLoading = states !== 'static' && states?.loading === state.id && state.folder !== SENDER;
  return [
    ...(isWaiting && !isLate ? ['it still waits'] : []),
    ...(!isWaiting && isLoading ? ['it waits for nothing'] : []),
    ...(canRetry && faults.length === 0 ? ['it offers a retry, and nothing went wrong'] : []),
  ];
}

import type { Page } from '@playwright/test';
import type { Scenario } from 'embedded-backend/scenario';
import { SCREENS } from '../../workbench/states/screens.ts';
import type { State } from '../screens/screens.ts';
import { axe } from '../../e2e/support/page-problems.ts';

/** The page starts a database first. */
const START_MS = 60_000;
/** Long enough for everything that is not delayed on purpose. */
const ARRIVAL_MS = 10_000;
/** Longer than a change of screens takes; both checks finish before a delayed response arrives. */
const GLANCE_MS = 300;

const HEADING = 'h1:visible';
/** The workbench's note when a link has left the area. */
const OUT = 'p:text("fica fora desta área.")';
const WAITING = '[aria-busy=true]:visible';

/** The delayed response is to a write, so the screen itself does not wait for it. */
const SENDER = 'contact';

/** What one scenario shows in its area's workbench. */
export interface Shown {
  /** The screen's title; null without one. */
  readonly title: string | null;
  /** The final path, when it differs from the scenario's. */
  readonly ledTo: string | null;
  readonly found: readonly string[];
}

/** Beginnings of the workbench's own messages when an area fails to load. */
const NOTES = /^(A área parou com um erro|A bancada não abriu|Esta área ainda não tem cenários)/;

/** Checks an area's workbench after a scenario was opened: is the screen shown, and in the expected state? */
export async function checkScenario(page: Page, state: State): Promise<Shown> {
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

/**
 * Waits for a complete screen (or the note that the area was left), unless its responses are delayed; twice
 * in a row.
 */
async function settled(page: Page, isLate: boolean): Promise<void> {
  const isVisible = async () =>
    (await page.locator(`${HEADING}, ${OUT}`).count()) > 0 &&
    (isLate || (await page.locator(WAITING).count()) === 0);
  const end = Date.now() + ARRIVAL_MS;
  for (let times = 0; times < 2 && Date.now() < end; await page.waitForTimeout(GLANCE_MS))
    times = (await isVisible()) ? times + 1 : 0;
}

/** Some response is delayed on purpose, or never arrives. */
const mayNeverCome = ({ latencyMs = 0, faults = [] }: Scenario) =>
  latencyMs >= 1000 || faults.some(({ answer }) => answer === 'never');

/** Signs of an unexpected state: still loading, or an error without a fault. */
async function wrongState(page: Page, state: State, isLate: boolean): Promise<readonly string[]> {
  const isWaiting = (await page.locator(WAITING).count()) > 0;
  const canRetry = await page.getByRole('button', { name: 'Tentar Novamente' }).first().isVisible();
  const { faults = [] } = state.scenario;
  const states = SCREENS[`${state.package}/${state.folder}`];
  const isLoading = states !== 'static' && states?.loading === state.id && state.folder !== SENDER;
  return [
    ...(isWaiting && !isLate ? ['it is still loading'] : []),
    ...(!isWaiting && isLoading ? ['it is not loading'] : []),
    ...(canRetry && faults.length === 0 ? ['it offers a retry although there was no fault'] : []),
  ];
}

import { chromium, type Browser, type Page } from '@playwright/test';
import { buildPortal } from '../../tools/build/build-portal.ts';
import { startScenarioPortal, type ScenarioPortal } from '../screens/scenario-portal.ts';
import { readStates, type State } from '../screens/screens.ts';
import { sessionState } from '../screens/session-state.ts';
import { moveClockOf } from '../../e2e/support/browser-clock.ts';
import { findBrowser } from '../../tools/testing/browser.ts';
import { showWebFonts } from '../screens/fonts-first.ts';
import { kindOf } from './kind-of.ts';
import { DESKTOP, problemsOf, PHONE } from '../../e2e/support/page-problems.ts';
import { openAndCheck, openersOf } from './openers.ts';
import { isWanted, noteTo, type Findings, type SurveyOptions } from './options.ts';

export interface SurveyFigures {
  readonly states: number;
  readonly pressed: number;
  readonly opened: number;
  readonly findings: Findings;
}

interface Site {
  readonly browser: Browser;
  readonly portal: ScenarioPortal;
}

type Size = typeof PHONE;

/** Long enough for what a scenario shows when a response never arrives. */
const SETTLE_MS = 8000;

/**
 * Checks every state that has a scenario, and every overlay (dialogs, drawers, menus, lists) that its buttons
 * open: each kind of button once per screen on the desktop, and on the phone the buttons that only the phone
 * has.
 */
export async function survey({ only, log }: SurveyOptions): Promise<SurveyFigures> {
  const launch = findBrowser();
  if (!launch) throw new Error('No browser found for the survey. Run `npx playwright install chromium`.');
  const folder = await buildPortal({ demonstration: true, log });
  const site = { browser: await chromium.launch(launch), portal: await startScenarioPortal(folder) };
  const findings: Record<string, readonly string[]> = {};
  const note = noteTo(findings, log);
  const figures = { states: 0, pressed: 0, opened: 0 };
  const known = new Set<string>();
  try {
    for (const state of (await readStates()).filter(({ name }) => isWanted(name, only))) {
      const { found, openers } = await inPage(site, state, DESKTOP, checkState);
      note(state.name, found);
      figures.states += 1;
      for (const { name, size } of isPlain(state) ? openers : []) {
        const kind = `${state.package}/${state.folder} ${kindOf(name)}`;
        if (known.has(kind)) continue;
        known.add(kind);
        figures.pressed += 1;
        const inside = await inPage(site, state, size, (page) => openAndCheck(page, name));
        if (inside === null) continue;
        figures.opened += 1;
        note(`${state.name} › ${name}`, inside);
      }
    }
    return { ...figures, findings };
  } finally {
    await site.browser.close();
    await site.portal.close();
  }
}

/** Without faults and delays. */
const isPlain = ({ scenario: { faults = [], latencyMs = 0 } }: State) =>
  faults.length === 0 && latencyMs === 0;

/** Problems of a page, and its buttons. */
async function checkState(page: Page) {
  const found = await problemsOf(page);
  const onDesktop = await openersOf(page);
  await page.setViewportSize(PHONE);
  const onPhone = await openersOf(page);
  const openers = [
    ...onDesktop.map((name) => ({ name, size: DESKTOP })),
    ...onPhone.filter((name) => !onDesktop.includes(name)).map((name) => ({ name, size: PHONE })),
  ];
  return { found, openers };
}

/** Opens a state in its own browser context. */
async function inPage<T>(
  { browser, portal }: Site,
  { scenario }: State,
  viewport: Size,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const session = await portal.enter(scenario);
  const context = await browser.newContext({
    viewport,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    storageState: sessionState(portal.origin, session),
  });
  try {
    await showWebFonts(context);
    await moveClockOf(context, portal.aheadMs());
    const page = await context.newPage();
    if (scenario.now !== undefined) await page.clock.setFixedTime(scenario.now);
    await page.goto(portal.origin + scenario.path);
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => undefined);
    await page.evaluate(() => document.fonts.ready);
    return await work(page);
  } finally {
    await context.close();
  }
}

import { chromium, type Browser, type Page } from '@playwright/test';
import { buildPortal } from '../build/build-portal.ts';
import { startScenarioPortal, type ScenarioPortal } from '../screens/scenario-portal.ts';
import { readScreens, readStates, type Screen } from '../screens/screens.ts';
import { sessionState } from '../screens/session-state.ts';
import { findBrowser } from '../testing/browser.ts';
import { look } from './look.ts';

export interface SurveyOptions {
  /** Beginnings of names; empty: everything. */
  readonly only: readonly string[];
  readonly tell: (line: string) => void;
}

export interface SurveyFigures {
  readonly states: number;
  readonly dialogs: number;
  /** By state or dialog; those without are left out. */
  readonly findings: Readonly<Record<string, readonly string[]>>;
}

interface Site {
  readonly browser: Browser;
  readonly portal: ScenarioPortal;
}

const DIALOG = 'dialog[open], [role=dialog]:not([aria-hidden=true]), [role=alertdialog], [role=menu]';
/** Long enough for what a scenario shows when an answer never comes. */
const SETTLE_MS = 8000;

/** Looks at every state that has a scenario, and at every dialog that a button of a screen opens. */
export async function survey({ only, tell }: SurveyOptions): Promise<SurveyFigures> {
  const launch = findBrowser();
  if (!launch) throw new Error('There is no browser to look with.');
  const folder = await buildPortal({ log: tell });
  const wanted = ({ name }: Screen) => only.length === 0 || only.some((begin) => name.startsWith(begin));
  const site = { browser: await chromium.launch(launch), portal: await startScenarioPortal(folder) };
  const findings: Record<string, readonly string[]> = {};
  const note = (name: string, found: readonly string[]) => {
    tell(`${found.length === 0 ? '✓' : '✗'} ${name}`);
    for (const line of found) tell(`    ${line}`);
    if (found.length > 0) findings[name] = found;
  };
  try {
    const states = (await readStates()).filter(wanted);
    for (const state of states) note(state.name, await inPage(site, state, look));
    let dialogs = 0;
    for (const screen of (await readScreens()).filter(wanted))
      for (const button of await inPage(site, screen, buttonsOf)) {
        const found = await inPage(site, screen, (page) => lookInto(page, button));
        if (found === null) continue;
        dialogs += 1;
        note(`${screen.name} › ${button}`, found);
      }
    return { states: states.length, dialogs, findings };
  } finally {
    await site.browser.close();
    await site.portal.close();
  }
}

/** Opens a state in a browser of its own. */
async function inPage<T>(
  { browser, portal }: Site,
  { scenario }: Screen,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const session = await portal.enter(scenario);
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    storageState: sessionState(portal.origin, session),
  });
  try {
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

/** Names of the buttons on a screen, each once. */
async function buttonsOf(page: Page): Promise<readonly string[]> {
  const buttons = await page.locator('main, header, aside').getByRole('button', { disabled: false }).all();
  const names = await Promise.all(
    buttons.map((button) =>
      button.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent?.trim() ?? ''),
    ),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Presses a button and looks at the dialog that it opens; null when it opens none. */
async function lookInto(page: Page, button: string): Promise<readonly string[] | null> {
  const before = await page.locator(DIALOG).count();
  const pressed = await page
    .getByRole('button', { name: button, exact: true })
    .first()
    .click({ timeout: 3000 })
    .then(() => true)
    .catch(() => false);
  if (!pressed) return null;
  await page.waitForTimeout(600);
  if ((await page.locator(DIALOG).count()) <= before) return null;
  return look(page);
}

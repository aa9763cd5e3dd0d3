import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildPortal } from '../../tools/build/build-portal.ts';
import { moveClockOf } from '../../e2e/support/browser-clock.ts';
import { findBrowser } from '../../tools/testing/browser.ts';
import { showWebFonts } from './fonts-first.ts';
import { EXTENSION, fileOf, gallery } from './gallery.ts';
import { startScenarioPortal, type ScenarioPortal } from './scenario-portal.ts';
import { readScreens, type Screen } from './screens.ts';
import { sessionState } from './session-state.ts';

const WIDTHS = [360, 1280] as const;
const HEIGHTS = { 360: 740, 1280: 800 } as const;

/** Small enough for the repository, detailed enough to judge a screen. */
const PICTURE = { type: 'jpeg', quality: 70, fullPage: true, animations: 'disabled' } as const;

interface TakeScreensOptions {
  readonly folder: string;
  /** Name prefixes; missing or empty: every screen. */
  readonly only: readonly string[];
  readonly log: (line: string) => void;
}

/**
 * Takes the screenshots of every screen into a folder, with a page that shows them all; returns the number of
 * failures.
 */
export async function takeScreens({ folder, only, log }: TakeScreensOptions): Promise<number> {
  const launch = findBrowser();
  if (!launch)
    throw new Error('No browser found to take screenshots. Run `npx playwright install chromium`.');
  const site = await buildPortal({ demonstration: true, log });
  const all = await readScreens();
  const wanted = all.filter(
    ({ name }) => only.length === 0 || only.some((prefix) => name.startsWith(prefix)),
  );
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(launch);
  const portal = await startScenarioPortal(site);
  let failed = 0;
  try {
    for (const screen of wanted) {
      const error = await takeScreen(browser, portal, screen, folder).catch(({ message }: Error) => message);
      if (error) failed += 1;
      log(`${error ? '✗' : '✓'} ${screen.name}${error ? `: ${error}` : ''}`);
    }
  } finally {
    await browser.close();
    await portal.close();
  }
  await removeOthers(folder, all);
  await writeFile(path.join(folder, 'README.md'), gallery(all));
  log(`${wanted.length - failed} screens, ${await megabytes(folder)} MB in ${folder}`);
  return failed;
}

/** Returns the error, or null. */
async function takeScreen(
  browser: Browser,
  portal: ScenarioPortal,
  { name, scenario }: Screen,
  folder: string,
): Promise<string | null> {
  for (const width of WIDTHS) {
    const session = await portal.enter(scenario);
    const context = await browser.newContext({
      viewport: { width, height: HEIGHTS[width] },
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
      await page.locator('h1').first().waitFor({ timeout: 15_000 });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await resizeToFullHeight(page, width);
      const file = path.join(folder, fileOf(name, width));
      await page.screenshot({ ...PICTURE, path: file });
    } finally {
      await context.close();
    }
  }
  return null;
}

/** Elements of the window's height or at its lower edge: the booking's buttons, the admins' sidebar. */
const FULL_HEIGHT = '[data-sticky-foot], nav[aria-label="Administração"]';

/** In a full-page screenshot these would end in the middle, so the window is made as high as the page. */
async function resizeToFullHeight(page: Page, width: keyof typeof HEIGHTS): Promise<void> {
  if ((await page.locator(FULL_HEIGHT).count()) === 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

/** Deletes the screenshots of screens that no longer exist. */
async function removeOthers(folder: string, screens: readonly Screen[]): Promise<void> {
  const known = new Set(screens.flatMap(({ name }) => WIDTHS.map((width) => fileOf(name, width))));
  const pictures = (await readdir(folder)).filter((file) => file.endsWith(EXTENSION));
  await Promise.all(pictures.filter((file) => !known.has(file)).map((file) => rm(path.join(folder, file))));
}

async function megabytes(folder: string): Promise<string> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  return (sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1);
}

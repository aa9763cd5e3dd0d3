import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildPortal } from '../../../tools/build/build-portal.ts';
import { startScenarioPortal } from '../../screens/scenario-portal.ts';
import { findFullChromium } from '../../../tools/testing/browser.ts';
import { REPOSITORY } from '../../../tools/workspaces.ts';
import { measureRoutes, type RouteFigure } from './measure-routes.ts';
import {
  measureScreen,
  storageOf,
  type MeasuredPage,
  type MeasuredScreenFigures,
} from './measure-screens.ts';
import { buildSinglePage } from './single-page/build-single-page.ts';
import { staticPages } from './static-pages.ts';
import { SCREENS, type MeasuredScreen, type Variant } from './variants.ts';

export interface PagesFigures {
  readonly runs: number;
  /**
   * Ratio of the landing page's largest paint to that of a static page with the same content; null when it
   * was not measured.
   */
  readonly paintRatio: number | null;
  readonly screens: readonly MeasuredScreenFigures[];
  readonly routes: readonly RouteFigure[];
}

export interface BenchPagesOptions {
  /** How often each page is loaded. */
  readonly runs: number;
  /** Paths of the screens to measure; empty: all of them. */
  readonly only: readonly string[];
}

const REPORT = path.join(REPOSITORY, '.cache/bench/pages.json');
const LANDING = '/';

/**
 * Loads screens like Lighthouse's phone, compares each with a plain single-page application and a static
 * page, and changes routes as a patient. Also writes the figures to .cache/bench/pages.json.
 */
export async function benchPages(
  { runs, only }: BenchPagesOptions,
  log: (line: string) => void,
): Promise<PagesFigures> {
  const launch = findFullChromium();
  if (!launch)
    throw new Error('No full Chromium found to measure pages. Run `npx playwright install chromium`.');
  const site = await buildPortal({ demonstration: true, log });
  log('the same screens as a single-page application');
  const singlePage = await buildSinglePage();
  const portal = await startScenarioPortal(site, 'real');
  const browser = await chromium.launch(launch);
  try {
    const statics = staticPages();
    const origins: Record<Variant, string> = {
      portal: portal.origin,
      'single-page': await portal.serve(singlePage, () => ({ file: 'index.html', status: 200 })),
      static: await portal.serve(site, () => ({ file: 'index.html', status: 404 }), statics.answer),
    };
    const isWanted = ({ path: each }: MeasuredScreen) => only.length === 0 || only.includes(each);
    const screens: MeasuredScreenFigures[] = [];
    for (const screen of SCREENS.filter(isWanted)) {
      log(screen.path);
      screens.push(await measureScreen(browser, { portal, statics, origins }, screen, runs));
    }
    log('route changes');
    const storage = await storageOf(portal, 'patient', [portal.origin]);
    const routes = only.length > 0 ? [] : await measureRoutes(browser, portal.origin, storage);
    const figures = { runs, paintRatio: paintRatio(screens), screens, routes };
    mkdirSync(path.dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
    return figures;
  } finally {
    await browser.close();
    await portal.close();
  }
}

function paintRatio(screens: readonly MeasuredScreenFigures[]): number | null {
  const landing = screens.flatMap(({ pages }) => pages).filter(({ path: each }) => each === LANDING);
  const largestPaintOf = (variant: MeasuredPage['variant']) =>
    landing.find((page) => page.variant === variant)?.largestPaint;
  const [portal, statics] = [largestPaintOf('portal'), largestPaintOf('static')];
  return portal && statics ? portal / statics : null;
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import type { ScenarioPortal } from '../../screens/scenario-portal.ts';
import { sessionState } from '../../screens/session-state.ts';
import { median } from '../statistics.ts';
import { measurePage, type PageFigure, type StorageState } from './measure-page.ts';
import { performanceScore } from './score.ts';
import type { StaticPages } from './static-pages.ts';
import { VARIANTS, type MeasuredScreen, type Variant } from './variants.ts';

export interface MeasuredPage extends PageFigure {
  readonly path: string;
  readonly variant: Variant;
  readonly score: number;
}

export interface MeasuredScreenFigures {
  readonly pages: readonly MeasuredPage[];
  /**
   * axe's findings against WCAG 2.2 A and AA on the portal's screens; none means an accessibility score of
   * 100.
   */
  readonly axeFindings: number;
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Browser storage of a user signed in at these origins; null for a visitor. */
export async function storageOf(
  portal: ScenarioPortal,
  as: MeasuredScreen['as'],
  origins: readonly string[],
): Promise<StorageState> {
  const session = await portal.enter({ title: '', path: '/', as });
  return { cookies: [], origins: origins.flatMap((origin) => sessionState(origin, session).origins) };
}

/** Loads the variants of one screen in turn, the given number of times, and returns the medians. */
export async function measureScreen(
  browser: Browser,
  { portal, statics, origins }: Places,
  { path, as }: MeasuredScreen,
  runs: number,
): Promise<MeasuredScreenFigures> {
  const storage = await storageOf(portal, as, Object.values(origins));
  await statics.keep(browser, portal.origin + path, storage);
  const taken: Record<Variant, PageFigure[]> = { portal: [], 'single-page': [], static: [] };
  for (let run = 0; run < runs; run += 1)
    for (const variant of VARIANTS)
      taken[variant].push(await measurePage(browser, origins[variant] + path, storage));
  const pages = VARIANTS.map((variant) => {
    const figure = medianOf(taken[variant]);
    return { path, variant, ...figure, score: performanceScore(figure) };
  });
  return { pages, axeFindings: await countFindings(browser, portal.origin + path, storage) };
}

export interface Places {
  readonly portal: ScenarioPortal;
  readonly statics: StaticPages;
  readonly origins: Readonly<Record<Variant, string>>;
}

function medianOf(figures: readonly PageFigure[]): PageFigure {
  const of = (name: keyof PageFigure) => median(figures.map((figure) => figure[name]));
  const worst = (name: keyof PageFigure) => Math.max(...figures.map((figure) => figure[name]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: worst('shift'),
    totalKb: of('totalKb'),
    rounds: of('rounds'),
    scriptKb: of('scriptKb'),
    scriptsBefore: worst('scriptsBefore'),
  };
}

async function countFindings(browser: Browser, address: string, storageState: StorageState): Promise<number> {
  const context = await browser.newContext({ locale: 'pt-BR', storageState });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    return (await new AxeBuilder({ page }).withTags(RULES).analyze()).violations.length;
  } finally {
    await context.close();
  }
}

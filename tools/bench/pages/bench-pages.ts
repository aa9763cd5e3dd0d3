import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser } from '@playwright/test';
import { buildPortal } from '../../build/build-portal.ts';
import { startScenarioPortal } from '../../screens/scenario-portal.ts';
import { findBrowser } from '../../testing/browser.ts';
import { REPOSITORY } from '../../workspaces.ts';
import { median } from '../statistics.ts';
import { measurePage, type PageFigure } from './measure-page.ts';
import { measureRoutes, type RouteFigure } from './measure-routes.ts';
import { PLAIN_PATH, withPlainPage } from './plain-page.ts';
import { performanceScore } from './score.ts';

export interface MeasuredPage extends PageFigure {
  readonly path: string;
  readonly score: number;
  /** What axe finds against WCAG 2.2 A and AA: nothing is an accessibility of 100. */
  readonly axeFindings: number;
}

export interface PagesFigures {
  readonly runs: number;
  /** The landing page's largest paint by that of a plain static page of the same content. */
  readonly paintRatio: number;
  readonly pages: readonly MeasuredPage[];
  readonly routes: readonly RouteFigure[];
}

const REPORT = path.join(REPOSITORY, '.cache/bench/pages.json');
/** The first two are the ones that are compared. */
const PATHS = [
  '/',
  PLAIN_PATH,
  '/planos-profissionais',
  '/contato',
  '/legal',
  '/transparencia',
  '/profissionais',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Loads public pages as Lighthouse's phone does, one after another and so often over, and changes routes as a patient.
 * The figures also lie in .cache/bench/pages.json.
 */
export async function benchPages(runs: number, tell: (line: string) => void): Promise<PagesFigures> {
  const launch = findBrowser();
  if (!launch) throw new Error('There is no browser to measure with.');
  const site = await buildPortal({ log: tell });
  const portal = await startScenarioPortal(site, (handler) => withPlainPage(handler, site));
  const browser = await chromium.launch(launch);
  try {
    const pages = await measurePages(browser, portal.origin, runs, tell);
    tell('routes');
    const session = await portal.enter({ title: 'Rotas', path: '/patient/dashboard', as: 'patient' });
    const routes = session ? await measureRoutes(browser, portal.origin, session) : [];
    const [landing, plain] = pages;
    const paintRatio = (landing?.largestPaint ?? 0) / (plain?.largestPaint ?? 1);
    const figures = { runs, paintRatio, pages, routes };
    mkdirSync(path.dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
    return figures;
  } finally {
    await browser.close();
    await portal.close();
  }
}

async function measurePages(
  browser: Browser,
  origin: string,
  runs: number,
  tell: (line: string) => void,
): Promise<readonly MeasuredPage[]> {
  const taken = new Map<string, PageFigure[]>(PATHS.map((each) => [each, []]));
  for (let run = 1; run <= runs; run++) {
    tell(`pages, run ${run} of ${runs}`);
    for (const each of PATHS) taken.get(each)?.push(await measurePage(browser, origin + each));
  }
  const pages: MeasuredPage[] = [];
  for (const [each, figures] of taken) {
    const figure = medianOf(figures);
    const axeFindings = await countFindings(browser, origin + each);
    pages.push({ path: each, ...figure, score: performanceScore(figure), axeFindings });
  }
  return pages;
}

function medianOf(figures: readonly PageFigure[]): PageFigure {
  const of = (name: keyof PageFigure) => median(figures.map((figure) => figure[name]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: Math.max(...figures.map(({ shift }) => shift)),
    scriptKb: of('scriptKb'),
    scriptsBefore: Math.max(...figures.map(({ scriptsBefore }) => scriptsBefore)),
  };
}

async function countFindings(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    return (await new AxeBuilder({ page }).withTags(RULES).analyze()).violations.length;
  } finally {
    await context.close();
  }
}

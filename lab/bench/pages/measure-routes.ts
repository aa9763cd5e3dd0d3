import type { Browser, BrowserContext, Page } from '@playwright/test';
import { quantile } from '../statistics.ts';
import type { StorageState } from './measure-page.ts';

export interface RouteFigure {
  readonly name: string;
  /** From the navigation to the frame that shows the new screen's heading, in milliseconds. */
  readonly medianMs: number;
  readonly worstMs: number;
  readonly limitMs: number;
}

interface RouteRun {
  readonly name: string;
  readonly paths: readonly string[];
  readonly limitMs: number;
}

const RUNS: readonly RouteRun[] = [
  {
    name: 'one screen of mf-patient to another',
    paths: [
      '/patient/dashboard',
      '/patient/search',
      '/patient/appointments',
      '/patient/profile',
      '/patient/historico',
    ],
    limitMs: 100,
  },
  {
    name: 'one area to another, both loaded',
    paths: ['/patient/search', '/profissionais', '/patient/appointments', '/transparencia'],
    limitMs: 150,
  },
];

const ROUNDS = 6;

/**
 * Route changes in a loaded portal, as a signed-in patient. The first round loads the screens and is not
 * counted.
 */
export async function measureRoutes(
  browser: Browser,
  origin: string,
  storageState: StorageState,
): Promise<readonly RouteFigure[]> {
  const context = await browser.newContext({ locale: 'pt-BR', storageState });
  try {
    const figures: RouteFigure[] = [];
    for (const run of RUNS) figures.push(await measureRun(context, origin, run));
    return figures;
  } finally {
    await context.close();
  }
}

async function measureRun(
  context: BrowserContext,
  origin: string,
  { name, paths, limitMs }: RouteRun,
): Promise<RouteFigure> {
  const page = await context.newPage();
  await page.goto(origin + paths[0]);
  await page.locator('main h1').first().waitFor();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of [...paths.slice(1), ...paths.slice(0, 1)]) {
      const time = await timeOf(page, path);
      if (round > 0) times.push(time);
      await page.waitForLoadState('networkidle');
    }
  }
  await page.close();
  return { name, medianMs: quantile(times, 0.5), worstMs: Math.max(...times), limitMs };
}

/** Navigates like a link, and waits for the frame with another heading. */
const timeOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('main h1');
        const before = heading();
        const started = performance.now();
        const look = () => {
          const now = heading();
          if (!now || now === before || !now.checkVisibility()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
        history.pushState(null, '', target);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    path,
  );

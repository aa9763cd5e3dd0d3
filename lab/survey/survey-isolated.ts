import { chromium, type Browser } from '@playwright/test';
import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import { buildIsolated } from '../../tools/isolated/build-isolated.ts';
import { serveIsolated } from '../../e2e/support/serve-isolated.ts';
import { readStates, type State } from '../screens/screens.ts';
import { findBrowser } from '../../tools/testing/browser.ts';
import { collectConsoleErrors, unexpectedConsoleErrors } from '../../e2e/support/strict-console.ts';
import { checkScenario, type Shown } from './check-scenario.ts';
import { axe } from '../../e2e/support/page-problems.ts';
import { isWanted, noteTo, type Findings, type SurveyOptions } from './options.ts';

export interface IsolatedFigures {
  readonly areas: number;
  readonly states: number;
  readonly findings: Findings;
}

/** Opens every scenario of every area in the built workbench of that area, one after another in one page. */
export async function surveyIsolated({ only, log }: SurveyOptions): Promise<IsolatedFigures> {
  const launch = findBrowser();
  if (!launch) throw new Error('No browser found for the survey. Run `npx playwright install chromium`.');
  const all = await readStates();
  const wanted = all.filter(({ name }) => isWanted(name, only));
  const areas = AREA_NAMES.filter((area) => wanted.some((state) => state.package === area));
  const findings: Record<string, readonly string[]> = {};
  const note = noteTo(findings, log);
  const browser = await chromium.launch(launch);
  try {
    let states = 0;
    for (const area of areas) {
      const ofArea = (state: State) => state.package === area;
      const bench = await openBench(browser, area);
      try {
        note(`${area}: the workbench`, await bench.itself(all.filter(ofArea)));
        for (const state of wanted.filter(ofArea)) {
          const { title, ledTo, found } = await bench.open(state);
          note(`${state.name}: ${title ?? 'no title'}${ledTo === null ? '' : ` (${ledTo})`}`, found);
          states += 1;
        }
      } finally {
        await bench.close();
      }
    }
    return { areas: areas.length, states, findings };
  } finally {
    await browser.close();
  }
}

/** Builds and serves an area alone, and opens it in a browser. */
async function openBench(browser: Browser, area: AreaName) {
  const server = await serveIsolated(await buildIsolated(area));
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const consoleErrors: string[] = [];
  collectConsoleErrors(context, consoleErrors);
  const page = await context.newPage();
  const show = async (state: State) => {
    const query = new URLSearchParams({ cenario: `${state.folder}/${state.id}` });
    await page.goto(`${server.origin}/?${query.toString()}`);
    return checkScenario(page, state);
  };
  return {
    /** Problems of the workbench itself: missing scenarios and axe's findings. */
    itself: async (states: readonly State[]) => {
      await page.goto(server.origin);
      const list = page.getByRole('complementary', { name: 'Cenários' }).getByRole('listitem');
      await list.first().waitFor({ timeout: 60_000 });
      const listed = await list.locator('code').allInnerTexts();
      const missing = states.map(({ folder, id }) => `${folder}/${id}`).filter((id) => !listed.includes(id));
      return [...missing.map((id) => `${id} is missing from the list`), ...(await axe(page))];
    },
    open: async (state: State): Promise<Shown> => {
      consoleErrors.length = 0;
      const { found, ...shown } = await show(state).catch(neverOpened);
      const consoleFindings = unexpectedConsoleErrors(consoleErrors, remarksOn(state));
      // Messages of the previous scenario's page are ignored.
      await page.goto('about:blank');
      return { ...shown, found: [...found, ...consoleFindings] };
    },
    close: async () => {
      await context.close();
      await server.close();
    },
  };
}

const neverOpened = (error: Error): Shown => ({
  title: null,
  ledTo: null,
  found: [`it never opened: ${error.message.split('\n')[0] ?? ''}`],
});

/** The service worker's warning when the previous page's worker is removed at that moment. */
const WORKER_REMARK = /^uncaught: TypeError: Failed to update a ServiceWorker/;

/** The browser logs every response that is a deliberate fault. */
const remarksOn = ({ scenario: { faults = [] } }: State): RegExp =>
  faults.length > 0 ? new RegExp(`${WORKER_REMARK.source}|^error: Failed to load resource`) : WORKER_REMARK;

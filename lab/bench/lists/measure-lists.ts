import type { Browser, Page } from '@playwright/test';
import type { SessionJson } from 'embedded-backend';
import { sessionState } from '../../screens/session-state.ts';

export interface ListFigure {
  readonly name: string;
  /** From the user's action to the frame that shows the rows, in milliseconds. */
  readonly shownMs: number;
}

export interface ExportFigure {
  readonly lines: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** The longest time that the page was unresponsive, in milliseconds. */
  readonly longestTaskMs: number;
  /** The longest time between two frames, milliseconds. */
  readonly longestFrameMs: number;
}

export interface ListsFigures {
  readonly steps: readonly ListFigure[];
  readonly files: readonly ExportFigure[];
}

interface ListStep {
  readonly name: string;
  readonly path: string;
  /** The user's action; none if opening the URL is enough. */
  readonly act?: (page: Page) => Promise<void>;
  /** Part of the URL that shows that the list has changed. */
  readonly becomes?: RegExp;
}

const LIST = '/admin/consultations';
const PAYMENTS = `${LIST}?aba=pagamentos`;
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const STEPS: readonly ListStep[] = [
  { name: 'consultations: opened', path: LIST },
  { name: 'consultations: next page', path: LIST, act: press('Próxima'), becomes: /depois=/ },
  { name: 'consultations: last page', path: LIST, act: press('Última'), becomes: /fim=/ },
  {
    name: 'consultations: cancelled ones',
    path: LIST,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Cancelada' }).click();
    },
    becomes: /status=cancelled/,
  },
  {
    name: 'consultations: a search',
    path: LIST,
    act: (page) => page.getByLabel('Buscar').fill('paciente.4711@'),
    becomes: /busca=/,
  },
  { name: 'payments: opened', path: PAYMENTS },
  { name: 'payments: last page', path: PAYMENTS, act: press('Última'), becomes: /fim=/ },
];

/** The exported rows: some hundred thousand of a million, and all of them. */
const FILES = [`${LIST}?status=cancelled`, LIST];

/** Opens an admin's lists in a browser, pages, filters, searches and exports them. */
export async function measureLists(
  browser: Browser,
  origin: string,
  session: SessionJson,
  log: (line: string) => void,
): Promise<ListsFigures> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    storageState: sessionState(origin, session),
  });
  try {
    const page = await context.newPage();
    const steps: ListFigure[] = [];
    for (const step of STEPS) {
      const shownMs = await measureStep(page, origin, step);
      log(`${shownMs.toFixed(0).padStart(7)} ms  ${step.name}`);
      steps.push({ name: step.name, shownMs });
    }
    const files: ExportFigure[] = [];
    for (const path of FILES) files.push(await measureFile(page, origin + path, log));
    return { steps, files };
  } finally {
    await context.close();
  }
}

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

async function measureStep(page: Page, origin: string, { path, act, becomes }: ListStep): Promise<number> {
  let started = performance.now();
  await page.goto(origin + path);
  await rowsOf(page).waitFor();
  if (!act) return performance.now() - started;
  await page.waitForLoadState('networkidle');
  const before = await rowsOf(page).innerText();
  started = performance.now();
  await act(page);
  if (becomes) await page.waitForURL(becomes);
  await page.waitForFunction((text) => {
    const row = document.querySelectorAll<HTMLElement>('main table tr')[1];
    return row !== undefined && row.innerText !== text;
  }, before);
  return performance.now() - started;
}

async function measureFile(page: Page, address: string, log: (line: string) => void): Promise<ExportFigure> {
  await page.goto(address);
  await rowsOf(page).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchFrames);
  const started = performance.now();
  const saved = page.waitForEvent('download', { timeout: 0 });
  await press('Exportar CSV')(page);
  const file = await saved;
  const seconds = (performance.now() - started) / 1000;
  const watched = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  const chunks = await file.createReadStream();
  let bytes = 0;
  let lines = -1;
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 0x0a) lines += 1;
  }
  log(`${seconds.toFixed(1).padStart(7)} s   ${lines} lines of a file`);
  return { lines, seconds, megabytes: bytes / 1e6, ...watched };
}

interface Watched {
  longestTaskMs: number;
  longestFrameMs: number;
}

/** Runs in the page: records the longest task and the longest time between frames. */
function watchFrames(): void {
  const watched: Watched = { longestTaskMs: 0, longestFrameMs: 0 };
  (globalThis as unknown as { watched: Watched }).watched = watched;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.longestTaskMs = Math.max(watched.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const frame = (now: number) => {
    watched.longestFrameMs = Math.max(watched.longestFrameMs, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

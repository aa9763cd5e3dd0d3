import type { BackendFigures } from './bench-backend.ts';
import type { ScaledLists } from './lists/bench-lists.ts';
import type { LoadFigure } from './measure-load.ts';
import type { PagesFigures } from './pages/bench-pages.ts';
import type { MeasuredPage } from './pages/measure-screens.ts';

const row = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ');

/** Lines of a table, its first column to the left, the others to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, index) =>
    Math.max(title.length, ...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  return [row(head, widths), ...rows.map((cells) => row(cells, widths))];
}

const loadTable = ([database, figures]: [string, readonly LoadFigure[]]): readonly string[] => [
  ...table(
    [
      `Load on ${database}`,
      'clients',
      'requests/s',
      'median ms',
      'p99 ms',
      'first ms',
      'cpu ms',
      'limited',
      'failed',
    ],
    figures.map((figure) => [
      figure.name,
      String(figure.clients),
      figure.requestsPerSecond.toFixed(0),
      figure.medianMs.toFixed(1),
      figure.p99Ms.toFixed(1),
      figure.firstMs.toFixed(1),
      figure.cpuMs.toFixed(2),
      String(figure.limited),
      String(figure.failures),
    ]),
  ),
  '',
];

/** The backend's figures for reading. */
export function backendTable({ scale, bootSeconds, load, queries }: BackendFigures): string {
  const databases = Object.keys(queries);
  const names = Object.values(queries)[0]?.map(({ name }) => name) ?? [];
  const figureOf = (database: string, name: string) =>
    queries[database]?.find((figure) => figure.name === name);
  return [
    `Boot: ${bootSeconds.cold.toFixed(2)} s on a new folder, ${bootSeconds.warm.toFixed(2)} s on the same again`,
    '',
    ...Object.entries(load).flatMap(loadTable),
    ...table(
      [
        `Queries at ${scale.professionals} professionals, ${scale.consultations} consultations (median ms)`,
        ...databases,
        'limit',
        '',
      ],
      names.map((name) => {
        const figures = databases.map((database) => figureOf(database, name));
        const isOver = figures.some((figure) => figure && figure.medianMs > figure.limitMs);
        const times = figures.map((figure) => figure?.medianMs.toFixed(2) ?? '-');
        return [name, ...times, String(figures[0]?.limitMs ?? ''), isOver ? 'over' : ''];
      }),
    ),
  ].join('\n');
}

const PAINT_RATIO = 1.1;
const BLOCKING_MS = 100;
const SCORE = 99;

/** The pages' figures for reading: each screen of the portal, and under it what it is measured against. */
export function pagesTable({ runs, paintRatio, screens, routes }: PagesFigures): string {
  return [
    ...table(
      [
        `Pages on Lighthouse's phone (median of ${runs})`,
        'as',
        'kB',
        'JavaScript kB',
        'rounds',
        'first paint ms',
        'largest paint ms',
        'blocking ms',
        'shift',
        'score',
        'axe',
        '',
      ],
      screens.flatMap(({ pages, axeFindings }) => pages.map((page) => pageRow(page, axeFindings))),
    ),
    ...(paintRatio === null
      ? []
      : [
          '',
          `Largest paint of / by that of the same page without scripts: ${paintRatio.toFixed(2)} (limit ${PAINT_RATIO})`,
        ]),
    ...(routes.length === 0
      ? []
      : [
          '',
          ...table(
            ['Change of route (ms)', 'median', 'worst', 'limit', ''],
            routes.map(({ name, medianMs, worstMs, limitMs }) => [
              name,
              medianMs.toFixed(0),
              worstMs.toFixed(0),
              String(limitMs),
              medianMs > limitMs ? 'over' : '',
            ]),
          ),
        ]),
  ].join('\n');
}

function pageRow(page: MeasuredPage, axeFindings: number): readonly string[] {
  const isOurs = page.variant === 'portal';
  const isOver = page.blocking > BLOCKING_MS || page.score < SCORE || axeFindings > 0;
  return [
    isOurs ? page.path : '',
    page.variant,
    page.totalKb.toFixed(1),
    page.scriptKb.toFixed(1),
    String(page.rounds),
    page.firstPaint.toFixed(0),
    page.largestPaint.toFixed(0),
    page.blocking.toFixed(0),
    page.shift.toFixed(3),
    String(page.score),
    isOurs ? String(axeFindings) : '',
    isOurs && isOver ? 'over' : '',
  ];
}

/** The lists' figures for reading. */
export function listsTable({ scale, steps, files }: ScaledLists): string {
  return [
    ...table(
      [`An admin's lists at ${scale.consultations} consultations`, 'shown after ms'],
      steps.map(({ name, shownMs }) => [name, shownMs.toFixed(0)]),
    ),
    '',
    ...table(
      ['Saved as a file', 'seconds', 'MB', 'longest task ms', 'longest frame ms'],
      files.map((file) => [
        `${file.lines} lines`,
        file.seconds.toFixed(1),
        file.megabytes.toFixed(1),
        file.longestTaskMs.toFixed(0),
        file.longestFrameMs.toFixed(0),
      ]),
    ),
  ].join('\n');
}

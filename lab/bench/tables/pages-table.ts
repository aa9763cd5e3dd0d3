import type { PagesFigures } from '../pages/bench-pages.ts';
import type { MeasuredPage } from '../pages/measure-screens.ts';
import { table } from './table.ts';

const PAINT_RATIO = 1.1;
const BLOCKING_MS = 100;
const SCORE = 99;

/** Formats the pages' figures: each screen of the portal, followed by its comparisons. */
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
          `Largest paint of / relative to the same page without scripts: ${paintRatio.toFixed(2)} (limit ${PAINT_RATIO})`,
        ]),
    ...(routes.length === 0
      ? []
      : [
          '',
          ...table(
            ['Route change (ms)', 'median', 'worst', 'limit', ''],
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

import type { BackendFigures } from '../bench-backend.ts';
import type { LoadFigure } from '../measure-load.ts';
import { table } from './table.ts';

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

/** Formats the backend's figures. */
export function backendTable({ scale, bootSeconds, load, queries }: BackendFigures): string {
  const databases = Object.keys(queries);
  const names = Object.values(queries)[0]?.map(({ name }) => name) ?? [];
  const figureOf = (database: string, name: string) =>
    queries[database]?.find((figure) => figure.name === name);
  return [
    `Boot: ${bootSeconds.cold.toFixed(2)} s on a new folder, ${bootSeconds.warm.toFixed(2)} s on an existing one`,
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

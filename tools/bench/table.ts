import type { BackendFigures } from './bench-backend.ts';

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

/** The backend's figures for reading. */
export function backendTable({ scale, bootSeconds, load, queries }: BackendFigures): string {
  const databases = Object.keys(queries);
  const names = Object.values(queries)[0]?.map(({ name }) => name) ?? [];
  const figureOf = (database: string, name: string) =>
    queries[database]?.find((figure) => figure.name === name);
  return [
    `Boot: ${bootSeconds.cold.toFixed(2)} s on a new folder, ${bootSeconds.warm.toFixed(2)} s on the same again`,
    '',
    ...table(
      [
        'Load on the embedded backend',
        'clients',
        'requests/s',
        'median ms',
        'p99 ms',
        'first ms',
        'cpu ms',
        'failed',
      ],
      load.map((figure) => [
        figure.name,
        String(figure.clients),
        figure.requestsPerSecond.toFixed(0),
        figure.medianMs.toFixed(1),
        figure.p99Ms.toFixed(1),
        figure.firstMs.toFixed(1),
        figure.cpuMs.toFixed(2),
        String(figure.failures),
      ]),
    ),
    '',
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

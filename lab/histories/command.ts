import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../../tools/commands/command.ts';

const TESTS = 'payments/random-bank-..test|tests/random-payments.test';

export const run = command({
  help: `npm run histories [-- --count 5000]

Runs random histories of payments with the double of a bank, and a fifth as many with random answers of a provider.
Ends with the figures of those with the double that held.
  --count <n>          number of histories (5000)
  --first <n>          the first seed (1)
  --deeds <n>          length of each; default: one in ten has 40, the others 5 to 14
  --database <engine>  pglite or postgres (postgres)
  --help               this text`,
  options: {
    count: { type: 'string', default: '5000' },
    first: { type: 'string', default: '1' },
    deeds: { type: 'string', default: '0' },
    database: { type: 'string', default: 'postgres' },
  },
  run: async ({ count, first, deeds, database }) => {
    const areNumbers = Number(count) > 0 && Number(first) >= 0 && Number(deeds) >= 0;
    if (!areNumbers || !['pglite', 'postgres'].includes(database)) return false;
    const folder = mkdtempSync(join(tmpdir(), 'vinculo-histories-'));
    const figures = join(folder, 'figures');
    const jest = spawn(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--selectProjects=database', '--testPathPatterns', TESTS],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          HISTORIES: count,
          SEED: first,
          DEEDS: deeds,
          TEST_DATABASES: database,
          HISTORY_FIGURES: figures,
        },
      },
    );
    const [status] = (await once(jest, 'exit')) as [number | null];
    if (existsSync(figures)) console.table(sumOf(readFileSync(figures, 'utf8')));
    rmSync(folder, { recursive: true });
    return status ?? 1;
  },
});

/** Sums lines of JSON, each the figures of one history. */
function sumOf(lines: string): Readonly<Record<string, number>> {
  const sum: Record<string, number> = { histories: 0 };
  for (const line of lines.trim().split('\n')) {
    const figures = Object.entries(JSON.parse(line) as Record<string, number>);
    for (const [name, value] of [['histories', 1] as const, ...figures]) sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { command } from '../../tools/commands/command.ts';

const TESTS = 'payments/random-bank-..test|tests/random-payments.test';

export const run = command({
  help: `npm run histories [-- --count 5000]

Runs random histories of payments with the double of a bank, and a fifth as many with random answers of a provider.
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
    const jest = spawn(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--selectProjects=database', '--testPathPatterns', TESTS],
      {
        stdio: 'inherit',
        env: { ...process.env, HISTORIES: count, SEED: first, DEEDS: deeds, TEST_DATABASES: database },
      },
    );
    const [status] = (await once(jest, 'exit')) as [number | null];
    return status ?? 1;
  },
});

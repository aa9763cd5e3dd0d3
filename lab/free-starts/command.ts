import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { command } from '../../tools/commands/command.ts';

export const run = command({
  help: `npm run free-starts [-- --cases 10000]

Compares the database's free starts, and the dates of series, with a naive reference, in random hours, zones and
agendas.
  --cases <n>          number of agendas (10000)
  --database <engine>  pglite or postgres (postgres)
  --help               this text`,
  options: {
    cases: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'postgres' },
  },
  run: async ({ cases, database }) => {
    if (!(Number(cases) > 0) || !['pglite', 'postgres'].includes(database)) return false;
    const jest = spawn(
      process.execPath,
      [
        'node_modules/jest/bin/jest.js',
        '--selectProjects=database',
        '--testPathPatterns',
        'tests/free-starts',
      ],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          FREE_STARTS_CASES: cases,
          FREE_STARTS_SERIES_CASES: cases,
          TEST_DATABASES: database,
        },
      },
    );
    const [status] = (await once(jest, 'exit')) as [number | null];
    return status ?? 1;
  },
});

import { explain } from './explain.ts';

const systemError = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('a failed start', () => {
  it.each([
    [systemError('EADDRINUSE', 'listen'), /^Port 4300 is taken .* npm start -- --port 4400$/],
    [systemError('EACCES', 'listen'), /^Port 4300 needs more rights .* --port/],
    [
      named('FolderInUseError', 'The data folder /srv/data is in use by process 77.'),
      /\/srv\/data is in use by process 77\. Stop that process, .* --data/,
    ],
    [named('ClusterError', 'PostgreSQL did not start.'), /^PostgreSQL did not start\.$/],
    [
      named('BankSettingsError', 'PIX_KEY is not set.'),
      /^PIX_KEY is not set\.\nThe settings .* docs\/payments\.md\.$/,
    ],
    [
      named('MigrationError', '2026_a.sql: syntax'),
      /2026_a\.sql: syntax\nA data folder is as it was[^]* --fresh$/,
    ],
    [
      named('ChangedMigrationError', '2026_a.sql has changed; start with --fresh'),
      /^2026_a\.sql has changed; start with --fresh: npm start -- --fresh\nTo keep .* --data <folder>$/,
    ],
  ])('prints what to do: %s', (error, sentence) => {
    expect(explain(error, 4300)).toMatch(sentence);
  });

  it('repeats the given command', () => {
    expect(explain(systemError('EADDRINUSE', 'listen'), 4500, 'npm run isolated -- mf-patient')).toMatch(
      /npm run isolated -- mf-patient --port 4600$/,
    );
  });

  it('prints the stack of an unexpected error', () => {
    expect(explain(systemError('EACCES', 'open'), 80)).toMatch(/Error: EACCES\n +at /);
    expect(explain('odd', 80)).toBe('odd');
  });
});

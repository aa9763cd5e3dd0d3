import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

test('shared-portal/src/database.types.ts matches the migrations', () => {
  const tool = join(__dirname, '../../tools/cli.ts');
  expect(() =>
    execFileSync(process.execPath, [tool, 'database-types', '--check'], { stdio: 'pipe' }),
  ).not.toThrow();
}, 60_000);

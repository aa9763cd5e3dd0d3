import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

describe('what is generated from the migrations is current', () => {
  it.each(['access-matrix', 'database-types'])(
    '%s',
    (name) => {
      const args = [path.join(REPOSITORY, 'tools/cli.ts'), name, '--check'];
      expect(() => execFileSync(process.execPath, args, { stdio: 'pipe' })).not.toThrow();
    },
    240_000,
  );
});

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

const KNIP = path.join(REPOSITORY, 'node_modules/knip/bin/knip.js');

it.each([
  ['unused files, exports and dependencies', ['--exclude', 'duplicates']],
  ['values of the portal that only tests use', ['--production', '--include', 'exports']],
])(
  'includes no %s',
  (_, args) => {
    const { stdout } = spawnSync(process.execPath, [KNIP, '--no-config-hints', ...args], {
      cwd: REPOSITORY,
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('');
  },
  60_000,
);

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DEMONSTRATION_VARIABLE } from '../../tools/webpack/demonstration.ts';

/** Builds the demonstration before the journeys, so that they test the current sources. */
export default function buildFirst(): void {
  const { status } = spawnSync(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../tools/cli.ts'), 'build'],
    {
      stdio: 'inherit',
      env: { ...process.env, [DEMONSTRATION_VARIABLE]: 'true' },
    },
  );
  if (status !== 0) throw new Error('The portal could not be built; the reasons are above.');
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Builds the portal before the journeys, so that they run on what the sources say now. */
export default function buildFirst(): void {
  const { status } = spawnSync(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../tools/build.mjs')],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('The portal could not be built; the reasons are above.');
}

import path from 'node:path';
import { createBackend, MemoryMailbox, type Backend } from 'embedded-backend';
import {
  generateSecrets,
  readProject,
  readSnapshot,
  setDemoPassword,
  snapshotOf,
  writeDeployment,
  type Secrets,
} from 'embedded-backend/node';
import { startClock, testInstant } from 'embedded-backend/test-clock';
import { PROJECT_FOLDER } from '../../tools/portal/open-portal.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';

/**
 * A backend in memory, seeded from the snapshot, without limits on how often one may ask. The clock of this process then runs
 * from the instant of the seed on, in milliseconds since 1970: the instant of tests unless another one is given.
 */
export async function memoryBackend(
  siteUrl: string,
  instant: number = testInstant(),
): Promise<{ readonly backend: Backend; readonly secrets: Secrets }> {
  const project = await readProject(PROJECT_FOLDER);
  const snapshot = await snapshotOf(project, path.join(REPOSITORY, '.cache/database'), instant);
  startClock(instant);
  const secrets = generateSecrets();
  const backend = await createBackend({
    ...project,
    source: { snapshot: await readSnapshot(snapshot) },
    keys: secrets.keys,
    siteUrl,
    mailbox: new MemoryMailbox(),
    rateLimits: false,
  });
  await writeDeployment(backend.db, 'demonstration');
  await setDemoPassword(backend, secrets.demoPassword);
  return { backend, secrets };
}

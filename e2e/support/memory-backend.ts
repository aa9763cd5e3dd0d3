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
 * An in-memory backend from the snapshot, without rate limits. The clock of this process then starts at the
 * seed's instant, in milliseconds since 1970: by default the test instant. Without a bank, payments are simulated;
 * without ICE servers, browsers connect directly.
 */
export async function memoryBackend(
  siteUrl: string,
  instant: number = testInstant(),
  { bank, ice }: { readonly bank?: unknown; readonly ice?: unknown } = {},
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
    bank,
    ice,
  });
  await writeDeployment(backend.db, 'demonstration', bank !== undefined);
  await setDemoPassword(backend, secrets.demoPassword);
  return { backend, secrets };
}

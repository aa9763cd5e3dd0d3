import { rmSync } from 'node:fs';
import { collect } from './prepared-databases.ts';

/** Stops the server and deletes the run's files. */
export default async function tearDown(): Promise<void> {
  for (const { cluster, folder } of collect()) {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { prepare } from './server.ts';

let cluster: Cluster | undefined;

/** Starts the run's PostgreSQL, whose superuser has the same name as PGlite's. */
export default async function setUp(): Promise<void> {
  cluster = await startCluster('postgres');
  await prepare(cluster);
}

/** Stops the run's PostgreSQL, if one was started. */
export const stopServer = () => cluster?.stop();

import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { enterTestClock, stopClock } from 'embedded-backend/test-clock';
import { TestEnvironment } from 'jest-environment-node';
import { restoreEmbedded } from './embedded.ts';
import { preparedDatabases } from './prepared-databases.ts';

declare global {
  /**
   * Opens the PGlite of this worker, for tests that roll back. It lives outside Jest's sandbox, which does not
   * support dynamic imports.
   */
  var sharedDatabase: () => Promise<PGlite>;
  /** Opens a PGlite for this test file alone, which may commit. */
  var ownDatabase: () => Promise<PGlite>;
}

let shared: Promise<PGlite> | undefined;

/** Rows that were rolled back stay until a vacuum, and change the planner's choices. */
const GROWN_BYTES = 64_000_000;

async function replaceGrown(): Promise<void> {
  const db = await shared;
  const { rows } = (await db?.query<{ bytes: number }>(SIZE)) ?? { rows: [] };
  if (!rows.some(({ bytes }) => bytes > GROWN_BYTES)) return;
  shared = undefined;
  await db?.close();
}

const SIZE = 'select pg_database_size(current_database())::int as bytes';

const restore = () => openAsBlob(preparedDatabases().snapshot).then(restoreEmbedded);

/** Node with PGlites restored from the run's snapshot on first use, on the test clock. */
export default class EmbeddedEnvironment extends TestEnvironment {
  // PGlite sets it, and Jest would restart a worker that ends with a code other than 0.
  readonly #exitCode = process.exitCode;
  #own: Promise<PGlite> | undefined;

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    enterTestClock(this.global);
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.global.sharedDatabase = () => (shared ??= restore());
    this.global.ownDatabase = () => (this.#own ??= restore());
  }

  override async teardown(): Promise<void> {
    await (await this.#own)?.close();
    await replaceGrown();
    stopClock();
    process.exitCode = this.#exitCode;
    await super.teardown();
  }
}

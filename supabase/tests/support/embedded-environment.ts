import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { enterTestClock, stopClock } from 'embedded-backend/test-clock';
import { TestEnvironment } from 'jest-environment-node';
import { restoreEmbedded } from './embedded.ts';
import { preparedDatabases } from './prepared-databases.ts';

declare global {
  /**
   * Opens the PGlite of this test file. It lives outside Jest's sandbox, which does not support dynamic imports.
   */
  var embeddedDatabase: () => Promise<PGlite>;
}

/** Node with a PGlite restored from the run's snapshot on first use, both on the test clock. */
export default class EmbeddedEnvironment extends TestEnvironment {
  // PGlite sets it, and Jest would restart a worker that ends with a code other than 0.
  readonly #exitCode = process.exitCode;
  #db: Promise<PGlite> | undefined;

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    enterTestClock(this.global);
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.global.embeddedDatabase = () =>
      (this.#db ??= openAsBlob(preparedDatabases().snapshot).then(restoreEmbedded));
  }

  override async teardown(): Promise<void> {
    await (await this.#db)?.close();
    stopClock();
    process.exitCode = this.#exitCode;
    await super.teardown();
  }
}

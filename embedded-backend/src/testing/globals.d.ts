// What backend-environment.mjs loads outside Jest's sandbox.
declare global {
  var embeddedBackend: typeof import('../index.ts');
  var embeddedNode: typeof import('../node/index.ts');
  /** A database before its first migration: a PGlite, or one of the run's PostgreSQL. */
  var emptySource: () => Promise<import('../index.ts').Source>;
  /** The console the package writes to. */
  var outerConsole: Console;
  /** The process it runs in; the sandbox has a copy. */
  var outerProcess: NodeJS.Process;
}

export {};

// What backend-environment.mjs loads outside Jest's sandbox.
declare global {
  var embeddedBackend: typeof import('../index.ts');
  var embeddedNode: typeof import('../node/index.ts');
  /** Files of a database before its first migration. */
  var emptyDatabase: () => Promise<Blob>;
  /** The console the package writes to. */
  var outerConsole: Console;
  /** The process it runs in; the sandbox has a copy. */
  var outerProcess: NodeJS.Process;
}

export {};

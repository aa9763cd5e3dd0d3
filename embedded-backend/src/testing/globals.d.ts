// What the tests find around them: put there by backend-environment.mjs in Node, by page/host.ts in a browser.
declare global {
  var embeddedBackend: typeof import('../index.ts');
  /** In Node alone: tests of src/node/. */
  var embeddedNode: typeof import('../node/index.ts');
  /** Origin of the portal, as the backends of the tests know it. */
  var portalOrigin: string;
  /** The repository's own definition, for tests that are about it. */
  var portalProject: () => Promise<
    Pick<import('../node/index.ts').Project, 'migrations' | 'seed' | 'templates' | 'functions'>
  >;
  /** Brings a request to a backend: by a call in Node, by fetch and the service worker in a browser. */
  var sendRequest: (
    backend: import('../index.ts').Backend,
    request: Request,
    peerAddress: string | null,
  ) => Promise<Response>;
  /** A database before its first migration: a PGlite, or one of the run's PostgreSQL. */
  var emptySource: () => Promise<import('../index.ts').Source>;
  /** The console the package writes to. */
  var outerConsole: Console;
  /** The process it runs in; the sandbox has a copy. */
  var outerProcess: NodeJS.Process;
}

export {};

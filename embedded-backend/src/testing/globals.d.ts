// Globals of the tests, set by backend-environment.mjs in Node and by page/host.ts in a browser.
declare global {
  var embeddedBackend: typeof import('../index.ts');
  /** Node only: tests of src/node/. */
  var embeddedNode: typeof import('../node/index.ts');
  /** Puts a data folder that a deployment has just made in `folder`. Node only. */
  var copyDataFolder: (folder: string, deployment: import('../node/index.ts').Deployment) => Promise<void>;
  /** A JPEG of this width and height. Node only. */
  var drawJpeg: (width: number, height: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Origin of the portal for the backends under test. */
  var portalOrigin: string;
  /** The repository's own backend definition. */
  var portalProject: () => Promise<
    Pick<import('../node/index.ts').Project, 'migrations' | 'seed' | 'templates' | 'functions' | 'photos'>
  >;
  /** Sends a request to a backend: by a call in Node, by fetch and the service worker in a browser. */
  var sendRequest: (
    backend: import('../index.ts').Backend,
    request: Request,
    peerAddress: string | null,
  ) => Promise<Response>;
  /** A database before its first migration: a PGlite, or one on the run's PostgreSQL. */
  var emptySource: () => Promise<import('../index.ts').Source>;
  /** A database that may have the repository's migrations and seed already: a backend adds what is missing. */
  var seededSource: () => Promise<import('../index.ts').Source>;
  /** The console that the package writes to. */
  var outerConsole: Console;
  /** The real process; the sandbox has a copy. */
  var outerProcess: NodeJS.Process;
  /** Moves the test clock to an instant, in milliseconds since 1970; not on PostgreSQL. */
  var startClock: (instant: number) => void;
}

export {};

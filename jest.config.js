// Tests use the demonstration unless they mock shared-domain/demonstration.
process.env.PORTAL_DEMONSTRATION = 'true';

const transform = {
  '\\.([mc]?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Registers the routes of the areas. */
const ROUTES = '<rootDir>/tools/testing/register-routes.ts';

/** Plain rules: no browser, no backend. Files `*.test.ts`. */
const unit = {
  displayName: 'unit',
  testEnvironment: '<rootDir>/embedded-backend/src/test-clock/node-environment.mjs',
  setupFiles: [ROUTES],
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/e2e/',
    '<rootDir>/lab/',
    '<rootDir>/supabase/',
    '<rootDir>/embedded-backend/',
  ],
  transform,
};

/** The tools in lab/, which `npm test` omits: `npm run jest -- --selectProjects lab`. */
const lab = {
  ...unit,
  displayName: 'lab',
  testMatch: ['<rootDir>/lab/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};

/** The embedded backend against supabase-js, in Node. */
const backend = {
  displayName: 'backend',
  testEnvironment: '<rootDir>/embedded-backend/src/testing/backend-environment.mjs',
  testMatch: ['<rootDir>/embedded-backend/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.page\\.test\\.ts$'],
  transform,
};

/** The same contract on a real PostgreSQL, with the same code. */
const backendPostgres = {
  ...backend,
  displayName: 'backend-postgres',
  testEnvironmentOptions: { database: 'postgres' },
  globalSetup: '<rootDir>/embedded-backend/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/embedded-backend/src/testing/global-teardown.ts',
  testMatch: ['<rootDir>/embedded-backend/src/{auth,functions,gate,jobs,realtime,rest,storage}/**/*.test.ts'],
};

/**
 * The same contract in Chromium: the browser host behind a service worker. Excludes what a page cannot do:
 * files on disk and killed processes (src/node/), functions in Deno (src/functions/), and the files
 * `*.node.test.ts`, which give their reason. Files `*.page.test.ts` run only here.
 */
const backendBrowser = {
  displayName: 'backend-browser',
  runner: '<rootDir>/e2e/contract/runner.mjs',
  testMatch: [
    '<rootDir>/embedded-backend/src/{auth,gate,jobs,realtime,rest,storage}/**/*.test.ts',
    '<rootDir>/embedded-backend/src/browser/*.page.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.ts$'],
};

/** Row-level security and procedures, as each role, on PGlite and on a real PostgreSQL. */
const database = {
  displayName: 'database',
  testEnvironment: '<rootDir>/supabase/tests/support/embedded-environment.ts',
  globalSetup: '<rootDir>/supabase/tests/support/global-setup.ts',
  globalTeardown: '<rootDir>/supabase/tests/support/global-teardown.ts',
  testMatch: ['<rootDir>/supabase/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/supabase/functions/'],
  transform,
};

/** Screens in jsdom over the real backend definition. Files `*.test.tsx`. */
const pages = {
  displayName: 'pages',
  testEnvironment: '<rootDir>/embedded-backend/src/jest/page-environment.mjs',
  setupFiles: ['<rootDir>/embedded-backend/src/jest/page-polyfills.cjs', ROUTES],
  setupFilesAfterEnv: ['<rootDir>/embedded-backend/src/jest/page-setup.ts'],
  testMatch: ['<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/embedded-backend/src/jest/styles.cjs',
    '/unbroken$': '<rootDir>/embedded-backend/src/jest/unbroken.cjs',
  },
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(msw|@mswjs|@msw|rettime|until-async|@open-draft|@bundled-es-modules|outvariant|strict-event-emitter|is-node-process|headers-polyfill|cookie|tough-cookie|statuses|path-to-regexp|interceptors)/)',
  ],
};

/**
 * A worker that ran a dozen WebAssembly databases needs a third of a second to exit, more on a busy machine;
 * after half a second Jest would report that as a leak. A real leak is still reported, later.
 */
const workerGracefulExitTimeout = 10_000;

export default {
  workerGracefulExitTimeout,
  projects: [unit, lab, backend, backendPostgres, backendBrowser, database, pages],
};

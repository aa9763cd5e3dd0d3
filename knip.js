// `knip` finds unused files, exports and dependencies; `knip --production` finds values that only tests use.
const isProduction = process.argv.includes('--production');

/** Files that programs and webpack load by name. */
const ENTRIES = [
  'tools/{cli.ts,run.mjs}!',
  'workbench/page/main.tsx!',
  'tools/lint/testing/linter.ts',
  'e2e/support/portal-process.ts',
  'server/served/fetch-handler.ts!',
  'tools/testing/{tests-at-instant.cjs,register-routes.ts}',
  'tools/webpack/*-loader.mjs!',
  'tools/webpack/{node,browser}/*.ts!',
  'lab/cli.ts!',
  'lab/bench/{load-client,pages/single-page/*}.{ts,tsx}!',
  'lab/soak/soak-server.ts!',
  'supabase/functions/{functions,*/index}.ts!',
  'supabase/tests/payments/deno-client.mjs',
  'supabase/tests/support/random-bank/settling-process.ts',
];

export default {
  // A type may stay exported beside the function that it describes.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  // Used in CSS, by the path of their program, by Jest or by webpack's aliases.
  ignoreDependencies: [
    '@fontsource-variable/.*',
    'deno',
    'lerna',
    'typescript-native',
    'jest-environment-node',
    'portal-functions',
    'isolated-area',
    'area-routes',
  ],
  // webpack's aliases load these modules in place of a library's (tools/webpack/rc-replacements.ts).
  ignoreIssues: { 'shared-ui/src/antd/replacements/*.ts': ['exports', 'files'] },
  workspaces: {
    '.': {
      // Tools may export values only for their own tests.
      ignore: isProduction ? ['{tools,server,workbench,lab,supabase}/**'] : [],
      entry: ENTRIES,
      project: [
        '{tools,server,workbench,lab}/**/*.{ts,tsx,mjs,cjs}!',
        '{e2e,supabase}/**/*.{ts,mjs}',
        '*.{js,ts}',
        '!**/*.test.ts!',
      ],
    },
    '{shell,mf-*}': {
      entry: ['src/{start,index,manifest,prerender,server}.{ts,tsx}!', 'src/**/scenarios.ts'],
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/**/{scenarios,*.test}.{ts,tsx}!',
        '!src/{testing,**/scenarios}/**!',
      ],
    },
    // Their exports maps make every file an entry, so unused exports of entries are checked too.
    'shared-*': {
      includeEntryExports: true,
      ignore: isProduction ? ['src/testing/**'] : [],
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.test.{ts,tsx}!', '!src/testing/**!'],
    },
    'embedded-backend': {
      entry: [
        'src/testing/page/*.{ts,cjs}',
        'src/testing/{releases/make-release.ts,full-disk.mjs,writer.mjs}',
        'src/browser/*.cjs',
      ],
      project: ['src/**/*.{ts,tsx,mjs,cjs}!', '!src/**/*.test.ts!', '!src/{jest,testing,test-clock}/**!'],
    },
  },
};

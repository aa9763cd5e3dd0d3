import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { portalPlugin } from './tools/lint/borders.ts';
import { CLOCK, DATA_ACCESS, SKIPPED_TESTS } from './tools/lint/phrases.ts';

const SCRIPTS = ['**/*.{js,mjs,cjs}'];
const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.{test,spec}.{ts,tsx}', '**/testing/**/*.{ts,tsx}'];
const EXTENSIONS = ['.ts', '.tsx', '.js', '.mjs'];
/** Where a library, not we, asks for a default export: configurations, Jest's environments, replaced modules. */
const DEFAULT_EXPORTS = [
  'e2e/support/build-first.ts',
  '**/*-environment.{mjs,ts}',
  '**/*.config.{js,mjs,ts}',
  '**/*.d.ts',
  'tools/webpack/browser/*.ts',
  'tools/webpack/*-loader.mjs',
  'tools/contract/runner.mjs',
  '{supabase/tests/support,embedded-backend/src/testing}/{global-*,*-environment}.ts',
  'embedded-backend/src/**/*-environment.mjs',
];

export default defineConfig(
  globalIgnores([
    '**/{dist,node_modules,coverage,test-results,playwright-report}/',
    '{.cache,.nx,data}/',
    'supabase/functions/',
    '**/*.types.ts',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: SCRIPTS, languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['embedded-backend/src/jest/*.cjs'], languageOptions: { globals: globals.browser } },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      // One program for all packages: a third of the time of one for each.
      parserOptions: { project: './tsconfig.eslint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'require-yield': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    plugins: { portal: portalPlugin, 'import-x': importX },
    settings: {
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
    },
    rules: {
      'portal/packages': 'error',
      'portal/screens': 'error',
      'portal/libraries': 'error',
      'portal/file-name': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: DEFAULT_EXPORTS, rules: { 'import-x/no-default-export': 'off' } },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['**/use-*.ts'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['{shell,mf-*,shared-*}/src/**/*.{ts,tsx}'], ignores: TESTS, rules: { 'no-console': 'error' } },
  // In development the console is where telemetry goes.
  { files: ['shell/src/telemetry/collect.ts'], rules: { 'no-console': ['error', { allow: ['debug'] }] } },
  { files: ['mf-*/src/**/*.tsx'], ignores: TESTS, rules: { 'no-restricted-syntax': ['error', DATA_ACCESS] } },
  {
    files: ['shared-domain/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...CLOCK],
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'fetch',
        'localStorage',
        'navigator',
        'process',
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...SKIPPED_TESTS],
      // `jest.requireActual<typeof import('…')>` has no other form.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
);

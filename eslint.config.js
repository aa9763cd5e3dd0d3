import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import {
  borders,
  CLIENT_TYPES,
  NO_BACKEND,
  NO_CLIENT,
  NO_DATA_ACCESS,
  NO_LIBRARY,
  QUERIES,
  TESTING,
  withoutImports,
  ZONES,
} from './tools/lint/borders.ts';
import { fileName } from './tools/lint/file-name.ts';
import { CLOCK, DATA_ACCESS, ICON_SIZE, SKIPPED_TESTS } from './tools/lint/phrases.ts';

const SCRIPTS = ['**/*.{js,mjs,cjs}'];
const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.{test,spec}.{ts,tsx}', '**/testing/**/*.{ts,tsx}'];
const SCENARIOS = ['**/scenarios.{ts,tsx}', '**/scenarios/*.ts', '*/src/isolated/**'];
/** Plain TypeScript files of a screen without data access. */
const TABLES = ['**/{copy,scenarios,routes,index,start}.ts'];
const PACKAGES = ['{shell,mf-*,shared-*,embedded-backend}/src/**/*.{ts,tsx}'];
const EXTENSIONS = ['.ts', '.tsx', '.js', '.mjs'];
/** Files where a library requires a default export: configurations, Jest's environments, replaced modules. */
const DEFAULT_EXPORTS = [
  'e2e/support/build-first.ts',
  '**/*-environment.{mjs,ts}',
  '**/*.config.{js,mjs,ts}',
  'knip.js',
  '**/*.d.ts',
  'shared-ui/src/antd/replacements/*.ts',
  'tools/webpack/*-loader.mjs',
  'tools/webpack/browser/create-icon.ts',
  'e2e/contract/runner.mjs',
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
      // One program for all packages takes a third of the time of separate ones.
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
    plugins: { portal: { rules: { 'file-name': fileName } }, 'import-x': importX, jsdoc },
    settings: {
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
    },
    rules: {
      'portal/file-name': 'error',
      'import-x/no-restricted-paths': borders(ZONES),
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: PACKAGES,
    ignores: TESTS,
    rules: {
      'import-x/no-relative-packages': 'error',
      'import-x/no-restricted-paths': borders([...ZONES, TESTING]),
    },
  },
  {
    files: PACKAGES,
    ignores: [...TESTS, ...SCENARIOS],
    rules: { 'import-x/no-restricted-paths': borders([...ZONES, TESTING, NO_BACKEND]) },
  },
  // The last matching block wins.
  ...[
    { files: ['{shell,mf-*}/src/**/*.{ts,tsx}'], paths: NO_DATA_ACCESS },
    { files: ['mf-*/src/**/*.ts'], ignores: TABLES, paths: CLIENT_TYPES },
    { files: ['shell/src/**/*.ts'], ignores: TABLES, paths: [QUERIES] },
    { files: ['{shared-ui,shared-data}/src/**/*.{ts,tsx}'], paths: NO_CLIENT },
    { files: ['shared-portal/src/**/*.{ts,tsx}'], paths: CLIENT_TYPES },
  ].map(({ files, ignores = [], paths }) => ({
    files,
    ignores: [...TESTS, ...ignores],
    rules: { '@typescript-eslint/no-restricted-imports': withoutImports(paths) },
  })),
  {
    files: ['{shared-*/src,embedded-backend/src,tools,server,workbench,lab}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,d,types}.{ts,tsx}'],
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          require: { FunctionDeclaration: false },
          contexts: [
            'Program > ExportNamedDeclaration > :matches(FunctionDeclaration, ClassDeclaration)',
            'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression',
          ],
          enableFixer: false,
        },
      ],
    },
  },
  { files: DEFAULT_EXPORTS, rules: { 'import-x/no-default-export': 'off' } },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['**/use-*.ts'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['{shell,mf-*,shared-*}/src/**/*.{ts,tsx}'], ignores: TESTS, rules: { 'no-console': 'error' } },
  // In development telemetry is printed on the console.
  { files: ['shell/src/telemetry/collect.ts'], rules: { 'no-console': ['error', { allow: ['debug'] }] } },
  {
    files: ['{shell,shared-ui}/src/**/*.tsx'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ICON_SIZE] },
  },
  {
    files: ['mf-*/src/**/*.tsx'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', DATA_ACCESS, ICON_SIZE] },
  },
  {
    files: ['shared-domain/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: NO_LIBRARY }],
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

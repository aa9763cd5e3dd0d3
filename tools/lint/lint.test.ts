import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.js';
import { REPOSITORY } from '../workspaces.ts';

/** Planted files are in no TypeScript program: rules that ask for types are shown apart, below. */
const eslint = new ESLint({
  cwd: REPOSITORY,
  overrideConfigFile: true,
  overrideConfig: [...config, tseslint.configs.disableTypeChecked],
});

/** The rules that a file breaks, with the messages of the repository's own. */
async function broken(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(REPOSITORY, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${String(ruleId)}: ${message}`);
}

const imports = (source: string, names = '{ a }') =>
  `import ${names} from '${source}';\nexport const b = [a];`;
const use = (file: string, source: string, names?: string) => broken(file, imports(source, names));

describe('the borders between packages', () => {
  it.each([
    ['shared-domain/src/cpf.test.ts', 'shared-portal/routes'],
    ['shared-portal/src/routes.ts', 'shared-ui/button'],
    ['shared-ui/src/button/button.tsx', 'mf-public/start'],
    ['mf-patient/src/routes.tsx', 'mf-public/start'],
    ['mf-patient/src/routes.tsx', 'shell/start'],
    ['shell/src/start.tsx', 'mf-patient/start'],
    ['mf-patient/src/booking/booking-page.tsx', 'embedded-backend'],
    ['shell/src/start.tsx', 'embedded-backend/scenario'],
  ])('%s may not import %s', async (file, source) => {
    expect(await use(file, source)).toEqual([expect.stringMatching(/^portal\/packages: .* may not import /)]);
  });

  it.each([
    ['mf-patient/src/booking/booking-page.tsx', 'shared-domain/src/cpf'],
    ['mf-patient/src/booking/booking-page.tsx', 'shared-portal/database.types'],
    ['tools/start.ts', 'embedded-backend/src/node/index.ts'],
  ])('%s may not reach around the exports map to %s', async (file, source) => {
    expect(await use(file, source)).toEqual([expect.stringContaining('in its exports map')]);
  });

  it('refuses a relative import that leaves the package', async () => {
    expect(await use('mf-patient/src/routes.tsx', '../../shared-ui/src/button/index')).toEqual([
      expect.stringContaining('leaves the package'),
    ]);
    expect(await use('shell/src/start.ts', '../../tools/workspaces')).toEqual([
      expect.stringContaining('leaves the package'),
    ]);
  });

  it("keeps what is made for tests out of the portal's code", async () => {
    expect(await use('mf-patient/src/booking/booking-page.tsx', 'shared-portal/testing')).toEqual([
      expect.stringContaining('for tests alone'),
    ]);
    expect(await use('shell/src/start.tsx', './testing/open-shell')).toEqual([
      expect.stringContaining('for tests alone'),
    ]);
  });

  it('looks at every way to write an import', async () => {
    const forms = [
      "export { a } from 'mf-admin/start';",
      "export * from 'mf-admin/start';",
      "export const a = () => import('mf-admin/start');",
      "import type { A } from 'mf-admin/start';\nexport const a: A = 1;",
    ];
    for (const form of forms)
      expect(await broken('mf-patient/src/routes.ts', form)).toEqual([
        expect.stringContaining('mf-patient may not import mf-admin here'),
      ]);
  });

  it.each([
    ['shared-portal/src/routes.ts', 'shared-domain/guard'],
    ['mf-patient/src/booking/booking-page.tsx', 'shared-ui/button'],
    ['mf-patient/src/booking/scenarios.ts', 'embedded-backend/scenario'],
    ['mf-patient/src/booking/booking-page.test.tsx', 'embedded-backend/jest'],
    ['tools/start.ts', 'embedded-backend/node'],
    ['e2e/journeys/patient.spec.ts', 'shared-domain/cpf'],
    ['shared-portal/src/testing/index.tsx', 'embedded-backend'],
    ['mf-patient/webpack.config.mjs', '../tools/webpack/index.ts'],
    ['mf-patient/src/booking/booking-page.test.tsx', 'shared-portal/testing'],
  ])('%s may import %s', async (file, source) => {
    expect(await use(file, source)).toEqual([]);
  });
});

describe('the screens of an area', () => {
  it.each([
    ['mf-patient/src/booking/booking-page.tsx', '../search/search-page'],
    ['mf-patient/src/booking/steps/day-step.tsx', '../../search/search-page'],
    ['mf-patient/src/parts/price.tsx', '../search/search-page'],
  ])('%s does not know %s', async (file, source) => {
    expect(await use(file, source)).toEqual([expect.stringMatching(/^portal\/screens: The screen 'search'/)]);
  });

  it.each([
    ['mf-patient/src/routes.tsx', './search/search-page'],
    ['mf-patient/src/booking/booking-page.tsx', './slot-grid'],
    ['mf-patient/src/booking/steps/day-step.tsx', '../slot-grid'],
    ['mf-patient/src/booking/booking-page.tsx', '../parts/price'],
    ['mf-patient/src/booking/booking-page.tsx', '../area-header'],
  ])('%s may import %s', async (file, source) => {
    expect(await use(file, source)).toEqual([]);
  });
});

describe('libraries known to one place', () => {
  it.each([
    ['antd', 'shell/src/start.tsx', 'antd'],
    ['antd', 'mf-public/src/landing/landing-page.tsx', 'antd/es/button'],
    ['antd', 'mf-public/src/contact/contact-page.tsx', 'shared-ui/antd'],
    ['antd', 'shared-ui/src/button/button.tsx', '@ant-design/cssinjs'],
    ['shared-portal/router', 'mf-patient/src/routes.tsx', 'react-router-dom'],
    ['shared-portal/router', 'shared-portal/src/area.tsx', 'react-router'],
    ['one Supabase client', 'mf-patient/src/booking/booking-page.tsx', '@supabase/supabase-js'],
    ['one Supabase client', 'mf-patient/src/booking/book-consultation.ts', '@supabase/supabase-js'],
    ['one Supabase client', 'shared-data/src/query/provider.ts', '@supabase/supabase-js'],
    ['one Supabase client', 'shared-portal/src/contract.ts', '@supabase/supabase-js'],
    ['plain TypeScript', 'shared-domain/src/cpf.ts', 'react'],
    ['plain TypeScript', 'shared-domain/src/cpf.ts', 'node:fs'],
  ])('%s: %s may not import %s', async (reason, file, source) => {
    const found = await use(file, source);
    expect(found).toEqual([expect.stringContaining(reason)]);
    expect(found[0]).toMatch(/^portal\/libraries: /);
  });

  it("keeps the Supabase client in a screen's data files", async () => {
    const reach = ['shared-portal/portal', '{ useSupabase as a }'] as const;
    for (const file of ['booking-page.tsx', 'copy.ts', 'scenarios.ts'])
      expect(await use(`mf-patient/src/booking/${file}`, ...reach)).toEqual([
        expect.stringContaining('portal/libraries: Only a screen'),
      ]);
    expect(await use('mf-patient/src/booking/use-taken-slots.ts', ...reach)).toEqual([]);
    const around =
      "import { usePortal } from 'shared-portal/portal';\nexport const useB = () => usePortal().supabase();";
    expect(await broken('mf-patient/src/booking/parts.tsx', around)).toEqual([
      expect.stringContaining('no-restricted-syntax: Only a screen'),
    ]);
  });

  it.each([
    ['mf-patient/src/booking/booking-page.tsx', 'antd'],
    ['shared-ui/src/antd/provider.tsx', 'antd'],
    ['shared-portal/src/router.ts', 'react-router-dom'],
    ['shell/src/supabase.ts', '@supabase/supabase-js'],
    ['shared-domain/src/cpf.test.ts', 'fast-check'],
  ])('%s may import %s', async (file, source) => {
    expect(await use(file, source)).toEqual([]);
  });

  it('lets data files and the contract take types of supabase-js', async () => {
    const code = "import type { A } from '@supabase/supabase-js';\nexport const a = (b: A) => b;";
    expect(await broken('mf-patient/src/booking/book-consultation.ts', code)).toEqual([]);
    expect(await broken('shared-portal/src/contract.ts', code)).toEqual([]);
  });
});

describe('habits', () => {
  it.each([
    [
      'import-x/no-cycle',
      'tools/workspaces.ts',
      "import { placeOf } from './lint/borders.ts';\nexport const a = placeOf;",
    ],
    ['import-x/no-default-export', 'shell/src/a.ts', 'export default 1;'],
    ['portal/file-name', 'shell/src/camelCase.ts', 'export const a = 1;'],
    ['no-warning-comments', 'shell/src/a.ts', '// TODO later\nexport const a = 1;'],
    ['@typescript-eslint/no-explicit-any', 'shell/src/a.ts', 'export const a = (b: any) => b;'],
    ['@typescript-eslint/ban-ts-comment', 'shell/src/a.ts', '// @ts-ignore\nexport const a = 1;'],
    [
      '@typescript-eslint/no-non-null-assertion',
      'shell/src/a.ts',
      'export const a = (b: string | null) => b!;',
    ],
    ['no-restricted-syntax', 'shared-domain/src/a.ts', 'export const a = () => Date.now();'],
    ['no-restricted-syntax', 'shared-domain/src/a.ts', 'export const a = () => new Date();'],
    ['no-restricted-globals', 'shared-domain/src/a.ts', "export const a = () => fetch('/');"],
    ['no-console', 'mf-public/src/a.ts', "console.log('a');"],
    ['no-restricted-syntax', 'shell/src/a.test.ts', "it.skip('a', () => {});"],
    ['no-restricted-syntax', 'shell/src/a.test.ts', "describe.only('a', () => {});"],
    [
      '@typescript-eslint/consistent-type-imports',
      'shell/src/a.ts',
      "export type A = import('shared-ui/a').B;",
    ],
    [
      'react-hooks/rules-of-hooks',
      'shell/src/a.tsx',
      'export function A({ b }: { b: boolean }) { if (b) useB(); return null; }\nconst useB = () => 1;',
    ],
  ])('%s watches %s', async (rule, file, code) => {
    expect((await broken(file, code)).map((found) => found.split(':')[0])).toContain(rule);
  });

  it('knows the types', async () => {
    const parserOptions = { project: null, projectService: { allowDefaultProject: ['shell/*.ts'] } };
    const typed = new ESLint({
      cwd: REPOSITORY,
      overrideConfigFile: true,
      overrideConfig: [...config, { languageOptions: { parserOptions } }],
    });
    const code = [
      'export const a = async () => await 1;',
      '/** @deprecated */ const b = 1;',
      'export const c = b;',
      'export const d = () => { Promise.resolve(1); };',
      'export const e = () => [1].forEach(async () => {});',
      "export const f = () => { throw 'a'; };",
    ];
    const [result] = await typed.lintText(code.join('\n'), {
      filePath: path.join(REPOSITORY, 'shell/planted.ts'),
    });
    expect(result?.messages.map(({ ruleId }) => ruleId?.split('/')[1])).toEqual([
      'await-thenable',
      'no-deprecated',
      'no-floating-promises',
      'no-misused-promises',
      'only-throw-error',
    ]);
  });

  it('takes no eslint-disable', async () => {
    const code = '// eslint-disable-next-line no-debugger\ndebugger;\nexport const a = 1;';
    expect((await broken('shell/src/a.ts', code)).join()).toContain('no-debugger');
  });
});

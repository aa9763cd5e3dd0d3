import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import type { LintSample } from './testing/linter.ts';

let linter: ChildProcess;
let asked = 0;
beforeAll(async () => {
  linter = fork(path.join(__dirname, 'testing/linter.ts'), { stdio: 'inherit' });
  await broken('shell/src/a.ts', 'export const a = 1;');
}, 60_000);
afterAll(() => void linter.kill());

/** The rules that a file violates, with their messages. */
function broken(file: string, code: string, kind: LintSample['kind'] = 'untyped'): Promise<string[]> {
  const sample: LintSample = { id: asked++, filePath: path.join(REPOSITORY, file), code: `${code}\n`, kind };
  linter.send(sample);
  return new Promise((resolve) => {
    const listen = ({ id, messages }: { id: number; messages: string[] }) => {
      if (id !== sample.id) return;
      linter.off('message', listen);
      resolve(messages);
    };
    linter.on('message', listen);
  });
}

const imports = (source: string, names = '{ a }') =>
  `import ${names} from '${source}';\nexport const b = [a];`;
const use = (file: string, source: string, names?: string) => broken(file, imports(source, names));

const border = (message: string | RegExp) => [
  expect.stringMatching(new RegExp(`^import-x/no-restricted-paths: .*${String(message)}`)),
];

describe('the borders between packages', () => {
  it.each([
    ['shared-domain/src/cpf.test.ts', 'shared-portal/routes'],
    ['shared-portal/src/routes.ts', 'shared-ui/button'],
    ['shared-ui/src/button/button.tsx', '../../../mf-public/src/start'],
    ['mf-patient/src/routes.tsx', '../../mf-public/src/start'],
    ['mf-patient/src/routes.tsx', '../../shell/src/start'],
    ['shell/src/start.tsx', '../../mf-patient/src/start'],
    ['shell/src/start.ts', '../../tools/workspaces'],
  ])('%s may not import %s', async (file, source) => {
    expect(await use(file, source)).toEqual(expect.arrayContaining(border('may not import this')));
  });

  it.each(['mf-patient/src/booking/booking-page.tsx', 'shell/src/start.tsx'])(
    '%s may not import the embedded backend',
    async (file) => {
      expect(await use(file, 'embedded-backend/scenario')).toEqual(border('Only tests and scenarios'));
    },
  );

  it('rejects a relative import that leaves the package', async () => {
    expect(await use('mf-patient/src/routes.tsx', '../../shared-ui/src/button/index')).toEqual([
      expect.stringContaining('import-x/no-relative-packages'),
    ]);
  });

  it("keeps test helpers out of the portal's code", async () => {
    expect(await use('mf-patient/src/booking/booking-page.tsx', 'shared-portal/testing')).toEqual(
      border('Only tests may import this'),
    );
    expect(await use('shell/src/start.tsx', './testing/open-shell')).toEqual(
      border('Only tests may import this'),
    );
  });

  it('checks every kind of import', async () => {
    const source = '../../mf-admin/src/start';
    const forms = [
      `export { a } from '${source}';`,
      `export * from '${source}';`,
      `export const a = () => import('${source}');`,
      `import type { A } from '${source}';\nexport const a: A = 1;`,
    ];
    for (const form of forms)
      expect(await broken('mf-patient/src/routes.ts', form)).toEqual(
        expect.arrayContaining(border('mf-patient may not import this')),
      );
  });

  it.each([
    ['shared-portal/src/routes.ts', 'shared-domain/guard'],
    ['mf-patient/src/booking/booking-page.tsx', 'shared-ui/button'],
    ['mf-patient/src/booking/scenarios.ts', 'embedded-backend/scenario'],
    ['mf-patient/src/booking/scenarios/moving.ts', 'embedded-backend/scenario'],
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
  ])('%s does not import %s', async (file, source) => {
    expect(await use(file, source)).toEqual(border('Screens do not import each other'));
  });

  it.each([
    ['mf-patient/src/routes.tsx', './search/search-page'],
    ['mf-patient/src/booking/booking-page.tsx', './slot-grid'],
    ['mf-patient/src/booking/steps/day-step.tsx', '../slot-grid'],
    ['mf-patient/src/booking/booking-page.tsx', '../parts/outcome'],
  ])('%s may import %s', async (file, source) => {
    expect(await use(file, source)).toEqual([]);
  });
});

describe('libraries restricted to one place', () => {
  it.each([
    ['antd stays out', 'shell/src/start.tsx', 'antd'],
    ['antd stays out', 'mf-public/src/landing/landing-page.tsx', 'antd/es/button'],
    ['antd stays out', 'mf-public/src/contact/contact-page.tsx', 'shared-ui/antd'],
    ['only src/antd imports antd', 'shared-ui/src/button/button.tsx', '@ant-design/cssinjs'],
    ['shared-portal/router', 'mf-patient/src/routes.tsx', 'react-router-dom'],
    ['shared-portal/router', 'shared-portal/src/area.tsx', 'react-router'],
    ['shared-ui/form', 'mf-patient/src/feedback/feedback-form.tsx', 'react-hook-form'],
    ['shared-ui/form', 'shared-ui/src/field/field.tsx', 'react-hook-form'],
  ])('%s: %s may not import %s', async (reason, file, source) => {
    expect(await use(file, source)).toEqual(border(reason));
  });

  it.each([
    ['one Supabase client', 'mf-patient/src/booking/booking-page.tsx', '@supabase/supabase-js'],
    ['one Supabase client', 'mf-patient/src/booking/book-consultation.ts', '@supabase/supabase-js'],
    ['one Supabase client', 'shared-data/src/query/provider.ts', '@supabase/supabase-js'],
    ['one Supabase client', 'shared-portal/src/contract.ts', '@supabase/supabase-js'],
    ['plain TypeScript', 'shared-domain/src/cpf.ts', 'react'],
    ['plain TypeScript', 'shared-domain/src/cpf.ts', 'node:fs'],
  ])('%s: %s may not import %s by name', async (reason, file, source) => {
    const found = await use(file, source);
    expect(found).toEqual([expect.stringContaining(reason)]);
    expect(found[0]).toMatch(/^@typescript-eslint\/no-restricted-imports: /);
  });

  it("keeps the Supabase client in a screen's data files", async () => {
    const reach = ['shared-portal/portal', '{ useSupabase as a }'] as const;
    for (const file of ['booking-page.tsx', 'copy.ts', 'scenarios.ts'])
      expect(await use(`mf-patient/src/booking/${file}`, ...reach)).toEqual([
        expect.stringContaining('@typescript-eslint/no-restricted-imports: '),
      ]);
    expect(await use('mf-patient/src/booking/use-taken-slots.ts', ...reach)).toEqual([]);
    const around =
      "import { usePortal } from 'shared-portal/portal';\nexport const useB = () => usePortal().supabase();";
    expect(await broken('mf-patient/src/booking/parts.tsx', around)).toEqual([
      expect.stringContaining('no-restricted-syntax: Only a screen'),
    ]);
  });

  it.each([
    'mf-patient/src/booking/use-taken-slots.ts',
    'mf-admin/src/dashboard/quick-actions.tsx',
    'shell/src/a.ts',
  ])('sends the queries of %s through shared-data', async (file) => {
    const query = ['@tanstack/react-query', '{ useQuery as a }'] as const;
    expect(await use(file, ...query)).toEqual([expect.stringContaining("through 'shared-data/query'")]);
    expect(await use(file, '@tanstack/react-query', '{ useQueryClient as a }')).toEqual([]);
  });

  it.each([
    ['mf-patient/src/booking/booking-page.tsx', 'antd'],
    ['shared-ui/src/antd/provider.tsx', 'antd'],
    ['shared-ui/src/form/use-form.ts', 'react-hook-form'],
    ['shared-portal/src/router.ts', 'react-router-dom'],
    ['shell/src/supabase.ts', '@supabase/supabase-js'],
    ['shared-domain/src/cpf.test.ts', 'fast-check'],
  ])('%s may import %s', async (file, source) => {
    expect(await use(file, source)).toEqual([]);
  });

  it('allows data files and the contract to import types of supabase-js', async () => {
    const code = "import type { A } from '@supabase/supabase-js';\n/** A. */\nexport const a = (b: A) => b;";
    expect(await broken('mf-patient/src/booking/book-consultation.ts', code)).toEqual([]);
    expect(await broken('shared-portal/src/contract.ts', code)).toEqual([]);
  });
});

describe('docstrings', () => {
  it.each([
    ['a function', 'export function a() {}', 1],
    ['an arrow function', 'export const b = () => 1;', 1],
    ['a class', 'export class C {}', 1],
    ['documented functions', '/** Adds. */\nexport const d = () => 1;', 0],
    ['a constant', 'export const e = 1;', 0],
    ['unexported functions', 'function f() {}\nexport const g = f();', 0],
    ['a function in an exported table', 'export const copy = { hours: (n) => `${n}h` };', 0],
  ])('are required on %s', async (_, code, count) => {
    const found = (await broken('shared-domain/src/cpf.ts', code)).filter((it) => it.includes('jsdoc/'));
    expect(found).toHaveLength(count);
  });
});

describe('habits', () => {
  it.each([
    [
      'import-x/no-cycle',
      'tools/workspaces.ts',
      "import { ZONES } from './lint/borders.ts';\nexport const a = ZONES;",
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
    ['no-restricted-syntax', 'shared-ui/src/a.tsx', 'export const a = <Bell size={16} />;\nconst Bell = b;'],
    ['no-restricted-syntax', 'mf-public/src/a.tsx', 'export const a = <Bell size="16" />;\nconst Bell = b;'],
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

  it('uses type information', async () => {
    const code = [
      'export const a = async () => await 1;',
      '/** @deprecated */ const b = 1;',
      'export const c = b;',
      'export const d = () => { Promise.resolve(1); };',
      'export const e = () => [1].forEach(async () => {});',
      "export const f = () => { throw 'a'; };",
    ];
    const rules = (await broken('shell/sample.ts', code.join('\n'), 'typed')).map((it) => it.split(':')[0]);
    expect(rules.map((rule) => rule?.split('/')[1])).toEqual([
      'await-thenable',
      'no-deprecated',
      'no-floating-promises',
      'no-misused-promises',
      'only-throw-error',
    ]);
  }, 60_000);

  it('rejects eslint-disable', async () => {
    const code = '// eslint-disable-next-line no-debugger\ndebugger;\nexport const a = 1;';
    expect((await broken('shell/src/a.ts', code)).join()).toContain('no-debugger');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { theme } from '../../shared-ui/src/antd/theme.ts';
import { readWorkspaces, REPOSITORY } from '../workspaces.ts';
import { antdComponents, extractAntdCss } from './antd-css.ts';

const styleFile = (folder: string) => `/portal/node_modules/antd/es/${folder}/style/index.js`;

/** Names that sources import from antd as values, parsed from the sources rather than the build. */
function importedComponents(): readonly string[] {
  const areas = readWorkspaces().filter(({ name }) => name.startsWith('mf-') || name === 'shared-ui');
  const texts = areas.flatMap(({ name }) => sourcesOf(path.join(REPOSITORY, name, 'src')));
  const imports = texts.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'antd'/g)]);
  const names = imports.flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  );
  return [...new Set(names)].filter((name) => /^[A-Z]\w*$/.test(name) && name !== 'ConfigProvider');
}

function sourcesOf(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  return sources.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

describe("antd's static CSS", () => {
  it('is extracted for the components whose styles a build contains', () => {
    const files = ['button', 'date-picker', 'grid', '_util', 'style'].map(styleFile);
    expect(antdComponents([...files, '/portal/mf-patient/src/routes.tsx'])).toEqual([
      'Button',
      'Col',
      'DatePicker',
      'Row',
    ]);
  });

  it('fails on a component it does not know', () => {
    expect(() => antdComponents([styleFile('hologram')])).toThrow('antd/es/hologram/style');
  });

  it('covers every component that areas and shared-ui import', () => {
    const imported = importedComponents();
    expect(imported).toEqual(expect.arrayContaining(['App', 'Select']));
    for (const name of imported) expect([name, rulesOf(name) > 0]).toEqual([name, true]);
  });

  it('has no theme for a component that is imported nowhere', () => {
    const imported = importedComponents();
    expect(Object.keys(theme.components ?? {}).filter((name) => !imported.includes(name))).toEqual([]);
  });

  it("uses the theme and removes the extractor's own mark", () => {
    const css = extractAntdCss(['Button'], theme);
    expect(css).toContain(`--ant-color-primary:${String(theme.token?.colorPrimary)}`);
    expect(css).toContain('.vinculo');
    expect(css).not.toContain('data-ant-cssinjs-cache-path');
  });

  it("sizes text in rem, so that it follows the browser's font size", () => {
    const css = extractAntdCss(['Button', 'Select', 'Tabs'], theme);
    expect(css).toMatch(/--ant-tabs-title-font-size:1rem/);
    expect(css).not.toMatch(/font-size[\w-]*:[\d.]+px/);
  });

  it('leaves page links and their focus ring to base.css', () => {
    const selectors = [...extractAntdCss(['Button', 'Select'], theme).matchAll(/([^{}@]+)\{[^{}]*\}/g)];
    const bare = selectors
      .flatMap(([, list = '']) => list.split(','))
      .filter((one) => /^\s*[a-z*]/.test(one));
    expect(bare).toEqual([]);
  });
});

/** How many more rules of the component its own extraction has than an extraction without components. */
function rulesOf(component: string): number {
  return extractAntdCss([component], theme).length - extractAntdCss([], theme).length;
}

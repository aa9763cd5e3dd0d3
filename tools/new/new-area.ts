import { routesOf } from './new-screen.ts';

/** Files of a new area by path in its folder. It has no screen yet. */
export function areaFiles(area: string): Readonly<Record<string, string>> {
  return {
    'package.json': `${JSON.stringify(
      {
        name: area,
        version: '0.1.0',
        private: true,
        type: 'module',
        sideEffects: ['*.css', './src/start.tsx', './src/index.ts'],
        scripts: { build: 'node ../tools/cli.ts build-package' },
        dependencies: {
          'shared-data': '0.1.0',
          'shared-domain': '0.1.0',
          'shared-portal': '0.1.2',
          'shared-ui': '0.1.0',
        },
      },
      null,
      2,
    )}\n`,
    'webpack.config.mjs': `import { areaConfig } from '../tools/webpack/index.ts';

export default areaConfig(import.meta.dirname);
`,
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "types": ["jest", "@testing-library/jest-dom"] },
  "include": ["src", "../styles.d.ts"]
}
`,
    'src/start.tsx': `import { defineArea } from 'shared-portal/area';
import { ${routesOf(area)} } from './routes';

export const { name, bootstrap, mount, unmount, update } = defineArea({
  name: '${area}',
  routes: ${routesOf(area)},
});
`,
    'src/manifest.ts': `import { ACCESS, type AreaManifest } from 'shared-portal/manifest';

const { signedIn } = ACCESS;

export const manifest: AreaManifest = {
  name: '${area}',
  routes: [
  ],
  screens: {
  },
};
`,
    'src/routes.tsx': `import { Route, Routes } from 'shared-portal/router';
import { NotFound } from 'shared-ui/not-found';
import { lazyScreen, Screens } from 'shared-ui/screen';
import { QueryProvider } from 'shared-data/query';

export function ${routesOf(area)}() {
  return (
    <QueryProvider>
      <Screens>
        <Routes>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Screens>
    </QueryProvider>
  );
}
`,
  };
}

/** Adds the area to the shell's list of areas: it may use the addresses below its name. */
export function withArea(table: string, area: string, label: string): string {
  return table
    .replace(/(AREA_NAMES = \[.*)\] as const/, `$1, '${area}'] as const`)
    .replace(/(AREA_LABELS: Record<AreaName, string> = \{[^}]*)\}/, `$1  '${area}': '${label}',\n}`)
    .replace(
      /(TERRITORIES: Record<AreaName, readonly string\[\]> = \{[^]*?)\n\};/,
      `$1\n  '${area}': ['/${area.replace('mf-', '')}'],\n};`,
    );
}

/** Opens the area's screens at most to signed-in users (shared-portal/src/manifest.ts). */
export const withLeastAccess = (manifests: string, area: string): string =>
  manifests.replace(/(LEAST_ACCESS: [^]*?)\n\};/, `$1\n  '${area}': ACCESS.signedIn,\n};`);

/** Adds the area's manifest to the list in tools/manifests.ts. */
export function withManifestOf(list: string, area: string): string {
  const name = camelCase(area.replace('mf-', ''));
  return list
    .replace(
      /(import \{ manifest as visitors \}[^\n]*\n)/,
      `$1import { manifest as ${name} } from '../${area}/src/manifest.ts';\n`,
    )
    .replace(/(MANIFESTS: readonly AreaManifest\[\] = \[[^\]]*)\]/, `$1, ${name}]`);
}

const camelCase = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Adds the area to the workspaces of the root package.json. */
export function withWorkspace(text: string, area: string): string {
  const root = JSON.parse(text) as { workspaces: readonly string[] };
  const last = root.workspaces.findLastIndex((name) => name.startsWith('mf-'));
  return `${JSON.stringify({ ...root, workspaces: root.workspaces.toSpliced(last + 1, 0, area) }, null, 2)}\n`;
}

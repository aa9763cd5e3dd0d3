import { areaAt } from 'shared-portal/routes';
import type { BuiltPackage } from './built-packages.ts';
import { pageHtml } from './html.ts';

/** Start pages of signed-in users: the area's module that contains the screen. */
const SCREENS: Readonly<Record<string, string>> = {
  '/patient/dashboard': 'src/dashboard/dashboard-page.tsx',
  '/patient/search': 'src/search/search-page.tsx',
  '/admin/dashboard': 'src/dashboard/dashboard-page.tsx',
  '/professional/dashboard': 'src/dashboard/dashboard-page.tsx',
};

/** Modules of the areas that pages hint at, relative to the repository's root. */
export const HINTED_OF_AREAS: readonly string[] = Object.entries(SCREENS).map(
  ([path, module]) => `${areaAt(path)}/${module}`,
);

/** The HTML file of a route whose page also hints at its screen; null for all others. */
export const screenFile = (path: string): string | null =>
  Object.hasOwn(SCREENS, path) ? `${path.slice(1)}.html` : null;

/**
 * Start pages of signed-in users, by file name: the screen's own files load in parallel with the rest. A
 * version of an area without such a module, as after a rollback, gets the area's page.
 * @param areas those that are switched on
 */
export function screenPages(
  template: string,
  shell: BuiltPackage,
  areas: readonly BuiltPackage[],
): ReadonlyMap<string, string> {
  const pages = Object.entries(SCREENS).map(([path, module]) => {
    const built = areas.find(({ name }) => name === areaAt(path)) ?? null;
    const files = built?.chunks.modules[`${built.name}/${module}`] ?? [];
    return [
      String(screenFile(path)),
      pageHtml(template, shell, built, { files, isReadable: false }),
    ] as const;
  });
  return new Map(pages);
}

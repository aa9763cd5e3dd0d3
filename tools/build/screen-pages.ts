import { matchRoute } from 'shared-portal/routes';
import type { BuiltPackage } from './built-packages.ts';
import { pageHtml } from './html.ts';

/** Where signed-in people begin: the module, in the area that owns the address, that brings the screen. */
const SCREENS: Readonly<Record<string, string>> = {
  '/patient/dashboard': 'src/dashboard/dashboard-page.tsx',
  '/patient/search': 'src/search/search-page.tsx',
  '/admin/dashboard': 'src/dashboard/dashboard-page.tsx',
  '/professional/dashboard': 'src/dashboard/dashboard-page.tsx',
};

const ownerOf = (path: string) => matchRoute(path)?.owner;

/** Modules of the areas that pages hint at, from the repository's root. */
export const HINTED_OF_AREAS: readonly string[] = Object.entries(SCREENS).map(
  ([path, module]) => `${ownerOf(path)}/${module}`,
);

/** The HTML file of a route whose page hints at its screen, too; null for every other. */
export const screenFile = (path: string): string | null =>
  Object.hasOwn(SCREENS, path) ? `${path.slice(1)}.html` : null;

/**
 * Pages of the screens where signed-in people begin, by file name: what the screen alone takes starts loading with the
 * rest. A version of an area that has no such module, as when one is rolled back, gets the area's page.
 * @param areas those that are switched on
 */
export function screenPages(
  template: string,
  shell: BuiltPackage,
  areas: readonly BuiltPackage[],
): ReadonlyMap<string, string> {
  const pages = Object.entries(SCREENS).map(([path, module]) => {
    const built = areas.find(({ name }) => name === ownerOf(path)) ?? null;
    const files = built?.chunks.modules[`${built.name}/${module}`] ?? [];
    return [
      String(screenFile(path)),
      pageHtml(template, shell, built, { files, isReadable: false }),
    ] as const;
  });
  return new Map(pages);
}

import { CONTRACT_VERSION } from 'shared-portal/contract';
import type { BuiltPackage } from './built-packages.ts';
import { htmlFile, pageHtml } from './html.ts';
import { remotesOf, type PublishedArea } from './remotes.ts';

/**
 * The texts of a site that say which versions are published: `/remotes.json`, and a page for the shell and for each
 * area, by file name; `contract` is the shell's. The page of an area that is switched off hints at none of its files.
 */
export function siteTexts(
  template: string,
  shell: BuiltPackage,
  areas: readonly PublishedArea[],
  contract = CONTRACT_VERSION,
): ReadonlyMap<string, string> {
  const pages = areas.map(
    ({ built, enabled }) =>
      [htmlFile(built.name), pageHtml(template, shell, enabled ? built : null)] as const,
  );
  return new Map([
    ['remotes.json', JSON.stringify(remotesOf(areas, contract))],
    [htmlFile(null), pageHtml(template, shell, null)],
    ...pages,
  ]);
}

import { PRERENDERED } from '../manifests.ts';
import type { BuiltPackage } from './built-packages.ts';
import { pageHtml } from './html.ts';
import { prerenderedFile, prerenderedHtml, type PageData } from './prerendered-html.ts';

/**
 * Returns the pages that are readable before any script runs: file name to HTML. When the area is null
 * (switched off) or either side has no content, they are as empty as the area's other pages.
 * @param area mf-public
 */
export function prerenderedPages(
  template: string,
  shell: BuiltPackage,
  area: BuiltPackage | null,
  origin: string,
): ReadonlyMap<string, string> {
  const pages = PRERENDERED.map((path) => {
    const frame = shell.prerendered.find((part) => part.path === path);
    const page = area?.prerendered.find((part) => part.path === path) as PageData | undefined;
    if (!area || !frame || !page) return [path, pageHtml(template, shell, area)] as const;
    const html = pageHtml(template, shell, area, { files: filesOf(area, page), isReadable: true });
    return [path, prerenderedHtml(html, frame.html, page, origin)] as const;
  });
  return new Map(pages.map(([path, html]) => [String(prerenderedFile(path)), html]));
}

function filesOf({ name, chunks }: BuiltPackage, { module }: PageData): readonly string[] {
  if (module === null) return [];
  const files = chunks.modules[`${name}/src/${module}`];
  if (!files) throw new Error(`${name} does not load ${module} on demand`);
  return files;
}

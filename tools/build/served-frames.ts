import { createHash } from 'node:crypto';
import type { BuiltPackage } from './built-packages.ts';
import { pageHtml } from './html.ts';
import { AREA_PLACE, replaceOnce } from './prerendered-html.ts';

/** The area's module with the screen of each route. */
const MODULES: Readonly<Record<string, string>> = {
  '/professional/profile/:id': 'profile/profile-page.tsx',
  '/professional/profile-public/:id': 'profile/profile-page.tsx',
  '/profissionais': 'directory/directory-page.tsx',
};

/** What a server joins with title, metadata, the area's HTML and the data. */
export interface ServedFrames {
  /** By route: the HTML before, between and after these four. */
  readonly frames: Readonly<Record<string, readonly string[]>>;
}

/** Marks the four places; no text of a build contains it. */
const PLACE = '<!--served-->';

/**
 * The pages around what an area's server renders, for one version of the area and one of the shell: a file
 * named by its content. `/remotes.json` names it, so that bundle and pages always match.
 */
export function servedFrames(
  template: string,
  shell: BuiltPackage,
  area: BuiltPackage,
): { readonly file: string; readonly text: string } {
  const frames = (area.server?.routes ?? []).flatMap(({ path: route }) => {
    const frame = shell.prerendered.find(({ path }) => path === route);
    return frame ? [[route, frameOf(template, shell, area, route, frame.html)] as const] : [];
  });
  const text = JSON.stringify({ frames: Object.fromEntries(frames) } satisfies ServedFrames);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { file: `served-frames-${hash}.json`, text };
}

function frameOf(
  template: string,
  shell: BuiltPackage,
  area: BuiltPackage,
  route: string,
  frame: string,
): readonly string[] {
  const files = area.chunks.modules[`${area.name}/src/${MODULES[route]}`] ?? [];
  const html = pageHtml(template, shell, area, { files, isReadable: true });
  const content = replaceOnce(frame, AREA_PLACE, PLACE);
  const root = `<div id="root" data-prerendered="${route}" data-area="${area.name}@${area.version}">${content}</div>`;
  const steps: readonly (readonly [place: RegExp, by: string])[] = [
    [/<title>[^<]*<\/title>/, PLACE],
    [/<meta\s+name="description"[^>]*>/, PLACE],
    [/<noscript>[^<]*<\/noscript>\s*/, ''],
    [/<div id="root"><\/div>/, `${root}${PLACE}`],
  ];
  return steps.reduce((page, [place, by]) => replaceOnce(page, place, by), html).split(PLACE);
}

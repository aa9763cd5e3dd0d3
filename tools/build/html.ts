import type { AreaName } from 'shared-portal/routes';
import { startFiles, type BuiltPackage } from './built-packages.ts';

/** Name of the HTML file for the pages of an area; `null`: the shell's own pages and unknown paths. */
export const htmlFile = (area: AreaName | null) => (area ? `index.${area}.html` : 'index.html');

/** Where the template takes what this build adds to the head. */
const PLACE = '<!-- build -->';

/** The stylesheet of this area belongs to what a visitor sees first: without it the page would jump. */
const FIRST_SEEN: AreaName = 'mf-public';

/** What a page shows first, beside what starting its area takes. */
export interface FirstScreen {
  /** Files of the area that come with the screen alone. */
  readonly files: readonly string[];
  /** The page can be read as it comes: its scripts give way to whatever is drawn. */
  readonly isReadable: boolean;
}

/** What the shell loads on demand behind the guard. */
const GUARD = 'shell/src/guard/route-guard.tsx';
/** What it loads on demand wherever somebody is signed in. */
const SESSION = 'shell/src/session/backend.ts';

/** Modules of the shell that pages hint at, from the repository's root. */
export const HINTED_OF_SHELL: readonly string[] = [GUARD, SESSION];

const UNKNOWN_SCREEN: FirstScreen = { files: [], isReadable: false };

/**
 * Writes a page: the shell's styles and scripts, and hints for everything that the first screen of `area`
 * takes, so that all of it starts loading at once. No inline script or style. Throws when the template has no
 * place for them.
 */
export function pageHtml(
  template: string,
  shell: BuiltPackage,
  area: BuiltPackage | null,
  screen: FirstScreen = UNKNOWN_SCREEN,
): string {
  if (!template.includes(PLACE)) throw new Error(`The template has no ${PLACE}`);
  const priority = screen.isReadable ? ' fetchpriority="low"' : '';
  const lines = [...shellTags(shell, priority), ...hintsOf(shell, area, screen.files, priority)];
  return template.replace(PLACE, () => lines.join('\n    '));
}

function shellTags(shell: BuiltPackage, priority: string): readonly string[] {
  const { entry } = shell.chunks;
  const scripts = entry.filter((file) => file.endsWith('.js'));
  return [
    ...entry.filter((file) => file.endsWith('.css')).map((file) => stylesheet(shell.base + file)),
    ...scripts.map(
      (file) => `<script defer${priority} src="${shell.base + file}"${integrity(shell, file)}></script>`,
    ),
    ...shell.chunks.fonts.map(
      (file) => `<link rel="preload" as="font" href="${shell.base + file}" crossorigin />`,
    ),
  ];
}

function hintsOf(
  shell: BuiltPackage,
  area: BuiltPackage | null,
  ofScreen: readonly string[],
  priority: string,
): readonly string[] {
  if (!area) return [];
  return area.name === FIRST_SEEN
    ? visitorsHints(area, ofScreen, priority)
    : guardedHints(shell, area, ofScreen);
}

function visitorsHints(area: BuiltPackage, ofScreen: readonly string[], priority: string): readonly string[] {
  const files = [...new Set([...startFiles(area), ...ofScreen])];
  return [
    jsonHint('preload', '/remotes.json', priority),
    ...files.map((file) =>
      file.endsWith('.css') ? stylesheet(area.base + file, file) : hint('preload', area, file, priority),
    ),
  ];
}

/**
 * The area and the guard are always used; what only a signed-in person gets to see is prefetched: of a preload that
 * stays unused, because a visitor is sent to sign in, the browser complains.
 */
function guardedHints(
  shell: BuiltPackage,
  area: BuiltPackage,
  ofScreen: readonly string[],
): readonly string[] {
  const ofStart = startFiles(area);
  const onDemand = (module: string) => shell.chunks.modules[module] ?? [];
  return [
    jsonHint('preload', '/remotes.json'),
    ...ofStart.map((file) => hint('preload', area, file)),
    ...onDemand(GUARD).map((file) => hint('preload', shell, file)),
    jsonHint('prefetch', '/portal-config.json'),
    ...onDemand(SESSION).map((file) => hint('prefetch', shell, file)),
    ...ofScreen.filter((file) => !ofStart.includes(file)).map((file) => hint('prefetch', area, file)),
  ];
}

type Rel = 'preload' | 'prefetch';

const jsonHint = (rel: Rel, href: string, priority = '') =>
  `<link rel="${rel}" as="fetch"${priority} href="${href}" crossorigin />`;

/**
 * Scripts of one's own origin are asked for without `crossorigin`, as webpack does, or they load twice; and with
 * the same integrity.
 */
const hint = (rel: Rel, built: BuiltPackage, file: string, priority = '') =>
  file.endsWith('.css')
    ? `<link rel="${rel}" as="style" href="${built.base + file}" />`
    : `<link rel="${rel}" as="script"${priority} href="${built.base + file}"${integrity(built, file)} />`;

/**
 * `known`: the name by which the area's own loader looks for it. It would not know the address again, which it writes
 * whole, and a second copy behind the others' rules overrides them while it lasts.
 */
function stylesheet(href: string, known?: string): string {
  return `<link rel="stylesheet" href="${href}"${known === undefined ? '' : ` data-href="${known}"`} />`;
}

function integrity(built: BuiltPackage, file: string): string {
  const value = built.integrity[file];
  return value ? ` integrity="${value}"` : '';
}

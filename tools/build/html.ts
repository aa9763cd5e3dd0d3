import type { AreaName } from 'shared-portal/routes';
import { startFiles, type BuiltPackage } from './built-packages.ts';

/** Name of the HTML file for the pages of an area; `null`: the shell's own pages and unknown paths. */
export const htmlFile = (area: AreaName | null) => (area ? `index.${area}.html` : 'index.html');

/** Placeholder in the template's head. */
const PLACE = '<!-- build -->';

/** The area's stylesheet is needed for the first render; without it the page would shift. */
const FIRST_SEEN: AreaName = 'mf-public';

/** What a page needs first, besides the files that start its area. */
export interface FirstScreen {
  /** Files of the area that belong to this screen only. */
  readonly files: readonly string[];
  /** The page is readable before its scripts run, so they get a lower priority than rendering. */
  readonly isReadable: boolean;
}

/** What the shell loads on demand behind the guard. */
const GUARD = 'shell/src/guard/route-guard.tsx';
/** What it loads on demand on every page of a signed-in user. */
const SESSION = 'shell/src/session/backend.ts';

/** Modules of the shell that pages hint at, relative to the repository's root. */
export const HINTED_OF_SHELL: readonly string[] = [GUARD, SESSION];

const UNKNOWN_SCREEN: FirstScreen = { files: [], isReadable: false };

/**
 * Writes a page: the shell's styles and scripts, and hints for everything that the first screen of `area`
 * needs, so that all of it loads in parallel. Contains no inline script or style. Throws when the template
 * lacks a placeholder.
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
 * The area and the guard are always used; what only signed-in users see is prefetched, because browsers warn
 * about a preload that stays unused when a visitor is redirected to sign in.
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
 * Same-origin scripts are requested without `crossorigin`, as webpack does, and with the same integrity;
 * otherwise they would load twice.
 */
const hint = (rel: Rel, built: BuiltPackage, file: string, priority = '') =>
  file.endsWith('.css')
    ? `<link rel="${rel}" as="style" href="${built.base + file}" />`
    : `<link rel="${rel}" as="script"${priority} href="${built.base + file}"${integrity(built, file)} />`;

/**
 * `known`: the name by which the area's own loader looks for the stylesheet. The loader writes whole URLs and
 * would not recognise this path; a second copy, loaded after the others, would override their rules.
 */
function stylesheet(href: string, known?: string): string {
  return `<link rel="stylesheet" href="${href}"${known === undefined ? '' : ` data-href="${known}"`} />`;
}

function integrity(built: BuiltPackage, file: string): string {
  const value = built.integrity[file];
  return value ? ` integrity="${value}"` : '';
}

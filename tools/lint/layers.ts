import type { Workspace } from '../workspaces.ts';

/** Shared packages from the bottom up: each may import those before it. */
const SHARED = ['shared-domain', 'shared-portal', 'shared-data', 'shared-ui'];

const BACKEND = 'embedded-backend';

/** Where a file lies, read from its path under the repository's root (with forward slashes). */
export interface Place {
  /** Package or top folder: `mf-patient`, `tools`. */
  readonly home: string;
  /** Path inside it: `src/booking/booking-page.tsx`. */
  readonly path: string;
  /** A test, or part of the harness in src/testing/. */
  readonly isTest: boolean;
}

/** Where a file lies. `file`: path from the repository's root, with forward slashes. */
export function placeOf(file: string): Place {
  const [home = '', ...rest] = file.split('/');
  const isHarness = rest[0] === 'src' && rest[1] === 'testing';
  return { home, path: rest.join('/'), isTest: isHarness || /\.(test|spec)\.tsx?$/.test(file) };
}

/** An area or the shell: whatever the folder list names that is neither shared nor the backend. */
export function isApplication(name: string): boolean {
  return name === 'shell' || name.startsWith('mf-');
}

/**
 * The packages that a file at `place` may import by name. Null: any, and files by their path (tools, whole-portal
 * tests, the configuration of a package's build).
 */
export function importable(place: Place, workspaces: readonly Workspace[]): readonly string[] | null {
  const { home } = place;
  if (!workspaces.some(({ name }) => name === home) || isBuildFile(place)) return null;
  const level = SHARED.indexOf(home);
  const below = level >= 0 ? SHARED.slice(0, level) : [...SHARED];
  return mayUseBackend(place) ? [...below, home, BACKEND] : [...below, home];
}

/** A package's webpack.config.mjs is tools' code, a few lines long. */
const isBuildFile = ({ path }: Place) => path === 'webpack.config.mjs';

/** Tests, scenarios and the frame that shows an area alone are the only package code that knows the backend. */
function mayUseBackend({ home, path, isTest }: Place): boolean {
  return (
    home === BACKEND || isTest || /(^|\/)scenarios\.tsx?$/.test(path) || path.startsWith('src/isolated/')
  );
}

/** The screen a file belongs to, or null for the shared parts of its area (`src/` itself and `src/parts/`). */
export function screenOf({ home, path }: Place): string | null {
  if (!home.startsWith('mf-')) return null;
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  return folder && folder !== 'parts' ? folder : null;
}

/** Whether the file is a data file: plain TypeScript that is not one of the screen's tables. */
export function isDataFile({ path }: Place): boolean {
  return path.endsWith('.ts') && !/(^|\/)(copy|scenarios|routes|index|start)\.ts$/.test(path);
}

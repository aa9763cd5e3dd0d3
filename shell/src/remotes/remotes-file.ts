import { AREA_NAMES, type AreaName, type AreaRoute } from 'shared-portal/routes';
import { withLocalArea } from './local-area';
import type { RemoteArea } from './remote-area';

/** A build constant (`tools/webpack/for-developers.ts`). */
declare const process: { readonly env: { readonly PORTAL_FOR_DEVELOPERS?: string } };

const REMOTES_PATH = '/remotes.json';

let shell: string | null = null;

/** Path of the published shell's script, as last read; null: unknown. */
export const publishedShell = (): string | null => shell;

/**
 * Reads the list of published areas; `reload` bypasses the browser's cache, `no-cache` asks the server whether its copy is
 * current. Rejects when the file is missing or invalid, for instance a host's HTML page.
 */
export async function readRemotes(cache: 'default' | 'reload' | 'no-cache'): Promise<readonly RemoteArea[]> {
  const response = await fetch(REMOTES_PATH, { cache });
  if (!response.ok) throw new Error(`${REMOTES_PATH} answered ${response.status}`);
  const content: unknown = await response.json();
  const areas = parseRemotes(content);
  shell = isRecord(content) && typeof content.shell === 'string' ? content.shell : null;
  if (process.env.PORTAL_FOR_DEVELOPERS) return withLocalArea(areas);
  return areas;
}

/** Picks the known areas from the file's content. Throws if the shape is wrong. */
export function parseRemotes(content: unknown): readonly RemoteArea[] {
  const areas = isRecord(content) ? content.areas : null;
  if (!Array.isArray(areas)) throw new Error(`${REMOTES_PATH} has no list of areas`);
  return areas.filter(isKnownArea).map((area) => ({
    name: area.name,
    version: String(area.version),
    contract: String(area.contract),
    entry: String(area.entry),
    integrity: isRecord(area.integrity) ? (area.integrity as Record<string, string>) : {},
    routes: Array.isArray(area.routes) ? (area.routes as readonly AreaRoute[]) : [],
    enabled: area.enabled !== false,
    message: typeof area.message === 'string' ? area.message : null,
    minimum: typeof area.minimum === 'string' ? area.minimum : null,
  }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isKnownArea = (value: unknown): value is Record<string, unknown> & { name: AreaName } =>
  isRecord(value) && AREA_NAMES.some((name) => name === value.name);

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { withLock, type ConfirmTurn } from '../build/with-lock.ts';
import { siteTexts } from '../build/site-texts.ts';
import { Ledger, type HistoryLine, type Pointer, type SiteState } from './ledger.ts';
import { publishedBuild, type PackageName } from './publication.ts';
import { clearLeftOvers, writeServed } from './write-atomically.ts';

/** A published portal: a folder for any static host, with its ledger beside it. */
export interface Site {
  readonly folder: string;
  readonly ledger: Ledger;
}

/** The site published in a folder, which may still be empty. */
export const openSite = (folder: string): Site => ({ folder, ledger: new Ledger(folder) });

/** A change of the state and its history entry. Null: nothing to do. */
export interface Change {
  readonly state: SiteState;
  readonly line: Omit<HistoryLine, 'at' | 'by'>;
}

type Decide = (state: SiteState | null, confirm: ConfirmTurn) => Promise<Change | null>;

/**
 * Applies `change` to a published package. Throws when the package is not on the site, and creates nothing in
 * a mistaken folder.
 */
export async function changePublished(
  site: Site,
  name: PackageName,
  by: string,
  decide: Decide,
): Promise<boolean> {
  getPublished(await site.ledger.state(), name);
  return change(site, by, decide);
}

/**
 * Changes the site under a lock. The state is written first, then the site's texts, each atomically, then the
 * history; an interrupted earlier change is completed first.
 */
export async function change(site: Site, by: string, decide: Decide): Promise<boolean> {
  const { folder, ledger } = site;
  await mkdir(folder, { recursive: true });
  const work = async (confirm: ConfirmTurn) => {
    for (const place of [folder, ledger.folder]) await clearLeftOvers(place);
    const before = await ledger.state();
    if (before) {
      await writeTexts(site, before);
      await noteOnce(site, before);
    }
    const decided = await decide(before, confirm);
    if (!decided) return false;
    confirm();
    const state = { ...decided.state, change: { at: new Date().toISOString(), by, ...decided.line } };
    await ledger.setState(state);
    await writeTexts(site, state);
    await noteOnce(site, state);
    return true;
  };
  const onWait = (holder: string) => console.log(`waiting for another release to end (${holder})`);
  return withLock(work, { lock: ledger.lock, onWait });
}

/** Adds a state's change to the history, unless it is the last entry. */
async function noteOnce({ ledger }: Site, { change: line }: SiteState): Promise<void> {
  if (line && !isDeepStrictEqual((await ledger.history()).at(-1), line)) await ledger.note(line);
}

/** `/remotes.json` comes first: it activates an area's new version; pages only hint at its files. */
async function writeTexts({ folder, ledger }: Site, state: SiteState): Promise<void> {
  const { template, ...shell } = await ledger.publication('shell', state.shell.version);
  const areas = state.areas.map(async ({ name, version, enabled, message, previous, minimum = null }) => {
    const publication = await ledger.publication(name, version);
    const built = publishedBuild(publication, name, folder);
    return { built, contract: publication.contract, enabled, message, previous, minimum };
  });
  const shellBuild = publishedBuild({ ...shell, template }, 'shell', folder);
  const texts = siteTexts(template, shellBuild, await Promise.all(areas), shell);
  for (const [file, text] of texts) await writeServed(path.join(folder, file), text);
}

/** Current version of a package, or null when it is not on the site. */
export function pointerOf(state: SiteState, name: PackageName): Pointer | null {
  return name === 'shell' ? state.shell : (state.areas.find((area) => area.name === name) ?? null);
}

/** Current version of a package. Throws when it is not on the site. */
export function getPublished(state: SiteState | null, name: PackageName): Pointer {
  const pointer = state && pointerOf(state, name);
  if (!pointer) throw new Error(`${name} has not been published on this site.`);
  return pointer;
}

/** The state of a site. Throws when nothing has been published there. */
export function requireState(state: SiteState | null): SiteState {
  if (!state) throw new Error('Nothing has been published on this site.');
  return state;
}

/** The state with another current version of a package; a new area comes last. */
export function withPointer(state: SiteState, pointer: Pointer): SiteState {
  if (isOfShell(pointer)) return { ...state, shell: pointer };
  const area = pointer as SiteState['areas'][number];
  const exists = state.areas.some(({ name }) => name === area.name);
  const areas = exists
    ? state.areas.map((each) => (each.name === area.name ? area : each))
    : [...state.areas, area];
  return { ...state, areas };
}

const isOfShell = (pointer: Pointer): pointer is Pointer<'shell'> => pointer.name === 'shell';

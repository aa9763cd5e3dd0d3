import { readdir } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import type { Pointer } from './ledger.ts';
import type { Site } from './site.ts';

/** What people get of each package, and which other versions are on the site, as lines of text. */
export async function listSite({ folder, ledger }: Site): Promise<string> {
  const state = await ledger.state();
  if (!state) return `Nothing has been published in ${folder}.`;
  const lines = [state.shell, ...state.areas].map(async (pointer) => {
    const others = (await versionsOf(folder, pointer)).filter((version) => version !== pointer.version);
    const notes = [
      ...(pointer.enabled ? [] : [`off${pointer.message === null ? '' : `: ${pointer.message}`}`]),
      ...(pointer.previous === null ? [] : [`before: ${pointer.previous}`]),
      ...(others.length > 0 ? [`also there: ${others.join(', ')}`] : []),
    ];
    return [pointer.name.padEnd(18), pointer.version.padEnd(10), notes.join('; ')].join(' ').trimEnd();
  });
  return (await Promise.all(lines)).join('\n');
}

async function versionsOf(folder: string, { name, version }: Pointer): Promise<readonly string[]> {
  if (name === 'shell') return [version];
  const found = await readdir(path.join(folder, 'mf', name));
  return found.filter((each) => semver.valid(each)).toSorted(semver.rcompare);
}

/** Who pointed where, when: a line each, newest first. */
export async function tellHistory({ ledger }: Site): Promise<string> {
  const lines = (await ledger.history()).toReversed().map(({ at, by, action, name, from, to, message }) => {
    const move = from === to || from === null ? (to ?? '') : `${from} → ${to}`;
    return [at, by, action, name, move, message && `"${message}"`].filter(Boolean).join('  ');
  });
  return lines.join('\n') || 'Nothing has happened yet.';
}

import type { Site } from './site.ts';
import { versionsOf } from './versions.ts';

/** The current version of each package and the other versions on the site, as lines of text. */
export async function listSite(site: Site): Promise<string> {
  const state = await site.ledger.state();
  if (!state) return `Nothing has been published in ${site.folder}.`;
  const lines = [state.shell, ...state.areas].map(async (pointer) => {
    const others = (await versionsOf(site, pointer.name)).filter((version) => version !== pointer.version);
    const notes = [
      ...(pointer.enabled ? [] : [`off${pointer.message === null ? '' : `: ${pointer.message}`}`]),
      ...(pointer.minimum ? [`open pages: ${pointer.minimum} or newer`] : []),
      ...(pointer.previous === null ? [] : [`before: ${pointer.previous}`]),
      ...(others.length > 0 ? [`also on this site: ${others.join(', ')}`] : []),
    ];
    return [pointer.name.padEnd(18), pointer.version.padEnd(10), notes.join('; ')].join(' ').trimEnd();
  });
  return (await Promise.all(lines)).join('\n');
}

/** History, one line per change, newest first. */
export async function formatHistory({ ledger }: Site): Promise<string> {
  const lines = (await ledger.history())
    .toReversed()
    .map(({ at, by, action, name, from, to, commit, message }) => {
      const move = from === to || from === null ? (to ?? '') : `${from} → ${to}`;
      return [at, by, action, name, move, commit && `(${commit})`, message && `"${message}"`]
        .filter(Boolean)
        .join('  ');
    });
  return lines.join('\n') || 'The history is empty.';
}

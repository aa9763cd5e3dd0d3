// Replaces the federation runtime's snapshots of the remotes' manifests: the shell registers the container file of each area,
// with its integrity, from /remotes.json. Saves the shell two kilobytes.

const unsupported = (): never => {
  throw new Error('Manifests are not part of this build: see tools/webpack/lighter-libraries.ts');
};

/** The runtime creates one at its start, and empties its cache where it removes a remote. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
  loadRemoteSnapshotInfo = unsupported;
}

/** There are none. */
export const getGlobalRemoteInfo = (): object => ({});

import type { MailTemplates } from '../mail/mailer.ts';

/** What the build lays beside the page for the backend in it (see webpack-browser.mjs). */
export interface BackendManifest {
  /** Address of the seeded database, a tar.gz. */
  readonly snapshot: string;
  /** Instant around which its rows were made (UTC ISO). */
  readonly seededAt: string;
  readonly templates: MailTemplates;
}

async function fetchOk(url: string | URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${String(url)} answers ${response.status}.`);
  return response;
}

interface ReadManifest extends Omit<BackendManifest, 'snapshot'> {
  readonly snapshot: Blob;
}

/** Reads the manifest and the database it names. Rejects when one of them is not there. */
export async function readManifest(manifestUrl: string): Promise<ReadManifest> {
  const response = await fetchOk(new URL(manifestUrl, location.href));
  const manifest = (await response.json()) as BackendManifest;
  const database = await fetchOk(new URL(manifest.snapshot, response.url));
  return { ...manifest, snapshot: snapshotOf(await database.arrayBuffer()) };
}

/** A server that says how a file is packed has it unpacked on the way; PGlite goes by the type alone. */
function snapshotOf(bytes: ArrayBuffer): Blob {
  const [first, second] = new Uint8Array(bytes);
  const isPacked = first === 0x1f && second === 0x8b;
  return new Blob([bytes], { type: isPacked ? 'application/x-gzip' : 'application/x-tar' });
}

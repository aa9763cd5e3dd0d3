import type { MailTemplates } from '../mail/mailer.ts';

/** What the build adds beside the page for its backend (see webpack-browser.mjs). */
export interface BackendManifest {
  /** URL of the seeded database, a tar.gz. */
  readonly snapshot: string;
  /** Reference instant of its rows (UTC ISO). */
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

/** Reads the manifest and the database that it names. Rejects when one of them is missing. */
export async function readManifest(manifestUrl: string): Promise<ReadManifest> {
  const response = await fetchOk(new URL(manifestUrl, location.href));
  const manifest = (await response.json()) as BackendManifest;
  const database = await fetchOk(new URL(manifest.snapshot, response.url));
  return { ...manifest, snapshot: snapshotOf(await database.arrayBuffer()) };
}

/**
 * With a Content-Encoding header the browser has already unpacked it; PGlite goes by the media type alone.
 */
function snapshotOf(bytes: ArrayBuffer): Blob {
  const [first, second] = new Uint8Array(bytes);
  const isPacked = first === 0x1f && second === 0x8b;
  return new Blob([bytes], { type: isPacked ? 'application/x-gzip' : 'application/x-tar' });
}

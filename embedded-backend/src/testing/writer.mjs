// Writes rows through the data API until it is killed, and reports each one only after it was acknowledged.
import path from 'node:path';
import { openFolderBackend, readProject } from '../node/index.ts';

const [, , folder, user] = process.argv;
const project = await readProject(path.resolve(import.meta.dirname, '../../../supabase'));
const { backend, secrets } = await openFolderBackend({
  folder,
  project,
  deployment: 'demonstration',
  siteUrl: 'http://127.0.0.1',
});
const headers = { apikey: secrets.keys.secret, 'content-type': 'application/json' };

for (;;) {
  const version = crypto.randomUUID();
  const body = JSON.stringify({ user_id: user, document: 'terms', version, text_sha256: 'of no text' });
  const response = await backend.fetch(
    new Request('http://127.0.0.1/rest/v1/consents', { method: 'POST', headers, body }),
  );
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  process.stdout.write(`${version}\n`);
}

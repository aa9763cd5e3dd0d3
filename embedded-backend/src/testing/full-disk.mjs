// Reports that its data folder is open; from then on the disk is full when Postgres begins a new log file.
import fs from 'node:fs';
import path from 'node:path';

const { openSync, writeSync } = fs;
const logs = new Set();
let isFull = false;
fs.openSync = (file, ...more) => {
  const descriptor = openSync(file, ...more);
  if (String(file).includes('xlogtemp')) logs.add(descriptor);
  else logs.delete(descriptor);
  return descriptor;
};
fs.writeSync = (descriptor, ...more) => {
  if (!isFull || !logs.has(descriptor)) return writeSync(descriptor, ...more);
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

const { openFolderBackend, readProject } = await import('../node/index.ts');
const { backend } = await openFolderBackend({
  folder: process.argv[2],
  project: await readProject(path.resolve(import.meta.dirname, '../../../supabase')),
  deployment: 'demonstration',
  siteUrl: 'http://127.0.0.1',
});
const insert =
  "insert into public.consents (user_id, document, version, text_sha256) values ($1, 'terms', $2, '')";
await backend.db.query(insert, [process.argv[3], 'before']);
process.stdout.write('open\n');
isFull = true;
await backend.db.exec(
  'create table public.much as select repeat(md5(i::text), 30) from generate_series(1, 40000) i',
);
process.stdout.write('written\n');

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceMigrations } from './announce-migrations.ts';

it('announces a new migration once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-migrations-'));
  const lines: string[] = [];
  let arrived: () => void = () => undefined;
  const last = new Promise<void>((resolve) => (arrived = resolve));
  const end = announceMigrations(folder, (line) => {
    lines.push(line);
    if (line.includes('second')) arrived();
  });
  for (const text of ['create', 'create table'])
    writeFileSync(path.join(folder, '20300101000000_first.sql'), text);
  writeFileSync(path.join(folder, 'notes.md'), '');
  writeFileSync(path.join(folder, '20300102000000_second.sql'), '');
  await last;
  end();
  rmSync(folder, { recursive: true });
  expect(lines).toEqual([
    'new migration 20300101000000_first.sql: restart to apply it once it is finished',
    'new migration 20300102000000_second.sql: restart to apply it once it is finished',
  ]);
});

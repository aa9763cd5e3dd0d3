import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderMailbox } from './folder-mailbox.ts';

let folder: string;
let mailbox: FolderMailbox;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinculo-mail-'));
  mailbox = new FolderMailbox(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mail = (subject: string) => ({ to: 'a@example.com', subject, html: '<p>é</p>', text: 'é' });
const send = (subject: string) => mailbox.send(mail(subject), '2030-01-01T00:00:00.000Z');
const subjects = async () => (await mailbox.list()).map(({ subject }) => subject);

it('lists the newest first, also after a restart', async () => {
  for (const subject of ['one', 'two', 'three']) await send(subject);
  expect(await subjects()).toEqual(['three', 'two', 'one']);
  mailbox = new FolderMailbox(folder);
  expect(await subjects()).toEqual(['three', 'two', 'one']);
});

it('finds an e-mail by its id only', async () => {
  const sent = await send('one');
  expect(await mailbox.get(sent.id)).toEqual({
    ...mail('one'),
    id: sent.id,
    sentAt: '2030-01-01T00:00:00.000Z',
  });
  writeFileSync(path.join(folder, '..', 'outside.json'), '{}');
  for (const id of ['', 'unknown', '../outside', '..%2foutside', sent.id.toUpperCase() + '/']) {
    expect(await mailbox.get(id)).toBeNull();
  }
  rmSync(path.join(folder, '..', 'outside.json'));
});

it('never lists a half-written e-mail', async () => {
  writeFileSync(path.join(folder, '00000000000001-000000-abcdefgh.json.part'), '{"subject"');
  await send('whole');
  expect(await subjects()).toEqual(['whole']);
});

it('can be emptied', async () => {
  await send('one');
  await mailbox.clear();
  expect(await mailbox.list()).toEqual([]);
});

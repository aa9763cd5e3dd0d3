import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderFileStore } from './folder-file-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KEY = '0b9f0d5e-8a4e-4a29-9c55-0d3a4b1f6c01';

describe('files in a folder', () => {
  it('are complete after a restart, under their key only', async () => {
    await new FolderFileStore(folder).put(KEY, new Uint8Array([1, 2, 3]));
    expect(await new FolderFileStore(folder).get(KEY)).toEqual(Buffer.from([1, 2, 3]));
    expect(readdirSync(folder)).toEqual([KEY]);
  });

  it('can be deleted, twice without an error', async () => {
    const store = new FolderFileStore(folder);
    await store.put(KEY, new Uint8Array([1]));
    await store.delete(KEY);
    await store.delete(KEY);
    expect(await store.get(KEY)).toBeNull();
  });

  it.each(['../secrets.json', 'a/b', ''])('never leave it: rejects the key %p', async (key) => {
    const store = new FolderFileStore(folder);
    await expect(store.put(key, new Uint8Array())).rejects.toThrow('Invalid storage key');
    await expect(store.get(key)).rejects.toThrow('Invalid storage key');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { FederationIdsPlugin } from './federation-ids.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'vinculo-federation-ids-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Module ids of a build whose federation entry has this name. */
async function idsOf(entry: string, plugins: Configuration['plugins'] & object) {
  const file = path.join(folder, 'node_modules/.federation', entry);
  const other = path.join(folder, 'other.js');
  mkdirSync(path.dirname(file), { recursive: true });
  for (const each of [file, other]) writeFileSync(each, 'globalThis.started = true;');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: [file, other],
    output: { path: folder },
    optimization: { moduleIds: 'deterministic', concatenateModules: false },
    plugins,
  });
  return await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const modules = stats?.toJson({ all: false, modules: true, ids: true }).modules ?? [];
      if (error) reject(error);
      else resolve(modules.map(({ id }) => id));
    });
  });
}

it("does not depend on the entry's file name", async () => {
  const plugins = [new FederationIdsPlugin()];
  const ids = await idsOf('entry.a1b2.js', plugins);
  expect(ids).toEqual([1, expect.any(Number)]);
  expect(await idsOf('entry.c3d4.js', plugins)).toEqual(ids);
  // Without the plugin, the name determines the id.
  expect(await idsOf('entry.a1b2.js', [])).not.toEqual(await idsOf('entry.c3d4.js', []));
});

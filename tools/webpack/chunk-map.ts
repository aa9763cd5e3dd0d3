import path from 'node:path';
import webpack, { type ChunkGroup, type Compilation, type Compiler, type Module } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';

export const CHUNK_MAP_FILE = 'chunk-map.json';

/** Which build files each part of a page needs. File names are relative to the build's folder. */
export interface ChunkMap {
  /** Files of the build's entry: the shell's start, an area's remoteEntry.js. */
  readonly entry: readonly string[];
  /** Files that `import()` of a module fetches, by the module's path in the repository. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** The build's fonts. */
  readonly fonts: readonly string[];
}

/** Writes chunk-map.json, the source of the HTML's preloads and of the byte budgets. */
export class ChunkMapPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(ChunkMapPlugin.name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: ChunkMapPlugin.name, stage }, () => {
        const text = JSON.stringify(chunkMapOf(compilation), null, 2);
        compilation.emitAsset(CHUNK_MAP_FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

function chunkMapOf(compilation: Compilation): ChunkMap {
  const entries = [...compilation.entrypoints.values()].flatMap((entry) => filesOf(entry));
  const imported = compilation.chunkGroups.filter((group) => !group.isInitial());
  const modules = imported.flatMap((group) => {
    const names = modulesImportedBy(group, compilation);
    return names.map((name) => [name, filesOf(group)] as const);
  });
  const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
  return { entry: [...new Set(entries)], modules: Object.fromEntries(modules), fonts };
}

const filesOf = (group: ChunkGroup) => group.getFiles().filter((file) => /\.(js|css)$/.test(file));

function modulesImportedBy(group: ChunkGroup, { moduleGraph }: Compilation): readonly string[] {
  const blocks = [...group.blocksIterable];
  const modules = blocks.flatMap(({ dependencies }) => dependencies.map((it) => moduleGraph.getModule(it)));
  return modules.flatMap((module) => nameOf(module));
}

function nameOf(module: Module | null): readonly string[] {
  const file = module?.nameForCondition();
  return file ? [path.relative(REPOSITORY, file).split(path.sep).join('/')] : [];
}

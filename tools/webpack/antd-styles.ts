import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ThemeConfig } from 'antd';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';
import { antdComponents, cachedAntdCss } from './antd-css.ts';

export const ANTD_DATA_FILE = 'antd.json';

/** A build's share of antd's CSS. */
export interface AntdData {
  readonly components: readonly string[];
  readonly brotliBytes: number;
}

/** Our own rules for antd's components, imported by AntdProvider; antd's rules are inserted before them. */
const OWN_RULES = path.join(REPOSITORY, 'shared-ui/src/antd/antd.css');

/**
 * Inserts the static CSS of exactly the antd components in the build at the start of the stylesheet of
 * AntdProvider, so that our own rules override it. Nothing is injected at run time.
 */
export class AntdStylesPlugin {
  readonly theme: ThemeConfig;

  constructor(theme: ThemeConfig) {
    this.theme = theme;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(AntdStylesPlugin.name, (compilation) => {
      // After minimizing: the extracted text is already minimal, and half a megabyte to parse.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: AntdStylesPlugin.name, stage }, () =>
        this.fill(compilation),
      );
    });
  }

  private fill(compilation: Compilation) {
    const filesOf = (chunk: Chunk) => filesOfChunk(compilation, chunk);
    const chunks = [...compilation.chunks];
    const components = antdComponents(chunks.flatMap(filesOf));
    const withOwnRules = chunks.filter((chunk) => filesOf(chunk).includes(OWN_RULES));
    const stylesheets = new Set(
      withOwnRules.flatMap(({ files }) => [...files].filter((it) => it.endsWith('.css'))),
    );
    if (components.length > 0 && stylesheets.size === 0) {
      throw new Error(`${components.join(', ')} of antd: render them inside AntdProvider of shared-ui/antd`);
    }
    if (stylesheets.size === 0) return;
    const css = cachedAntdCss(components, this.theme, path.join(REPOSITORY, '.cache/antd'));
    for (const name of stylesheets) {
      compilation.updateAsset(name, (own) => new webpack.sources.ConcatSource(css, '\n', own));
    }
    const data: AntdData = { components, brotliBytes: brotliCompressSync(css).length };
    compilation.emitAsset(ANTD_DATA_FILE, new webpack.sources.RawSource(JSON.stringify(data)));
  }
}

/** Files of the modules in a chunk, including concatenated ones. */
function filesOfChunk({ chunkGraph }: Compilation, chunk: Chunk): readonly string[] {
  const modules = [...chunkGraph.getChunkModules(chunk)].flatMap(withMerged);
  return modules.flatMap((module) => module.nameForCondition() ?? []);
}

function withMerged(module: Module): readonly Module[] {
  const { modules } = module as Module & { modules?: readonly Module[] };
  return modules ?? [module];
}

import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { PRERENDERED, SERVED } from '../manifests.ts';
import { baseConfig } from './base.ts';
import { compile } from './compile.ts';
import { demonstrationConstant, isDemonstration } from './demonstration.ts';
import { readPackageData } from './package-data.ts';
import { ROUTER_ALIASES, RouterFacadePlugin } from './router-facade.ts';
import { namesOfStyles } from './styles.ts';

/** A package's part of the prerendered pages; its fields besides path and HTML are package-specific. */
export interface PrerenderedPart {
  readonly path: string;
  readonly html: string;
}

/** Output file for a package's parts. */
export const PRERENDERED_FILE = 'prerendered.json';

const ENTRY = 'src/prerender.tsx';
const PROGRAM = 'prerender.cjs';

/** The exports of src/prerender.tsx. */
interface Program {
  readonly prerendered: (paths: readonly string[]) => Promise<readonly PrerenderedPart[]>;
}

/** Writes a package's part of the prerendered pages into its dist/, if it has one. */
export async function prerenderPackage(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, ENTRY))) return;
  const config = prerenderConfig(folder);
  await compile(config);
  const program = path.join(config.output?.path ?? '', PROGRAM);
  const { prerendered } = createRequire(import.meta.url)(program) as Program;
  const isShell = path.basename(path.resolve(folder)) === 'shell';
  const paths = isShell ? [...new Set([...PRERENDERED, ...SERVED])] : PRERENDERED;
  const parts = JSON.stringify(await prerendered(paths));
  await writeFile(path.join(path.dirname(program), PRERENDERED_FILE), parts);
  await rm(program);
}

/**
 * Build of a package's src/prerender.tsx for Node, into one file. It contains React and shared-portal, and
 * uses the class names of the page's styles.
 */
function prerenderConfig(folder: string): Configuration {
  const packageData = readPackageData(path.resolve(folder));
  const config = baseConfig(packageData, 'prerender', {});
  const isStyle = (rule: unknown) => String((rule as { test?: RegExp }).test).includes('css');
  const rules = (config.module?.rules ?? []).filter((rule) => !isStyle(rule));
  return {
    ...config,
    target: 'node20',
    entry: { prerender: path.join(packageData.folder, ENTRY) },
    output: {
      path: config.output?.path ?? '',
      filename: PROGRAM,
      library: { type: 'commonjs2' },
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...ROUTER_ALIASES,
        '@module-federation/enhanced/runtime': path.join(import.meta.dirname, 'node/federation-runtime.ts'),
      },
    },
    module: { rules: [...rules, namesOfStyles(packageData)] },
    plugins: [
      new webpack.DefinePlugin(demonstrationConstant(isDemonstration())),
      new RouterFacadePlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
  };
}

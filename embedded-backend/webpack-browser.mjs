import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { readProject, snapshotOf } from './src/node/index.ts';
import { testInstant } from './src/test-clock/instant.ts';

const HERE = import.meta.dirname;
const REPOSITORY = path.resolve(HERE, '..');
const require = createRequire(import.meta.url);

/** Lite's other databases, schema comparison and mail transport, which a page never uses. */
const UNUSED = [
  'pgsql-parser',
  'libpg-query',
  '@sqlite.org/sqlite-wasm',
  '@supabase/lite/sqlite',
  '@supabase/pg-delta/apply',
  '@supabase/pg-delta/extract',
  '@supabase/pg-delta/plan',
  'nodemailer',
];

/** Adds the seeded database, the e-mail templates and MSW's worker to the page's files. */
class BackendFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BackendFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'BackendFilesPlugin', stage }, async () => {
        const project = await readProject(path.join(REPOSITORY, 'supabase'));
        const instant = testInstant();
        const { gzip } = await snapshotOf(project, path.join(REPOSITORY, '.cache/backend'), instant);
        const snapshot = `database.${path.basename(gzip)}`;
        const manifest = JSON.stringify({
          snapshot,
          seededAt: new Date(instant),
          templates: project.templates,
        });
        /** @type {(name: string, content: Buffer) => void} */
        const emit = (name, content) => compilation.emitAsset(name, new webpack.sources.RawSource(content));
        emit(snapshot, readFileSync(gzip));
        emit('backend.json', Buffer.from(manifest));
        emit('mockServiceWorker.js', readFileSync(require.resolve('msw/mockServiceWorker.js')));
        compilation.contextDependencies.add(path.join(REPOSITORY, 'supabase'));
      });
    });
  }
}

/**
 * What a page that runs `embedded-backend/browser` adds to its webpack configuration. The page also needs
 * `wasm-unsafe-eval` in its script-src and `worker-src 'self'`; backend.json and the worker must not be
 * cached.
 * @returns {{ resolve: Pick<import('webpack').ResolveOptions, 'alias' | 'fallback'>, module: { rules:
 * import('webpack').RuleSetRule[] }, plugins: import('webpack').WebpackPluginInstance[] }}
 */
export function browserBackend() {
  return {
    resolve: {
      alias: {
        ...Object.fromEntries(UNUSED.map((name) => [name, false])),
        'portal-functions': path.join(REPOSITORY, 'supabase/functions/functions.ts'),
      },
      fallback: { fs: false, crypto: false, path: false },
    },
    // lite imports its optional drivers by name, which causes webpack warnings.
    module: { rules: [{ test: /@supabase[\\/]lite[\\/]dist[\\/]/, parser: { exprContextCritical: false } }] },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/^node:/, path.join(HERE, 'src/browser/empty-module.cjs')),
      new webpack.ProvidePlugin({ process: path.join(HERE, 'src/browser/process-module.cjs') }),
      new BackendFilesPlugin(),
    ],
  };
}

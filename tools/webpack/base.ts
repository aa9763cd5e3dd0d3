import { readdirSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type FileCacheOptions } from 'webpack';
import { REPOSITORY } from '../workspaces.ts';
import { theme } from '../../shared-ui/src/antd/theme.ts';
import { AntdStylesPlugin } from './antd-styles.ts';
import { demonstrationConstant, isDemonstration } from './demonstration.ts';
import { federationErrorsRule } from './federation.ts';
import { iconShapesRule, LIGHTER_ALIASES, WITHOUT } from './lighter-libraries.ts';
import type { PackageData } from './package-data.ts';
import { RC_ALIASES } from './rc-replacements.ts';
import { ROUTER_ALIASES, RouterFacadePlugin, routerPurityRule } from './router-facade.ts';
import { parcelsOnlyRule, reactParcelsRule } from './single-spa.ts';
import { extractStyles, minimizeStyles, styleRules } from './styles.ts';

/** Build options. Default: production, without hot reload. */
export interface BuildOptions {
  readonly development?: boolean;
  /** React refresh, for the development server. */
  readonly hot?: boolean;
  /** Includes sample users and figures; default: the environment. */
  readonly demonstration?: boolean;
}

/** Libraries that the portal uses in part and bundlers cannot tree-shake by default. */
const LIGHTER_LIBRARIES = [routerPurityRule, parcelsOnlyRule, reactParcelsRule, federationErrorsRule];

/** Settings that all builds share. `kind` separates the caches of a package's different builds. */
export function baseConfig(packageData: PackageData, kind: string, options: BuildOptions): Configuration {
  const { development = false, demonstration = isDemonstration() } = options;
  const filename = development ? '[name].js' : '[name].[contenthash:8].js';
  const ids = development ? 'named' : 'deterministic';
  return {
    name: packageData.name,
    mode: development ? 'development' : 'production',
    context: packageData.folder,
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(packageData.folder, 'dist'),
      uniqueName: packageData.uniqueName,
      filename,
      chunkFilename: filename,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
      crossOriginLoading: false,
      chunkLoadTimeout: 10_000,
    },
    cache: fileCache(
      packageData,
      [kind, development ? 'development' : 'production', demonstration ? 'demonstration' : 'service'].join(
        '-',
      ),
    ),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...RC_ALIASES, ...(development ? {} : { ...LIGHTER_ALIASES, ...WITHOUT, ...ROUTER_ALIASES }) },
    },
    module: {
      rules: [
        scriptRule(options),
        bareImports,
        ...LIGHTER_LIBRARIES,
        ...(development ? [] : [iconShapesRule]),
        ...styleRules(packageData, development),
      ],
    },
    plugins: [
      new webpack.DefinePlugin(demonstrationConstant(demonstration)),
      extractStyles(development),
      new RouterFacadePlugin(),
      new AntdStylesPlugin(theme),
    ],
    optimization: {
      moduleIds: ids,
      chunkIds: ids,
      // Mangles exports to the shortest names: 0.4 kB of the landing page.
      mangleExports: development ? false : 'size',
      minimizer: [minimizeScripts(), minimizeStyles()],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const scriptRule = ({ development = false, hot = false }: BuildOptions) => ({
  test: /\.tsx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: hot } },
    },
  },
});

/** Packages declared as ESM that still import without extensions. */
const bareImports = { test: /\.m?js$/, resolve: { fullySpecified: false } };

/** Each pass shortens the output of the one before. License notices are in the site's licences.txt. */
const minimizeScripts = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { passes: 5, ecma: 2022 }, format: { comments: false } },
    extractComments: false,
    parallel: true,
  });

function fileCache(packageData: PackageData, kind: string): FileCacheOptions {
  const tools = readdirSync(import.meta.dirname).map((file) => path.join(import.meta.dirname, file));
  return {
    type: 'filesystem',
    cacheDirectory: path.join(REPOSITORY, '.cache/webpack'),
    name: `${packageData.name}-${kind}`,
    version: packageData.version,
    buildDependencies: {
      config: [...tools.filter((file) => /\.\w+$/.test(file)), path.join(REPOSITORY, 'package-lock.json')],
    },
  };
}

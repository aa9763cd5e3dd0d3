import { cp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { AREA_NAMES } from 'shared-portal/routes';
import { barePage, entryFilesOf } from '../../../../tools/dev/dev-page.ts';
import { baseConfig } from '../../../../tools/webpack/base.ts';
import { compile } from '../../../../tools/webpack/compile.ts';
import { compressFile, isCompressible } from '../../../../tools/webpack/compress.ts';
import { readPackageData } from '../../../../tools/webpack/package-data.ts';
import { REPOSITORY } from '../../../../tools/workspaces.ts';

const FOLDER = path.join(REPOSITORY, '.cache/bench/single-page');

const areas = Object.fromEntries(
  AREA_NAMES.map((name) => [
    `area-routes/${name}$`,
    path.join(readPackageData(name).folder, 'src/routes.tsx'),
  ]),
);
const insteadOf = (request: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(request, path.join(import.meta.dirname, file));

/**
 * Builds the same screens as a plain single-page application for comparison: shell and areas in one build and
 * one React root, each screen in its own chunk, without federation, prerendered pages or preloads. Returns
 * its folder, whose only page is index.html.
 */
export async function buildSinglePage(): Promise<string> {
  const config = baseConfig(readPackageData('shell'), 'single-page', { demonstration: true });
  const stats = await compile({
    ...config,
    entry: { main: './src/index.ts' },
    output: { ...config.output, path: FOLDER, publicPath: '/' },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...areas } },
    plugins: [
      ...(config.plugins ?? []),
      insteadOf(/\/slot\/area-slot$/, 'area-slot.tsx'),
      insteadOf(/\/remotes\/load-area$/, 'load-area.ts'),
      new webpack.DefinePlugin({ 'process.env.PORTAL_FOR_DEVELOPERS': 'false' }),
    ],
  });
  await cp(path.join(REPOSITORY, 'shell/public'), FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'index.html'), barePage(entryFilesOf(stats)));
  const files = (await readdir(FOLDER)).filter(isCompressible);
  await Promise.all(files.map((file) => compressFile(path.join(FOLDER, file))));
  return FOLDER;
}

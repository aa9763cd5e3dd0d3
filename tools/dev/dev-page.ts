import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from 'webpack';
import type { BuiltPackage } from '../build/built-packages.ts';
import { pageHtml } from '../build/html.ts';
import { contentType } from '../../server/content-types.ts';
import { manifestRoutes } from '../manifests.ts';
import { REPOSITORY } from '../workspaces.ts';

export const NO_CACHE = { 'cache-control': 'no-cache' };

/** The build metadata of a package in development. */
export const unbuilt = (name: string, base: string, entry: readonly string[] = []): BuiltPackage => ({
  name,
  version: 'dev',
  folder: '',
  base,
  chunks: { entry, modules: {}, fonts: [] },
  integrity: {},
  antd: null,
  prerendered: [],
  routes: manifestRoutes(name),
});

/**
 * The portal's page around a build's entry files. Without preloads, because development chunk names and sizes
 * are not meaningful.
 */
export function barePage(entryFiles: readonly string[]): string {
  const template = readFileSync(path.join(REPOSITORY, 'shell/index.html'), 'utf8');
  return pageHtml(template, unbuilt('shell', '/', entryFiles), null);
}

/** Responds with that page. */
export function devPage(entryFiles: readonly string[], status = 200): Response {
  const headers = { ...NO_CACHE, 'content-type': 'text/html; charset=utf-8' };
  return new Response(barePage(entryFiles), { status, headers });
}

const PUBLIC = path.join(REPOSITORY, 'shell/public');

/** Returns a file that the shell publishes unchanged, such as the favicon, or null for any other path. */
export function devFile(pathname: string): Response | null {
  const file = path.join(PUBLIC, path.basename(pathname));
  if (pathname !== `/${path.basename(pathname)}` || !statSync(file, { throwIfNoEntry: false })?.isFile())
    return null;
  return new Response(readFileSync(file), { headers: { ...NO_CACHE, 'content-type': contentType(file) } });
}

/** The initial files of the build's entry `main`. */
export function entryFilesOf({ compilation }: Stats): readonly string[] {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'));
}

/** One line about a compilation, with webpack's messages when it failed. */
export function compilationLine(stats: Stats): string {
  const name = stats.compilation.name ?? '';
  const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
  const trouble = stats.hasErrors() || stats.hasWarnings() ? `\n${stats.toString('errors-warnings')}` : '';
  return `  ${name}: ${stats.hasErrors() ? 'failed' : 'ready'} (${seconds} s)${trouble}`;
}

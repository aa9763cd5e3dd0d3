import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from 'webpack';
import type { BuiltPackage } from '../build/built-packages.ts';
import { pageHtml } from '../build/html.ts';
import { contentType } from '../../server/content-types.ts';
import { REPOSITORY } from '../workspaces.ts';

export const NO_CACHE = { 'cache-control': 'no-cache' };

/** A package that is being worked on, for what is otherwise made from a finished build. */
export const unbuilt = (name: string, base: string, entry: readonly string[] = []): BuiltPackage => ({
  name,
  version: 'dev',
  folder: '',
  base,
  chunks: { entry, modules: {}, fonts: [] },
  integrity: {},
  antd: null,
  prerendered: [],
});

/** The portal's page around a build's entry files. Without preloads: names and sizes of chunks mean nothing here. */
export function barePage(entryFiles: readonly string[]): string {
  const template = readFileSync(path.join(REPOSITORY, 'shell/index.html'), 'utf8');
  return pageHtml(template, unbuilt('shell', '/', entryFiles), null);
}

/** Answers with that page. */
export function devPage(entryFiles: readonly string[], status = 200): Response {
  const headers = { ...NO_CACHE, 'content-type': 'text/html; charset=utf-8' };
  return new Response(barePage(entryFiles), { status, headers });
}

const PUBLIC = path.join(REPOSITORY, 'shell/public');

/** Answers a file that the shell publishes as it is, such as the page's icon, or null for any other path. */
export function devFile(pathname: string): Response | null {
  const file = path.join(PUBLIC, path.basename(pathname));
  if (pathname !== `/${path.basename(pathname)}` || !statSync(file, { throwIfNoEntry: false })?.isFile())
    return null;
  return new Response(readFileSync(file), { headers: { ...NO_CACHE, 'content-type': contentType(file) } });
}

/** The files that a page of the build's entry `main` begins with. */
export function entryFilesOf({ compilation }: Stats): readonly string[] {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'));
}

/** One line on a compilation, with webpack's words when it went wrong. */
export function newsOf(stats: Stats): string {
  const name = stats.compilation.name ?? '';
  const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
  const trouble = stats.hasErrors() || stats.hasWarnings() ? `\n${stats.toString('errors-warnings')}` : '';
  return `  ${name}: ${stats.hasErrors() ? 'failed' : 'ready'} (${seconds} s)${trouble}`;
}

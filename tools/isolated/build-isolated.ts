import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaName } from 'shared-portal/routes';
import { barePage, entryFilesOf } from '../dev/dev-page.ts';
import { ISOLATED_POLICY, SECURITY_HEADERS } from '../../server/security-headers.ts';
import { compile } from '../webpack/compile.ts';
import { isolatedConfig } from '../webpack/isolated.ts';
import { readPackageData } from '../webpack/package-data.ts';
import { REPOSITORY } from '../workspaces.ts';

/**
 * Builds one area alone into a folder for any static host, and returns the folder. Every path that is not a
 * file is the page (`index.html`, and `404.html` for hosts without rewrite rules); `_headers` lists the
 * response headers in the format that several hosts read. Throws with webpack's message.
 */
export async function buildIsolated(area: AreaName): Promise<string> {
  const folder = path.join(REPOSITORY, 'dist/isolated', area);
  const config = isolatedConfig(readPackageData(area).folder, folder);
  // The page contains a database, so its size limit does not apply.
  const stats = await compile({ ...config, optimization: { ...config.optimization, minimize: false } });
  const page = barePage(entryFilesOf(stats));
  await cp(path.join(REPOSITORY, 'shell/public'), folder, { recursive: true });
  for (const name of ['index.html', '404.html']) await writeFile(path.join(folder, name), page);
  await writeFile(path.join(folder, '_headers'), headersFile());
  return folder;
}

function headersFile(): string {
  const everywhere = { ...SECURITY_HEADERS, 'content-security-policy': ISOLATED_POLICY };
  const lines = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  const asked = ['/', '/backend.json', '/mockServiceWorker.js'];
  return (
    [...['/*', ...lines], ...asked.flatMap((file) => [file, '  cache-control: no-cache'])].join('\n') + '\n'
  );
}

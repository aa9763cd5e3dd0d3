import { SERVED_HOST } from '../webpack/server-bundle.ts';
import type { BuiltPackage } from './built-packages.ts';

/**
 * A module of the site for web-standard servers, made for each publication: `createHandler(options)` returns a function
 * from a Request to its Response. It imports the published server bundle by name, because some hosts load no code at run
 * time.
 * @param area the area with public pages; null: it is switched off, or there is none
 */
export function servedModule(area: BuiltPackage | null, origin: string): string {
  const bundle = area?.server ? `${area.base}${area.server.file}` : null;
  return [
    `import { createFetchHandler } from './${SERVED_HOST}';`,
    ...(bundle ? [`import { areaServer } from '.${bundle}';`] : []),
    '',
    `const servers = {${bundle ? ` '${bundle}': areaServer ` : ''}};`,
    '',
    `export const createHandler = (options) => createFetchHandler({ origin: '${origin}', servers, ...options });`,
    '',
  ].join('\n');
}

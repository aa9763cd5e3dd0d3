import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { createElement } from 'react';
import { REPOSITORY } from '../workspaces.ts';

const ANTD = path.join(REPOSITORY, 'node_modules/antd');
const STYLE_MODULE = /[\\/]node_modules[\\/]antd[\\/](?:es|lib)[\\/]([\w-]+)[\\/]style[\\/]/;

/** Shared style folders: the base of all components, and styles used by several. */
const WITHOUT_COMPONENT = new Set(['style', '_util', 'theme']);
/** Style folders whose components live in other folders. */
const COMPONENTS_ELSEWHERE: Readonly<Record<string, readonly string[]>> = { grid: ['Row', 'Col'] };

/** Names that antd exports, by folder: `date-picker` to `DatePicker`. */
function exportsByFolder(): ReadonlyMap<string, string> {
  const index = readFileSync(path.join(ANTD, 'es/index.js'), 'utf8');
  const lines = index.matchAll(/export \{ default as (\w+) \} from '\.\/([\w-]+)'/g);
  return new Map([...lines].map(([, name = '', folder = '']) => [folder, name]));
}

/**
 * The antd components whose style modules are among a build's files, directly or through other components.
 * Sorted. Throws when a style module cannot be assigned to an exported component.
 */
export function antdComponents(files: Iterable<string>): readonly string[] {
  const folders = new Set([...files].flatMap((file) => STYLE_MODULE.exec(file)?.[1] ?? []));
  const exported = exportsByFolder();
  const names = [...folders].flatMap((folder) => {
    if (WITHOUT_COMPONENT.has(folder)) return [];
    const known = COMPONENTS_ELSEWHERE[folder] ?? exported.get(folder);
    if (!known) throw new Error(`antd/es/${folder}/style belongs to no exported component`);
    return known;
  });
  return names.toSorted();
}

/**
 * Rules for every link of the page, including those outside antd: they would override the portal's own styles
 * and focus ring.
 */
const LINKS_EVERYWHERE = /(?<=^|\})a(?:[:[][^{,]*)?(?:,a(?:[:[][^{,]*)?)*\{[^}]*\}/g;

/** Font sizes: antd writes pixels, and text must follow the browser's font size. */
const FONT_SIZES = /(font-size[\w-]*:)([\d.]+)px/g;
const toRem = (_: string, property: string, px: string) => `${property}${Number(px) / 16}rem`;

/** CSS text of the named antd components with the theme, custom properties included. */
export function extractAntdCss(components: readonly string[], theme: ThemeConfig): string {
  const css = extractStyle({
    includes: [...components],
    customTheme: (node) => createElement(ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, node),
  });
  return css
    .replace(/\.data-ant-cssinjs-cache-path\{content:"[^"]*";?\}/, '')
    .replace(LINKS_EVERYWHERE, '')
    .replace(FONT_SIZES, toRem);
}

/** The same, cached in `cacheFolder` (it takes a second or two), by components, theme and antd's version. */
export function cachedAntdCss(
  components: readonly string[],
  theme: ThemeConfig,
  cacheFolder: string,
): string {
  const { version } = JSON.parse(readFileSync(path.join(ANTD, 'package.json'), 'utf8')) as {
    version: string;
  };
  const extractor = readFileSync(import.meta.filename, 'utf8');
  const key = createHash('sha256')
    .update(JSON.stringify([components, theme, version, extractor]))
    .digest('hex');
  const file = path.join(cacheFolder, `${key.slice(0, 20)}.css`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const css = extractAntdCss(components, theme);
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(file, css);
    return css;
  }
}

import { PRODUCT_NAME } from 'shared-domain/product';
import { PRERENDERED } from '../manifests.ts';
import type { PrerenderedPart } from '../webpack/prerender.ts';
import { html as markup } from '../../server/mailbox/html.ts';

/** Metadata of a prerendered page for search engines and link previews, and the area's part of its HTML. */
export interface PageData extends PrerenderedPart {
  /** Canonical path when two pages show the same content. */
  readonly canonical: string;
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** Module of the screen under the area's src/; null when the area's entry contains it. */
  readonly module: string | null;
  /** `{origin}` stands for the portal's origin. */
  readonly structuredData: readonly object[];
}

/** The HTML file of such a page; null for every other route. */
export function prerenderedFile(path: string): string | null {
  if (!PRERENDERED.includes(path)) return null;
  return path === '/' ? 'home.html' : `${path.slice(1)}.html`;
}

/** Where the shell's frame places the area's HTML. */
export const AREA_PLACE = '<!--area-->';

/**
 * Inserts the content and metadata of a page into its HTML. Throws when a placeholder is missing.
 * @param frame the shell's part, around the area's
 * @param origin of the deployment; shared and indexed URLs are absolute
 */
export function prerenderedHtml(html: string, frame: string, page: PageData, origin: string): string {
  const content = frame.replace(AREA_PLACE, () => page.html);
  const root = `<div id="root" data-prerendered="${page.path}">${content}</div>`;
  const named = replaceOnce(html, /<title>[^<]*<\/title>/, markup`<title>${titleOf(page)}</title>`.text);
  const described = replaceOnce(
    named,
    /<meta\s+name="description"[^>]*>/,
    headOf(page, origin).join('\n    '),
  );
  const readable = replaceOnce(described, /<noscript>[^<]*<\/noscript>\s*/, '');
  return replaceOnce(readable, /<div id="root"><\/div>/, root);
}

const titleOf = ({ title }: PageData) => `${title} · ${PRODUCT_NAME}`;

function headOf(page: PageData, origin: string): readonly string[] {
  const address = origin + page.canonical;
  const named = { description: page.description, 'twitter:card': 'summary_large_image' };
  const shared = {
    'og:site_name': PRODUCT_NAME,
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:title': titleOf(page),
    'og:description': page.description,
    'og:url': address,
    'og:image': `${origin}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${PRODUCT_NAME}: psicologia e psiquiatria online`,
  };
  return [
    ...Object.entries(named).map(([name, text]) => markup`<meta name="${name}" content="${text}" />`.text),
    ...Object.entries(shared).map(
      ([name, text]) => markup`<meta property="${name}" content="${text}" />`.text,
    ),
    markup`<link rel="canonical" href="${address}" />`.text,
    ...page.structuredData.map((data) => dataBlock(data, origin)),
  ];
}

/**
 * Data that is never executed, so the policy against inline scripts allows it. Its text is escaped and cannot
 * close the element.
 */
function dataBlock(data: object, origin: string): string {
  const text = JSON.stringify(data).replaceAll('{origin}', origin).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

/** Replaces a placeholder. Throws when it is missing. */
export function replaceOnce(html: string, place: RegExp | string, by: string): string {
  if (html.search(place) < 0)
    throw new Error(
      `The page does not match ${String(place)}, so this cannot be inserted: ${by.slice(0, 40)}`,
    );
  return html.replace(place, () => by);
}

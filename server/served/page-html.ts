import type { ServedHead, ServedPage } from 'shared-portal/contract';
import { html } from '../mailbox/html.ts';

/** The portal around the pages. */
export interface PortalFacts {
  /** Absolute, without a trailing slash. From the configuration: a request's Host can be forged. */
  readonly origin: string;
  readonly productName: string;
}

/**
 * The HTML of a page. Its parts are joined and not searched for placeholders, so that no rendered text can be
 * taken for one.
 * @param frame HTML before, between and after title, metadata, the area's HTML and the data
 */
export function pageHtml(frame: readonly string[], page: ServedPage, portal: PortalFacts): string {
  const title = `${page.head.title} · ${portal.productName}`;
  const parts = [
    html`<title>${title}</title>`.text,
    metadata(page.head, title, portal),
    page.html,
    `<script type="application/json" id="served">${jsonText(page.data)}</script>`,
  ];
  return frame.map((text, index) => text + (parts[index] ?? '')).join('');
}

/** JSON that cannot close its element. */
const jsonText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

function metadata(head: ServedHead, title: string, { origin, productName }: PortalFacts): string {
  const address = origin + head.canonical;
  const named = {
    description: head.description,
    ...(!head.isIndexed && { robots: 'noindex' }),
    'twitter:card': head.image ? 'summary' : 'summary_large_image',
  };
  const shared = {
    'og:site_name': productName,
    'og:type': head.type,
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:description': head.description,
    'og:url': address,
    'og:image': head.image ?? `${origin}/share.png`,
  };
  return [
    ...Object.entries(named).map(([name, text]) => html`<meta name="${name}" content="${text}" />`.text),
    ...Object.entries(shared).map(([name, text]) => html`<meta property="${name}" content="${text}" />`.text),
    html`<link rel="canonical" href="${address}" />`.text,
    ...head.structuredData.map((data) => `<script type="application/ld+json">${jsonText(data)}</script>`),
  ].join('\n    ');
}

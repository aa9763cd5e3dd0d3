import type { OutgoingMail } from './context.ts';
import { PRODUCT_NAME } from './product.ts';

/** The content of an e-mail before it is rendered. Every text is plain: none of it is interpreted as HTML. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly title: string;
  /** The text beside the subject in lists of e-mails; default: the first paragraph after the greeting. */
  readonly preview?: string;
  readonly paragraphs: readonly string[];
  /** A user's text, shown as a quotation. */
  readonly quote?: string | null;
  readonly button?: { readonly label: string; readonly href: string } | undefined;
  /** Small print at the end. */
  readonly foot: string;
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&#34;')
    .replaceAll("'", '&#39;')
    .replaceAll('\n', '<br>');

/** Invisible: without it, lists of e-mails show the text that follows a short preview. */
const AFTER_PREVIEW = '\u200c\u00a0'.repeat(120);

const DISPLAY = 'Rosario, Georgia, serif';

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
const quotation = (text: string) =>
  `<p style="margin:0 0 24px;padding:16px;border-radius:12px;background:#fdf1e8">${escape(text)}</p>`;
const button = (label: string, href: string) =>
  `<p style="margin:8px 0 32px"><a href="${escape(href)}" style="display:inline-block;padding:14px 28px;` +
  `border-radius:999px;background:#0f5f59;color:#ffffff;font-weight:600;text-decoration:none">${escape(label)}</a></p>`;

/** Renders an e-mail with the layout of the others (supabase/templates), and a plain text version. */
export function mailPage({
  to,
  subject,
  title,
  preview,
  paragraphs,
  quote,
  button: way,
  foot,
}: MailContent): OutgoingMail {
  const body = [
    ...paragraphs.map(paragraph),
    ...(quote ? [quotation(quote)] : []),
    ...(way ? [button(way.label, way.href)] : []),
  ].join('\n');
  const preheader = `${preview ?? paragraphs[1] ?? title} ${AFTER_PREVIEW}`;
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f3ee;color:#24312f;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6">
<div style="display:none;max-height:0;overflow:hidden">${escape(preheader)}</div>
<table role="presentation" align="center" width="100%" style="max-width:520px;margin:0 auto;border-collapse:collapse">
<tr><td style="padding:24px 32px;border-radius:16px 16px 0 0;background:#0f5f59;color:#ffffff;font-family:${DISPLAY};font-size:24px;font-weight:600">${PRODUCT_NAME}</td></tr>
<tr><td style="height:6px;background:#f5b487;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:32px;border-radius:0 0 16px 16px;background:#ffffff">
<h1 style="margin:0 0 16px;color:#0f5f59;font-family:${DISPLAY};font-size:26px;line-height:1.25">${escape(title)}</h1>
${body}
<p style="margin:0;color:#5b6a67;font-size:14px">${escape(foot)}</p>
</td></tr></table>
</body></html>`;
  const text = [
    title,
    ...paragraphs,
    ...(quote ? [quote] : []),
    ...(way ? [`${way.label}: ${way.href}`] : []),
    foot,
  ];
  return { to, subject: subject.replaceAll(/[\r\n]+/g, ' '), html, text: text.join('\n\n') };
}

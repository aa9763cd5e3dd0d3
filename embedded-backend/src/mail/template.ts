/** The variables that GoTrue passes to an e-mail template. */
export interface MailVariables {
  readonly SiteURL: string;
  readonly ConfirmationURL: string;
  readonly Email: string;
  readonly Token: string;
  readonly TokenHash: string;
  readonly RedirectTo: string;
}

const VARIABLE = /\{\{\s*\.(\w+)\s*\}\}/g;

const escapeHtml = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&#34;')
    .replaceAll("'", '&#39;');

function fill(template: string, variables: MailVariables, escape: (value: string) => string): string {
  return template.replace(VARIABLE, (_whole, name: string) => {
    const value: unknown = Reflect.get(variables, name);
    if (typeof value !== 'string') throw new Error(`Unknown e-mail variable ${name}`);
    return escape(value);
  });
}

/** A link's URL: unchanged before the question mark, percent-encoded after it. */
function fillAddress(address: string, variables: MailVariables): string {
  const question = address.indexOf('?');
  const path = question < 0 ? address : address.slice(0, question);
  const query = question < 0 ? '' : address.slice(question);
  return fill(path, variables, escapeHtml) + fill(query, variables, encodeURIComponent);
}

/**
 * Renders a template like Go's html/template does for GoTrue: values in a link's query are percent-encoded,
 * all others are escaped as HTML text.
 */
export function renderTemplate(template: string, variables: MailVariables): string {
  // A single pass over links and variables, so that values are never interpreted as template.
  return template.replace(/href="([^"]*)"|\{\{\s*\.\w+\s*\}\}/g, (whole, address: string | undefined) =>
    address === undefined ? fill(whole, variables, escapeHtml) : `href="${fillAddress(address, variables)}"`,
  );
}

/** The subject of an e-mail: the title of its template. */
export function subjectOf(template: string): string {
  return /<title>([^<]*)<\/title>/.exec(template)?.[1]?.trim() ?? '';
}

/** The plain text version: its paragraphs and the URLs of its links. */
export function plainText(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;
  return body
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>\s*([\s\S]*?)\s*<\/a\s*>/g, '$2: $1')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&') // last: the unescaped result is text
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

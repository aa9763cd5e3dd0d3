/** The variables GoTrue gives a mail template. */
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
    if (typeof value !== 'string') throw new Error(`Unknown mail variable ${name}`);
    return escape(value);
  });
}

/** A link's address: as it stands before the question mark, percent-encoded behind it. */
function fillAddress(address: string, variables: MailVariables): string {
  const question = address.indexOf('?');
  const path = question < 0 ? address : address.slice(0, question);
  const query = question < 0 ? '' : address.slice(question);
  return fill(path, variables, escapeHtml) + fill(query, variables, encodeURIComponent);
}

/**
 * Fills a template the way Go's html/template does for GoTrue: values in a link's query are
 * percent-encoded, all others are escaped as HTML text.
 */
export function renderTemplate(template: string, variables: MailVariables): string {
  // One pass over links and loose variables: what a value brings in is never read as template.
  return template.replace(/href="([^"]*)"|\{\{\s*\.\w+\s*\}\}/g, (whole, address: string | undefined) =>
    address === undefined ? fill(whole, variables, escapeHtml) : `href="${fillAddress(address, variables)}"`,
  );
}

/** The subject of a mail: the title of its template. */
export function subjectOf(template: string): string {
  return /<title>([^<]*)<\/title>/.exec(template)?.[1]?.trim() ?? '';
}

/** The mail for readers without HTML: its paragraphs and the addresses of its links. */
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
    .replaceAll('&amp;', '&') // last: what it brings to light is text
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

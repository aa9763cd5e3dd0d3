/*
 * What every iCalendar file needs (RFC 5545). Functions are deployed without the portal's packages, so
 * supabase/functions/_shared/ics.ts is a copy of this file; a test compares them.
 */

const LINE_OCTETS = 75;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A text as a property's value (3.3.11): escaped, without control characters, which a calendar may refuse. */
export function icsText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** An instant (UTC ISO string or Date) as "20261121T130000Z" (3.3.5, form 2). */
export function icsInstant(instant: string | Date): string {
  return new Date(instant).toISOString().replace(/[-:]|\.[0-9]+/g, '');
}

/** Lines of at most 75 octets (3.1); continuation lines start with a space. Never splits a letter. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const letter of line) {
    const room = parts.length === 1 ? LINE_OCTETS : LINE_OCTETS - 1;
    const last = parts.at(-1) ?? '';
    if (octets(last + letter) > room) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts.join('\r\n ');
}

/** Content lines such as "BEGIN:VCALENDAR" or `SUMMARY:${icsText(title)}` as a file, folded, with CRLF. */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

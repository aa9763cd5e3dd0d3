import type { FunctionContext } from '../_shared/context.ts';
import { handler } from '../_shared/handler.ts';
import { restAs } from '../_shared/rest.ts';
import { busyCalendar, type BusyTime } from './busy-calendar.ts';

interface Calendar {
  readonly rows: readonly BusyTime[];
  /** Seconds, once it was read too often. */
  readonly retry_after: number | null;
}

/** Programs keep their copy and ask whether it is still true; proxies and search engines keep nothing. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

const answer = (status: number, headers: Readonly<Record<string, string>> = {}, body: string | null = null) =>
  new Response(body, { status, headers: { ...HEADERS, ...headers } });

async function sha256(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The secret of `…/calendar/<secret>.ics`; anything else gives a text that is no secret. */
const secretOf = ({ url }: Request): string =>
  /\/calendar\/([\w-]+)\.ics$/.exec(new URL(url).pathname)?.[1] ?? '';

/** Only the hash leaves this function: the secret is in no request to the database, so in none of its logs. */
async function read(request: Request, context: FunctionContext): Promise<Calendar | null> {
  const rest = restAs(context, context.secretKey, context.secretKey);
  return rest.call<Calendar | null>('read_calendar', { secret_sum: await sha256(secretOf(request)) });
}

/** Weak: DTSTAMP differs at each reading. */
const etagOf = async (rows: readonly BusyTime[]) =>
  `W/"${(await sha256(JSON.stringify(rows))).slice(0, 32)}"`;

/** If-None-Match of RFC 9110, 13.1.2: a list, compared weakly. */
const matches = (header: string | null, etag: string): boolean =>
  header !== null &&
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.slice(2));

/**
 * The busy times of a professional as a calendar, for programs that know only its address: GET or HEAD
 * `/functions/v1/calendar/<secret>.ics`, without key or token. Every wrong address is answered alike.
 */
export const calendar = handler(async (request, context) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { allow: 'GET, HEAD' });
  const found = await read(request, context);
  if (found === null) return answer(404);
  if (found.retry_after !== null) return answer(429, { 'retry-after': String(found.retry_after) });
  const etag = await etagOf(found.rows);
  if (matches(request.headers.get('if-none-match'), etag)) return answer(304, { etag });
  const type = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="agenda.ics"',
  };
  const body = request.method === 'HEAD' ? null : busyCalendar(found.rows, new Date());
  return answer(200, { ...type, etag }, body);
});

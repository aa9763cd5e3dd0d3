import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';

/** What kind of address a request was for. */
export type RequestKind =
  'auth' | 'rest' | 'storage' | 'functions' | 'realtime' | 'operations' | 'file' | 'page';

/** An answered request, without personal data. */
export interface Answered {
  /** The `x-request-id` of the response. */
  readonly id: string;
  readonly method: string;
  readonly kind: RequestKind;
  /** The path without identifiers, secrets and file names of users. */
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id of a request: a trusted proxy's (`x-request-id`), otherwise a new one. */
export function requestIdOf(message: IncomingMessage, hasTrustedProxy: boolean): string {
  const [sent = ''] = message.headersDistinct['x-request-id'] ?? [];
  return hasTrustedProxy && REQUEST_ID.test(sent) ? sent : randomUUID();
}

const OPERATIONS = ['/healthz', '/readyz', '/metrics'] as const;

/** The kind of a path. */
export function kindOf(pathname: string): RequestKind {
  const [, api] = /^\/(auth|rest|storage|functions|realtime)\/v1(?:\/|$)/.exec(pathname) ?? [];
  if (api !== undefined) return api as RequestKind;
  if (OPERATIONS.some((path) => path === pathname)) return 'operations';
  return extname(pathname) ? 'file' : 'page';
}

const IDENTIFIER = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
/** Letters as in the names of routes and procedures. */
const PLAIN = /^[\w.:-]+$/;
/** An address of a calendar or a webhook ends with a secret, a stored file's with names of users. */
const HIDDEN = /^(\/functions\/v1\/(?:calendar|pix-webhook)\/|\/storage\/v1\/(?:object|render)\/).*$/;

/** The path of a URL for logs: without query, identifiers, secrets, and segments that a user may have typed. */
export function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '').replace(HIDDEN, '$1…');
  return path
    .split('/')
    .map((segment) => (segment === '' || segment === '…' || PLAIN.test(segment) ? segment : '…'))
    .join('/')
    .replaceAll(IDENTIFIER, ':id');
}

import { normalizeEmail } from 'shared-domain/email';
import { SEND_WINDOW_MINUTES } from 'shared-domain/resend';
import { tryStorage } from 'shared-portal/browser-storage';

/** A code or link e-mail requested in this tab. */
export interface Sent {
  readonly email: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const KEY = 'vinculo-sent';

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** E-mails sent within the rate-limit window. Survives a reload; empty if storage is unavailable. */
export function readSendLog(): readonly Sent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const now = Date.now();
    const isRecent = ({ at }: Sent) => at <= now && at > now - SEND_WINDOW_MINUTES * 60_000;
    return Array.isArray(stored) ? stored.filter(isSent).filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Records an e-mail sent now. Returns the updated log. */
export function recordSent(email: string): readonly Sent[] {
  const log = [...readSendLog(), { email: normalizeEmail(email), at: Date.now() }];
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(log))); // storage is unavailable: only the server counts
  return log;
}

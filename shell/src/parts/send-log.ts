import { normalizeEmail } from 'shared-domain/email';
import { SEND_WINDOW_MINUTES } from 'shared-domain/resend';
import { whereAllowed } from 'shared-portal/browser-storage';

/** An e-mail with a code or a link that was asked for in this tab. */
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

/** What was sent within the window that counts. A reload finds it again; empty where storage is refused. */
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

/** Notes that an e-mail was sent now. Answers the log with it. */
export function noteSent(email: string): readonly Sent[] {
  const log = [...readSendLog(), { email: normalizeEmail(email), at: Date.now() }];
  whereAllowed(() => sessionStorage.setItem(KEY, JSON.stringify(log))); // refused: the server alone keeps count
  return log;
}

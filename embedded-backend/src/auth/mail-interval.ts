import { askedTooOften } from './auth-error.ts';
import type { AuthContext } from './context.ts';
import type { TokenSlot } from './one-time-token.ts';
import type { UserRow } from './users.ts';

/** Refuses (429) a second mail of one kind to one person within the interval. */
export function checkMailInterval(context: AuthContext, user: UserRow, slot: TokenSlot): void {
  const sentAt = user[`${slot}_sent_at`];
  if (sentAt === null) return;
  const nextAt = Date.parse(sentAt) + context.settings.mailIntervalSeconds * 1000;
  const wait = nextAt - context.clock.now();
  if (wait <= 0) return;
  throw askedTooOften(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.floor(wait / 1000)} seconds.`,
    wait,
  );
}

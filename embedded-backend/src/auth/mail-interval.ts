import type { Database } from '../database/database.ts';
import { tooManyRequests } from './auth-error.ts';
import type { AuthContext } from './context.ts';
import type { TokenSlot } from './one-time-token.ts';
import type { UserRow } from './users.ts';

/**
 * Refuses (429) a second e-mail of one kind to one user within the interval, also for concurrent requests.
 */
export async function checkMailInterval(
  context: AuthContext,
  inside: Database,
  { id }: UserRow,
  slot: TokenSlot,
): Promise<void> {
  // Read under a lock: what the request read before may be outdated.
  const [user] = await inside.query<Pick<UserRow, `${TokenSlot}_sent_at`>>(
    'select confirmation_sent_at, recovery_sent_at from auth.users where id = $1 for no key update',
    [id],
  );
  const sentAt = user?.[`${slot}_sent_at`] ?? null;
  if (sentAt === null) return;
  const nextAt = Date.parse(sentAt) + context.settings.mailIntervalSeconds * 1000;
  const wait = nextAt - context.clock.now();
  if (wait <= 0) return;
  throw tooManyRequests(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.floor(wait / 1000)} seconds.`,
    wait,
  );
}

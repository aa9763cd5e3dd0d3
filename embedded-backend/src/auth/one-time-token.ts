import type { Database } from '../database/database.ts';
import { nowIso, type AuthContext } from './context.ts';
import type { UserRow } from './users.ts';

/**
 * Where an e-mailed token is stored. Recovery and magic link share one slot: a new token replaces the old
 * one.
 */
export type TokenSlot = 'confirmation' | 'recovery';

/** The parts of a token in an e-mail: the digits to type and the hash in a link. */
export interface MailedToken {
  readonly code: string;
  readonly tokenHash: string;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Six random digits; rejection sampling keeps every code equally likely. */
function randomCode(): string {
  const limit = 4_294_000_000;
  for (;;) {
    const [value = limit] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return String(value % 1_000_000).padStart(6, '0');
  }
}

/**
 * The link's hash for an address and a code: 56 hexadecimal digits, like GoTrue's. Keyed by the deployment's
 * secret, because the code alone has only a million values.
 */
export async function tokenHashOf(email: string, code: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${email}:${code}`));
  return hex(signature).slice(0, 56);
}

/** The stored digest of a link's hash: sufficient to recognise the link, insufficient to reconstruct it. */
async function storedHashOf(tokenHash: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(tokenHash)));
}

/** Creates a token for a user and stores it in its slot, replacing the previous one. */
export async function issueToken(
  context: AuthContext,
  inside: Database,
  user: UserRow,
  slot: TokenSlot,
): Promise<MailedToken> {
  const email = user.email ?? '';
  const code = randomCode();
  const tokenHash = await tokenHashOf(email, code, context.keys.jwtSecret);
  const stored = await storedHashOf(tokenHash);
  const now = nowIso(context);
  await inside.query(
    `update auth.users set ${slot}_token = $2, ${slot}_sent_at = $3, updated_at = $3 where id = $1`,
    [user.id, stored, now],
  );
  await inside.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
     values ($1, $2, $3::auth.one_time_token_type, $4, $5)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash`,
    [crypto.randomUUID(), user.id, `${slot}_token`, stored, email],
  );
  return { code, tokenHash };
}

/** Invalidates all e-mailed tokens of a user: one was used, or the password changed. */
export async function clearTokens(inside: Database, userId: string): Promise<void> {
  await inside.query(`update auth.users set confirmation_token = '', recovery_token = '' where id = $1`, [
    userId,
  ]);
  await inside.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}

/** The user whose unexpired token has this link hash in one of the slots, or null. */
export async function findUserByTokenHash(
  context: AuthContext,
  inside: Database,
  tokenHash: string,
  slots: readonly TokenSlot[],
): Promise<UserRow | null> {
  const stored = await storedHashOf(tokenHash);
  const oldest = new Date(context.clock.now() - context.settings.otpSeconds * 1000).toISOString();
  const [user] = await inside.query<UserRow>(
    `select u.* from auth.one_time_tokens t join auth.users u on u.id = t.user_id
     where t.token_hash = $1 and t.token_type::text = any ($2) and u.deleted_at is null
       and case t.token_type when 'confirmation_token' then u.confirmation_sent_at
                             else u.recovery_sent_at end > $3`,
    [stored, slots.map((slot) => `${slot}_token`), oldest],
  );
  return user ?? null;
}

/** Delay between two e-mails with a code or a link. */
export const RESEND_WAIT_SECONDS = 60;
/** Maximum number of e-mails in one window. */
export const SEND_ATTEMPTS = 5;
export const SEND_WINDOW_MINUTES = 60;

export type SendDecision =
  | { readonly kind: 'allowed' }
  /** The last e-mail is too recent. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Five e-mails within the hour. */
  | { readonly kind: 'limit' };

/**
 * Whether another e-mail may be requested.
 * @param sentAt when earlier e-mails were sent, epoch milliseconds, in any order
 * @param now epoch milliseconds
 */
export function decideSend(sentAt: readonly number[], now: number): SendDecision {
  const windowStart = now - SEND_WINDOW_MINUTES * 60_000;
  const recent = sentAt.filter((moment) => moment > windowStart);
  if (recent.length >= SEND_ATTEMPTS) return { kind: 'limit' };
  const seconds = Math.ceil((Math.max(-Infinity, ...recent) + RESEND_WAIT_SECONDS * 1000 - now) / 1000);
  return seconds > 0 ? { kind: 'wait', seconds } : { kind: 'allowed' };
}

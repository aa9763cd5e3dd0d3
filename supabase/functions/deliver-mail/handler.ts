import { asService } from '../_shared/caller.ts';
import type { FunctionContext, OutgoingMail } from '../_shared/context.ts';
import { handler } from '../_shared/handler.ts';
import type { Rest } from '../_shared/rest.ts';
import { sessionMail, type SessionFacts } from './session-mails.ts';
import { suspensionMail, type SuspensionFacts } from './suspension-mail.ts';

interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly payload: unknown;
  readonly not_after: string | null;
}

/**
 * Sends what waits in the outbox: twenty e-mails a call, each marked as sent or failed on its own, so that calling it
 * again never sends one twice. For the service alone (pg_cron, or the embedded backend's timer).
 */
export const deliverMail = handler(async (request, context) => {
  const rest = asService(request, context);
  const waiting = await rest.call<WaitingMail[]>('claim_mails', { at_most: 20 });
  let sent = 0;
  for (const mail of waiting) if (await deliver(mail, rest, context)) sent += 1;
  return Response.json({ success: true, data: { sent, failed: waiting.length - sent } });
});

async function deliver(mail: WaitingMail, rest: Rest, context: FunctionContext): Promise<boolean> {
  try {
    await context.sendMail({
      ...written(mail, context.siteUrl),
      ...(mail.not_after === null ? {} : { notAfter: mail.not_after }),
    });
  } catch (error) {
    await rest.call('mail_failed', { mail_id: mail.id, error: String(error) });
    return false;
  }
  await rest.call('mail_sent', { mail_id: mail.id });
  return true;
}

function written({ kind, recipient, payload }: WaitingMail, siteUrl: string): OutgoingMail {
  return kind === 'suspended'
    ? suspensionMail(recipient, payload as SuspensionFacts, siteUrl)
    : sessionMail(kind, recipient, payload as SessionFacts, siteUrl);
}

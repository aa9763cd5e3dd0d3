import { asService } from '../_shared/caller.ts';
import type { FunctionContext, OutgoingMail } from '../_shared/context.ts';
import { handler } from '../_shared/handler.ts';
import type { Rest } from '../_shared/rest.ts';
import { accountMail, type AccountMailData } from './account-mails.ts';
import { calendarPart } from './calendar-part.ts';
import { payoutMail, type PayoutMailData } from './payout-mails.ts';
import { privacyMail, type PrivacyMailData } from './privacy-mails.ts';
import type { ConsultationMailData } from './consultation-mail.ts';
import { consultationMail } from './consultation-mails.ts';
import {
  reinstatementMail,
  suspensionMail,
  type ReinstatementMailData,
  type SuspensionMailData,
} from './suspension-mail.ts';

interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly payload: unknown;
  readonly not_after: string | null;
}

/** After this time no further e-mail is claimed, in milliseconds: the next call follows within a minute. */
const ENOUGH_MS = 45_000;

type Outcome = 'sent' | 'failed' | 'unrecorded';

/**
 * Sends the e-mails waiting in the outbox. Each is claimed, and so checked against the current state, only
 * when the previous one is finished, because a mail service may be slow. A failure does not stop the others.
 * An e-mail that was sent but could not be recorded (`unrecorded`) is sent again when its claim expires. For
 * the service role only (pg_cron, or the embedded backend's timer).
 */
export const deliverMail = handler(async (request, context) => {
  const rest = asService(request, context);
  const data: Record<Outcome, number> = { sent: 0, failed: 0, unrecorded: 0 };
  const end = Date.now() + ENOUGH_MS;
  do {
    const [mail] = await rest.call<WaitingMail[]>('claim_mails', { at_most: 1 });
    if (mail === undefined) break;
    data[await deliver(mail, rest, context)] += 1;
  } while (Date.now() < end);
  return Response.json({ success: true, data });
});

async function deliver(mail: WaitingMail, rest: Rest, context: FunctionContext): Promise<Outcome> {
  const { id: mail_id } = mail;
  const error = await send(mail, context).catch(String);
  const outcome = error === undefined ? 'sent' : 'failed';
  const note = () =>
    error === undefined ? rest.call('mail_sent', { mail_id }) : rest.call('mail_failed', { mail_id, error });
  // Retried, because an unrecorded e-mail is sent twice.
  return note()
    .catch(note)
    .then(
      () => outcome,
      () => 'unrecorded',
    );
}

async function send(waiting: WaitingMail, context: FunctionContext): Promise<undefined> {
  const { kind, recipient: to, payload, not_after: notAfter } = waiting;
  const calendar = calendarPart(
    kind,
    { to, sender: senderOf(context) },
    payload as ConsultationMailData,
    new Date(),
  );
  await context.sendMail({
    ...written(waiting, context.siteUrl),
    ...(notAfter !== null && { notAfter }),
    ...(calendar && { calendar }),
  });
}

/** The address that e-mails come from, for calendars: they trust an organizer who is the sender. */
function senderOf({ sender, siteUrl }: FunctionContext): string {
  const address = /<([^<>]+)>\s*$/.exec(sender ?? '')?.[1] ?? sender;
  return address?.trim() || `nao-responda@${new URL(siteUrl).hostname}`;
}

function written({ kind, recipient, payload, not_after }: WaitingMail, siteUrl: string): OutgoingMail {
  if (kind === 'suspended') return suspensionMail(recipient, payload as SuspensionMailData, siteUrl);
  if (kind === 'reinstated') return reinstatementMail(recipient, payload as ReinstatementMailData, siteUrl);
  return (
    accountMail(kind, recipient, payload as AccountMailData, siteUrl) ??
    privacyMail(kind, recipient, payload as PrivacyMailData, siteUrl) ??
    payoutMail(kind, recipient, payload as PayoutMailData, siteUrl) ??
    consultationMail(kind, recipient, { ...(payload as ConsultationMailData), not_after }, siteUrl)
  );
}

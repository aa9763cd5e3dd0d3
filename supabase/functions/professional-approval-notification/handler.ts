import { bodyOf, optionalText } from '../_shared/body.ts';
import { asMember } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import { ACTIONS, decisionMail } from './decision-mail.ts';

/**
 * E-mails an applicant the team's decision: `action` (approve, reject, request_info), `professional_email`,
 * `professional_name`, `admin_notes`, `rejection_reason`, and `application_id` if known. For admins, and only
 * about an application: `professional_email` is the address in it, which is unverified, so the e-mail goes to
 * the verified address of the applicant's account. 502 when it was not sent; the decision remains valid.
 */
export const professionalApprovalNotification = handler(async (request, context) => {
  const rest = await asMember('approvals.decide', request, context);
  const body = await bodyOf(request);
  const action = ACTIONS.find((known) => known === body['action']);
  const email = optionalText(body, 'professional_email');
  if (!action || !email)
    throw new Refusal(400, 'invalid_body', 'action and professional_email are required.');
  const address = await rest.call<string | null>('applicant_address', {
    email,
    application_id: optionalText(body, 'application_id'),
  });
  if (!address) throw new Refusal(404, 'application_not_found', 'No application has this address.');
  const mail = decisionMail({
    action,
    email: address,
    name: optionalText(body, 'professional_name') ?? 'profissional',
    notes: optionalText(body, 'admin_notes'),
    reason: optionalText(body, 'rejection_reason'),
    siteUrl: context.siteUrl,
  });
  try {
    await context.sendMail(mail);
  } catch {
    throw new Refusal(502, 'mail_failed', 'The e-mail was not sent.');
  }
  return Response.json({ success: true });
});

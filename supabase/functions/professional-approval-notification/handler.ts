import { bodyOf, optionalText } from '../_shared/body.ts';
import { asAdmin } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import { ACTIONS, decisionMail } from './decision-mail.ts';

/**
 * Writes to an applicant what the team decided: `action` (approve, reject, request_info), `professional_email`,
 * `professional_name`, `admin_notes`, `rejection_reason`. For admins, and only to addresses that have applied: nobody
 * is to be written to through it otherwise. 502 when the e-mail did not go out; the decision stands in any case.
 */
export const professionalApprovalNotification = handler(async (request, context) => {
  const rest = await asAdmin(request, context);
  const body = await bodyOf(request);
  const action = ACTIONS.find((known) => known === body['action']);
  const email = optionalText(body, 'professional_email');
  if (!action || !email)
    throw new Refusal(400, 'invalid_body', 'action and professional_email are required.');
  const found = await rest.read<{ email: string }>(
    'professional_applications',
    `select=email&email=eq.${encodeURIComponent(email)}&limit=1`,
  );
  if (found.length === 0)
    throw new Refusal(404, 'application_not_found', 'Nobody applied from this address.');
  const mail = decisionMail({
    action,
    email,
    name: optionalText(body, 'professional_name') ?? 'profissional',
    notes: optionalText(body, 'admin_notes'),
    reason: optionalText(body, 'rejection_reason'),
    siteUrl: context.siteUrl,
  });
  try {
    await context.sendMail(mail);
  } catch {
    throw new Refusal(502, 'mail_failed', 'The e-mail did not go out.');
  }
  return Response.json({ success: true });
});

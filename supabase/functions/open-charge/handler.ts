import { bodyOf, optionalText } from '../_shared/body.ts';
import { liveToken } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import { restAs } from '../_shared/rest.ts';
import { sendCalls, type Sent } from '../settle-payments/send-calls.ts';

const NONE_DUE: Sent = { answered: 0, uncertain: 0 };

/**
 * Asks the payment provider at once for the code of the caller's own consultation (`consultation`), instead of with the
 * next run of settle-payments. Nothing is sent before a call is due again. 401 without an active login session; 400 for a consultation that is not the caller's.
 */
export const openCharge = handler(async (request, context) => {
  const token = await liveToken(request, context);
  const consultation = optionalText(await bodyOf(request), 'consultation');
  if (!consultation) throw new Refusal(400, 'invalid_body', 'consultation is required.');
  const call = await restAs(context, context.publishableKey, token).call<string | null>('open_charge', {
    consultation_id: consultation,
  });
  const service = restAs(context, context.secretKey, context.secretKey);
  const data: Sent = call === null ? NONE_DUE : await sendCalls(service, context.bank, call);
  return Response.json({ success: true, data });
});

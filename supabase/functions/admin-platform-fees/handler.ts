import { bodyOf, optionalText } from '../_shared/body.ts';
import { asMember } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { Refusal } from '../_shared/refusal.ts';
import type { Rest } from '../_shared/rest.ts';

const SETTINGS = 'select=fee_percentage,updated_at';
/** One more than the page shows. */
const HISTORY =
  'select=id,old_percentage,new_percentage,changed_at,notes,reason&order=changed_at.desc,id.desc&limit=51';

/**
 * The platform fee for admins. An empty body returns it with its history; `action: 'update_fee'` sets
 * `feePercentage` (percent: 0.5 is half a percent) with optional `notes` and `expectedUpdatedAt`. Refusals:
 * 401 without a session, 403 without the role, 400 for a fee outside 0 to 100, 409 when it was changed after
 * `expectedUpdatedAt`.
 */
export const adminPlatformFees = handler(async (request, context) => {
  const rest = await asMember('money.read', request, context);
  const body = await bodyOf(request);
  if (body['action'] === 'update_fee') await update(rest, body);
  else if (body['action'] !== undefined)
    throw new Refusal(400, 'invalid_body', 'action must be update_fee or absent.');
  return Response.json({ success: true, data: await read(rest) });
});

async function update(rest: Rest, body: Readonly<Record<string, unknown>>): Promise<void> {
  const { feePercentage } = body;
  if (typeof feePercentage !== 'number' || !(feePercentage >= 0 && feePercentage <= 100))
    throw new Refusal(400, 'fee_out_of_range', 'feePercentage must be a number from 0 to 100.');
  await rest.call('update_platform_fee', {
    fee_percent: feePercentage,
    notes: optionalText(body, 'notes'),
    expected_updated_at: optionalText(body, 'expectedUpdatedAt'),
  });
}

async function read(rest: Rest) {
  const [[currentFee], history] = await Promise.all([
    rest.read('platform_fee_settings', SETTINGS),
    rest.read('platform_fee_history', HISTORY),
  ]);
  return { currentFee: currentFee ?? null, history };
}

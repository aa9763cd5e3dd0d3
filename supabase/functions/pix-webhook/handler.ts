import { handler } from '../_shared/handler.ts';
import { readWebhook } from '../_shared/payments/webhook.ts';
import { Refusal } from '../_shared/refusal.ts';
import { restAs } from '../_shared/rest.ts';
import { readSoon } from './read-soon.ts';

/** Of one body; the sweep of receipts finds all others. */
const MOST_HINTS = 100;

const WAIT_SECONDS = '30';

const answer = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * A bank's notification at `/functions/v1/pix-webhook/<secret>/pix`: stored as it came and answered at once. What it
 * names is read from the bank afterwards, and if that fails by settle-payments. Without a bank no address exists.
 */
export const pixWebhook = handler(async (request, context) => {
  const { bank, secretKey } = context;
  if (bank === null) return answer(404);
  const reading = await readWebhook(request, bank.webhook);
  if (reading.kind === 'refused') return answer(reading.status);
  const rest = restAs(context, secretKey, secretKey);
  try {
    await rest.call('store_webhook', {
      provider: bank.provider.name,
      event_id: reading.eventId,
      // PostgreSQL stores no U+0000.
      body: reading.body.replaceAll('\0', '\uFFFD'),
      hints: reading.hints.slice(0, MOST_HINTS),
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_webhooks')
      return answer(429, { 'retry-after': WAIT_SECONDS });
    throw error;
  }
  context.afterAnswer?.(() => readSoon(rest, bank));
  return answer(200);
});

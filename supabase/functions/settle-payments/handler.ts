import { bodyOf, optionalText } from '../_shared/body.ts';
import { asService } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { readHints } from '../_shared/payments/read-hints.ts';
import type { Rest } from '../_shared/rest.ts';
import { reconcile } from './reconcile.ts';
import { sendCalls } from './send-calls.ts';

/**
 * Sends the waiting calls to the payment provider and records its answers, reads what its notifications name, and
 * compares with it what is due. With `call` it sends that one only. Every step is leased from the database, so any
 * number of processes may run it, and each may stop at any point. For the service role only (pg_cron, or the
 * embedded backend's timer).
 */
export const settlePayments = handler(async (request, context) => {
  const rest = asService(request, context);
  const { bank } = context;
  const call = optionalText(await bodyOf(request), 'call');
  if (call !== null) return Response.json({ success: true, data: await sendCalls(rest, bank, call) });

  // Hosted Supabase has no host that does so at its start.
  await rest.call('report_bank', { provider: bank ? bank.provider.name : null });
  const errors: unknown[] = [];
  /** A step that fails stops no other. */
  const step = <Value>(work: Promise<Value>) =>
    work.catch((error: unknown) => {
      errors.push(error);
      return null;
    });
  await step(inDatabase(rest, 'reads'));
  const received = bank && (await step(readHints(rest, bank)));
  const sent = await step(sendCalls(rest, bank, null));
  const reconciled = bank && (await step(reconcile(rest, bank, context)));
  await step(inDatabase(rest, 'ledger'));
  if (errors.length > 0) throw errors[0];
  return Response.json({ success: true, data: { ...sent, received, reconciled } });
});

/** A job that the database does at once when it is claimed. */
async function inDatabase(rest: Rest, job: string): Promise<void> {
  if ((await rest.call('claim_payment_job', { job })) !== null)
    await rest.call('finish_payment_job', { job });
}

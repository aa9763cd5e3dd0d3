import type { FunctionContext } from '../_shared/context.ts';
import type { Bank } from '../_shared/payments/bank.ts';
import { certificateWarnings } from '../_shared/payments/certificate-life.ts';
import type { ReceiptWindow } from '../_shared/payments/provider.ts';
import type { Rest } from '../_shared/rest.ts';
import { recordReceipts } from '../_shared/payments/record-receipts.ts';

type Work = (bank: Bank, window: ReceiptWindow, rest: Rest, apiUrl: string) => Promise<string | null>;

/** Compares with the bank what is due: each job answers what is wrong, for the team's page. */
const WORK: Readonly<Record<string, Work>> = {
  sweep: readReceipts,
  days: readReceipts,
  returns: (bank, window, rest) => readReceipts(bank, { ...window, returned: true }, rest),
  webhook: ({ provider, webhook }, _, __, apiUrl) =>
    keepWebhook(provider, `${apiUrl}/functions/v1/pix-webhook/${webhook.secret}`),
  certificate: ({ certificateEnds: validTo }) =>
    Promise.resolve(certificateWarnings({ validTo }, new Date())[0] ?? null),
};

/** One receipt at least is to be read again; the others are recorded. */
const NOT_RECORDED = 'not_recorded';

/** Some banks refuse longer windows. */
const MOST_MS = 3 * 86_400_000;

/** Runs the jobs that are due and need the bank, if no other process does. A failure stops no other job. */
export async function reconcile(rest: Rest, bank: Bank, { apiUrl }: FunctionContext): Promise<string[]> {
  const ran: string[] = [];
  for (const [job, work] of Object.entries(WORK)) {
    const window = await rest.call<ReceiptWindow | null>('claim_payment_job', { job });
    if (window === null) continue;
    const error = await work(bank, window, rest, apiUrl).catch(() => NOT_RECORDED);
    await rest.call('finish_payment_job', { job, error });
    ran.push(job);
  }
  return ran;
}

async function readReceipts(bank: Bank, window: ReceiptWindow, rest: Rest): Promise<string | null> {
  let error: string | null = null;
  for (const part of partsOf(window)) {
    error = (await readPages(bank, part, rest)) ?? error;
    if (error !== null && error !== NOT_RECORDED) break;
  }
  return error;
}

function partsOf(window: ReceiptWindow): ReceiptWindow[] {
  const parts: ReceiptWindow[] = [];
  let { from } = window;
  for (let end = Date.parse(from) + MOST_MS; end < Date.parse(window.to); end += MOST_MS) {
    const to = new Date(end).toISOString();
    parts.push({ ...window, from, to });
    from = to;
  }
  return [...parts, { ...window, from }];
}

/** Receipts are known by their identity, so pages may repeat some, and a window that failed is read again. */
async function readPages(bank: Bank, window: ReceiptWindow, rest: Rest): Promise<string | null> {
  let page: string | undefined;
  let error: string | null = null;
  do {
    const answer = await bank.provider.listReceipts(window, page);
    if (!answer.ok) return answer.code;
    await recordReceipts(rest, bank, answer.value.receipts).catch(() => {
      error = NOT_RECORDED;
    });
    const { next } = answer.value;
    if (next !== null && next === page) return 'repeated_page';
    page = next ?? undefined;
  } while (page !== undefined);
  return error;
}

/** Banks drop registrations by themselves, and one may name an earlier URL. */
async function keepWebhook(provider: Bank['provider'], url: string): Promise<string | null> {
  const registered = await provider.readWebhook();
  if (registered.ok && registered.value.url === url) return null;
  if (!registered.ok && registered.kind !== 'not_found') return registered.code;
  const answer = await provider.registerWebhook(url);
  return answer.ok ? null : answer.code;
}

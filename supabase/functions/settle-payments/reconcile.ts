import type { FunctionContext } from '../_shared/context.ts';
import type { Bank } from '../_shared/payments/bank.ts';
import { certificateWarnings } from '../_shared/payments/certificate-life.ts';
import { isOwnKey } from '../_shared/payments/pix-key.ts';
import type { ReceiptWindow } from '../_shared/payments/provider.ts';
import type { Rest } from '../_shared/rest.ts';
import { recordReceipts } from '../_shared/payments/record-receipts.ts';

/** What a job found, for the team's page. */
interface Result {
  readonly error: string | null;
  /** Receipts of other Pix keys, which are not recorded. */
  readonly otherKeys?: number;
}

type Work = (bank: Bank, window: ReceiptWindow, rest: Rest, apiUrl: string) => Promise<Result>;

/** Compares with the bank what is due. */
const WORK: Readonly<Record<string, Work>> = {
  sweep: readReceipts,
  days: readReceipts,
  returns: (bank, window, rest) => readReceipts(bank, { ...window, returned: true }, rest),
  webhook: async ({ provider, webhook }, _, __, apiUrl) => ({
    error: await keepWebhook(provider, `${apiUrl}/functions/v1/pix-webhook/${webhook.secret}`),
  }),
  certificate: ({ certificateEnds: validTo }) =>
    Promise.resolve({ error: certificateWarnings({ validTo }, new Date())[0] ?? null }),
};

/** One receipt at least is to be read again; the others are recorded. */
const NOT_RECORDED = 'not_recorded';

/** Some banks refuse longer windows. */
const MOST_MS = 3 * 86_400_000;

/** Jobs of which a claim answers the next part until nothing is left. */
const IN_PARTS: ReadonlySet<string> = new Set(['returns']);

/** How long a run goes on with the parts of one job: everything else of the host waits meanwhile. */
const PARTS_MS = 5000;

/** Runs the jobs that are due and need the bank, if no other process does. A failure stops no other job. */
export async function reconcile(rest: Rest, bank: Bank, { apiUrl }: FunctionContext): Promise<string[]> {
  const ran = new Set<string>();
  for (const [job, work] of Object.entries(WORK)) {
    const until = Date.now() + PARTS_MS;
    while (await runPart({ rest, bank, apiUrl }, job, work)) {
      ran.add(job);
      if (!IN_PARTS.has(job) || Date.now() >= until) break;
    }
  }
  return [...ran];
}

/** Answers whether there was something to do. */
async function runPart(
  { rest, bank, apiUrl }: { readonly rest: Rest; readonly bank: Bank; readonly apiUrl: string },
  job: string,
  work: Work,
): Promise<boolean> {
  const window = await rest.call<ReceiptWindow | null>('claim_payment_job', { job });
  if (window === null) return false;
  const { error, otherKeys }: Result = await work(bank, window, rest, apiUrl).catch(() => ({
    error: NOT_RECORDED,
  }));
  await rest.call('finish_payment_job', { job, error, other_keys: otherKeys });
  return true;
}

async function readReceipts(bank: Bank, window: ReceiptWindow, rest: Rest): Promise<Result> {
  let error: string | null = null;
  let otherKeys = 0;
  for (const part of partsOf(window)) {
    const read = await readPages(bank, part, rest);
    otherKeys += read.otherKeys;
    error = read.error ?? error;
    if (error !== null && error !== NOT_RECORDED) break;
  }
  return { error, otherKeys };
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
async function readPages(bank: Bank, window: ReceiptWindow, rest: Rest): Promise<Required<Result>> {
  let page: string | undefined;
  let error: string | null = null;
  let otherKeys = 0;
  do {
    const answer = await bank.provider.listReceipts(window, page);
    if (!answer.ok) return { error: answer.code, otherKeys };
    const { receipts, next } = answer.value;
    otherKeys += receipts.filter(({ key }) => !isOwnKey(key, bank.webhook.key)).length;
    await recordReceipts(rest, bank, receipts).catch(() => {
      error = NOT_RECORDED;
    });
    if (next !== null && next === page) return { error: 'repeated_page', otherKeys };
    page = next ?? undefined;
  } while (page !== undefined);
  return { error, otherKeys };
}

/** Banks drop registrations by themselves, one may name an earlier URL, and not every bank says that there is none. */
async function keepWebhook(provider: Bank['provider'], url: string): Promise<string | null> {
  const registered = await provider.readWebhook();
  if (registered.ok && registered.value.url === url) return null;
  if (!registered.ok && registered.kind === 'busy') return registered.code;
  const answer = await provider.registerWebhook(url);
  return answer.ok ? null : answer.code;
}

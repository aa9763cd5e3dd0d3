import type { Bank } from '../_shared/payments/bank.ts';
import type { Failure } from '../_shared/payments/provider.ts';
import { simulated } from '../_shared/payments/simulated.ts';
import type { Rest } from '../_shared/rest.ts';
import { callProvider, type ProviderCall } from './provider-call.ts';

/** After this time no further call is claimed, in milliseconds: the next run follows within a minute. */
const ENOUGH_MS = 45_000;

/** Calls under way at the same time; banks limit how many they accept. */
const LANES = 4;

const NO_BANK: Failure = { ok: false, kind: 'busy', code: 'no_bank' };

export interface Sent {
  readonly answered: number;
  /** The provider's answer is not certain, or it could not be recorded: the call is repeated. */
  readonly uncertain: number;
}

/** Sends waiting calls, or one of them, and records the answers. One that fails does not stop the others. */
export async function sendCalls(rest: Rest, bank: Bank | null, wanted: string | null): Promise<Sent> {
  const counts = { answered: 0, uncertain: 0 };
  const end = Date.now() + ENOUGH_MS;
  const lane = async () => {
    do {
      const [row] = await rest.call<ProviderCall[]>('claim_provider_calls', { at_most: 1, wanted });
      if (row === undefined) break;
      counts[(await send(row, rest, bank)) ? 'answered' : 'uncertain'] += 1;
    } while (wanted === null && Date.now() < end);
  };
  const lanes = await Promise.allSettled(Array.from({ length: wanted === null ? LANES : 1 }, lane));
  const broken = lanes.find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected') throw broken.reason;
  return counts;
}

/** Whether the answer is certain and recorded. An answer that is not recorded is asked for again after the lease. */
async function send(row: ProviderCall, rest: Rest, bank: Bank | null): Promise<boolean> {
  const provider = row.provider === 'simulated' ? simulated : bank?.provider;
  const outcome = provider ? await callProvider(provider, row) : NO_BANK;
  const record = () => rest.call('record_provider_answer', { call_id: row.call_id, outcome });
  const isRecorded = await record()
    .catch(record)
    .then(
      () => true,
      () => false,
    );
  return isRecorded && (outcome.ok || outcome.kind === 'refused' || outcome.kind === 'not_found');
}

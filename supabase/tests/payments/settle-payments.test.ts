import type { Bank } from '../../functions/_shared/payments/bank.ts';
import type { Outcome, Receipt } from '../../functions/_shared/payments/provider.ts';
import { settlePayments } from '../../functions/settle-payments/handler.ts';
import type { ProviderCall } from '../../functions/settle-payments/provider-call.ts';
import { bankOf, contextOver, KEY, SECRET, type Procedures } from './function-stage.ts';

// The function over procedures that answer as the tests say. With the database and a bank: settling.test.ts.

const FROM = '2026-11-24T12:00:00Z';
const TO = '2026-11-24T12:10:00Z';
const WEBHOOK = `https://api.test/functions/v1/pix-webhook/${SECRET}`;

const rowOf = (row: Partial<ProviderCall>): ProviderCall => ({
  call_id: crypto.randomUUID(),
  provider: 'api-pix',
  kind: 'read_charge',
  may_exist: false,
  txid: 'a'.repeat(32),
  amount_cents: 15_000,
  expires_in_seconds: 900,
  note: 'Sessão',
  receipt_id: 'E1',
  refund_id: 'r1',
  ...row,
});
const done = <Value>(value: Value): Promise<Outcome<Value>> => Promise.resolve({ ok: true, value });
const refused = { ok: false, kind: 'refused', code: 'no' } as const;
const unknown = { ok: false, kind: 'unknown', code: 'no_answer' } as const;
const receiptOf = (receiptId: string, key: string | null = KEY) => ({ receiptId, key }) as Receipt;

interface Waiting {
  readonly rows?: readonly ProviderCall[];
  readonly notifications?: readonly string[][];
  readonly due?: readonly string[];
  readonly procedures?: Procedures;
}

/** Runs the function over waiting rows and notifications (receipts that each names), and jobs that are due. */
async function settle(
  { rows = [], notifications = [], due = [], procedures }: Waiting,
  bank: Bank | null,
  body: object = {},
) {
  const waiting = [...rows];
  const unread = notifications.map((receipts, at) => ({
    webhook_id: `w${at}`,
    provider: 'api-pix',
    hints: receipts.map((receiptId) => ({ receiptId, txid: null })),
  }));
  const { context, callsOf } = contextOver(
    {
      claim_provider_calls: () => waiting.splice(0, 1),
      claim_webhooks: ({ at_most }) => unread.splice(0, Number(at_most)),
      claim_payment_job: ({ job }) => (due.includes(String(job)) ? { job, from: FROM, to: TO } : null),
      record_receipts: ({ receipts }) => ({ new: (receipts as unknown[]).length }),
      ...procedures,
    },
    bank,
  );
  const request = new Request('https://api.test/functions/v1/settle-payments', {
    method: 'POST',
    headers: { apikey: 'secret' },
    body: JSON.stringify(body),
  });
  const answer = await settlePayments(request, context);
  return { answer: (await answer.json()) as object, status: answer.status, callsOf };
}

describe('calls of the outbox', () => {
  it.each<[Partial<ProviderCall>, keyof Bank['provider'], unknown[]]>([
    [
      { kind: 'create_charge', may_exist: true },
      'createCharge',
      [{ txid: 'a'.repeat(32), amount: 15_000, expiresInSeconds: 900, note: 'Sessão', mayExist: true }],
    ],
    [{ kind: 'read_charge' }, 'readCharge', ['a'.repeat(32)]],
    [{ kind: 'remove_charge' }, 'removeCharge', ['a'.repeat(32)]],
    [
      { kind: 'refund' },
      'refund',
      [{ receiptId: 'E1', refundId: 'r1', amount: 15_000, note: 'Sessão', mayExist: false }],
    ],
    [{ kind: 'read_refund' }, 'readRefund', ['E1', 'r1']],
  ])('%j', async (row, method, parameters) => {
    const call = jest.fn(() => done('the answer'));
    const waiting = rowOf(row);
    const { answer, callsOf } = await settle({ rows: [waiting] }, bankOf({ [method]: call }));
    expect(call.mock.calls).toEqual([parameters]);
    expect(callsOf('record_provider_answer')).toEqual([
      { call_id: waiting.call_id, outcome: { ok: true, value: 'the answer' } },
    ]);
    expect(answer).toEqual({
      success: true,
      data: { answered: 1, uncertain: 0, received: 0, reconciled: [] },
    });
  });

  it('are all sent, and one that fails stops no other', async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((n) => rowOf({ txid: String(n).repeat(32) }));
    const readCharge = (txid: string) =>
      txid.startsWith('2') ? Promise.resolve(unknown) : Promise.resolve(refused);
    const { answer, callsOf } = await settle({ rows }, bankOf({ readCharge }));
    expect(callsOf('record_provider_answer')).toHaveLength(6);
    expect(answer).toMatchObject({ data: { answered: 5, uncertain: 1 } });
  });

  it('of a demonstration need no bank', async () => {
    const row = rowOf({ provider: 'simulated', kind: 'create_charge' });
    const { answer, callsOf } = await settle({ rows: [row] }, null);
    expect(answer).toMatchObject({ data: { answered: 1, received: null, reconciled: null } });
    expect(callsOf('record_provider_answer')[0]).toMatchObject({ outcome: { value: { state: 'open' } } });
  });

  it('wait while their bank is not set', async () => {
    const { answer, callsOf } = await settle({ rows: [rowOf({})] }, null);
    expect(answer).toMatchObject({ data: { answered: 0, uncertain: 1 } });
    expect(callsOf('record_provider_answer')[0]).toMatchObject({
      outcome: { kind: 'busy', code: 'no_bank' },
    });
  });

  it('one alone, by its id, and nothing else', async () => {
    const row = rowOf({});
    const readCharge = () => done('the answer' as never);
    const waiting = { rows: [row, rowOf({})], due: ['sweep', 'reads'], notifications: [['E1']] };
    const { answer, callsOf } = await settle(waiting, bankOf({ readCharge }), { call: row.call_id });
    expect(answer).toEqual({ success: true, data: { answered: 1, uncertain: 0 } });
    expect(callsOf('claim_provider_calls')).toEqual([{ at_most: 1, wanted: row.call_id }]);
    for (const name of ['claim_payment_job', 'claim_webhooks']) expect(callsOf(name)).toEqual([]);
  });

  it('of which the answer is not recorded are tried once more, and are uncertain', async () => {
    const fail = () => Promise.reject(new Error('down'));
    const rows = [rowOf({ kind: 'remove_charge' })];
    const procedures = { record_provider_answer: fail };
    const { answer, status, callsOf } = await settle({ rows, procedures }, bankOf({}));
    expect(callsOf('record_provider_answer')).toHaveLength(2);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ data: { answered: 0, uncertain: 1 } });
  });

  it('end after 45 seconds with a bank that is silent', async () => {
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    const readCharge = () => {
      now += 10_000;
      return Promise.resolve(unknown);
    };
    const rows = Array.from({ length: 40 }, () => rowOf({}));
    const { callsOf } = await settle({ rows }, bankOf({ readCharge }));
    expect(callsOf('record_provider_answer').length).toBeLessThan(10);
    clock.mockRestore();
  });
});

it('reports the bank that it finds, or that there is none', async () => {
  const withBank = await settle({}, bankOf({}));
  expect(withBank.callsOf('report_bank')).toEqual([{ provider: 'api-pix' }]);
  const without = await settle({}, null);
  expect(without.callsOf('report_bank')).toEqual([{ provider: null }]);
});

describe('notifications', () => {
  const readReceipt = (receiptId: string) =>
    Promise.resolve(
      receiptId === 'forged'
        ? ({ ok: false, kind: 'not_found', code: 'PixNaoEncontrado' } as const)
        : receiptId === 'silent'
          ? unknown
          : ({ ok: true, value: receiptOf(receiptId) } as const),
    );

  it('are read from the bank, each receipt once, and recorded before they count as read', async () => {
    const reads: string[] = [];
    const bank = bankOf({
      readReceipt: (id) => {
        reads.push(id);
        return readReceipt(id);
      },
    });
    const { answer, callsOf } = await settle({ notifications: [['E1', 'E2', 'E1'], ['forged']] }, bank);
    expect(reads.toSorted()).toEqual(['E1', 'E2', 'forged']);
    expect(callsOf('record_receipts')).toEqual([
      { provider: 'api-pix', receipts: [receiptOf('E1'), receiptOf('E2')] },
    ]);
    expect(callsOf('webhook_read').map(({ webhook_id }) => webhook_id)).toEqual(['w0', 'w1']);
    expect(answer).toMatchObject({ data: { received: 2 } });
  });

  it('come again if the bank is silent, and what it told is recorded', async () => {
    const { callsOf } = await settle({ notifications: [['E1', 'silent']] }, bankOf({ readReceipt }));
    expect(callsOf('record_receipts')).toMatchObject([{ receipts: [receiptOf('E1')] }]);
    expect(callsOf('webhook_read')).toEqual([]);
  });

  it('are all read, a hundred receipts in a transaction', async () => {
    const notifications = Array.from({ length: 25 }, (_, w) =>
      Array.from({ length: 30 }, (__, n) => `E${w}-${n}`),
    );
    const { answer, callsOf } = await settle({ notifications }, bankOf({ readReceipt }));
    expect(callsOf('webhook_read')).toHaveLength(25);
    expect(callsOf('record_receipts').map(({ receipts }) => (receipts as unknown[]).length)).toEqual([
      100, 100, 100, 100, 100, 100, 100, 50,
    ]);
    expect(answer).toMatchObject({ data: { received: 750 } });
  });
});

describe('what is compared with the bank', () => {
  it('receipts of the own key, page by page', async () => {
    const asked: unknown[] = [];
    const listReceipts: Bank['provider']['listReceipts'] = (between, page) => {
      asked.push([between, page]);
      const receipts =
        page === undefined ? [receiptOf('E1'), receiptOf('E2', 'other@key')] : [receiptOf('E3', null)];
      return done({ receipts, next: page === undefined ? '1' : null });
    };
    const { answer, callsOf } = await settle({ due: ['sweep'] }, bankOf({ listReceipts }));
    expect(asked).toMatchObject([
      [{ from: FROM, to: TO }, undefined],
      [{ from: FROM, to: TO }, '1'],
    ]);
    expect(callsOf('record_receipts')).toMatchObject([
      { receipts: [receiptOf('E1')] },
      { receipts: [receiptOf('E3', null)] },
    ]);
    expect(callsOf('finish_payment_job')).toEqual([{ job: 'sweep', error: null, other_keys: 1 }]);
    expect(answer).toMatchObject({ data: { reconciled: ['sweep'] } });
  });

  it('receipts of the own key, however the bank writes it', async () => {
    const receipts = [receiptOf('E1', KEY.toUpperCase()), receiptOf('E2', 'other@key')];
    const listReceipts = () => done({ receipts, next: null });
    const { callsOf } = await settle({ due: ['sweep'] }, bankOf({ listReceipts }));
    expect(callsOf('record_receipts')).toMatchObject([{ receipts: receipts.slice(0, 1) }]);
    expect(callsOf('finish_payment_job')).toMatchObject([{ other_keys: 1 }]);
  });

  it('what went back, three days at a time, until no part is left', async () => {
    const asked: unknown[] = [];
    const listReceipts: Bank['provider']['listReceipts'] = (window) => {
      asked.push(window);
      return done({ receipts: [], next: null });
    };
    const window = { from: '2026-11-24T00:00:00+00:00', to: '2026-12-01T00:00:00+00:00' };
    const next = { from: window.to, to: '2026-12-03T00:00:00+00:00' };
    const parts = [window, next];
    const procedures = {
      claim_payment_job: ({ job }: { job?: unknown }) => (job === 'returns' ? (parts.shift() ?? null) : null),
    };
    const { answer } = await settle({ procedures }, bankOf({ listReceipts }));
    expect(answer).toMatchObject({ data: { reconciled: ['returns'] } });
    expect(asked).toEqual([
      { from: window.from, to: '2026-11-27T00:00:00.000Z', returned: true },
      { from: '2026-11-27T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z', returned: true },
      { from: '2026-11-30T00:00:00.000Z', to: window.to, returned: true },
      { ...next, returned: true },
    ]);
  });

  it('what cannot be recorded stops no other receipt, nor the next page', async () => {
    const recorded: string[] = [];
    const listReceipts: Bank['provider']['listReceipts'] = (_, page) =>
      done(
        page === undefined
          ? { receipts: ['E1', 'broken', 'E2'].map((id) => receiptOf(id)), next: '1' }
          : { receipts: [receiptOf('E3')], next: null },
      );
    const procedures: Procedures = {
      record_receipts: ({ receipts }) => {
        const ids = (receipts as Receipt[]).map(({ receiptId }) => receiptId);
        if (ids.includes('broken')) return Promise.reject(new Error('out of range'));
        recorded.push(...ids);
        return { new: ids.length };
      },
    };
    const { callsOf } = await settle({ due: ['sweep'], procedures }, bankOf({ listReceipts }));
    expect(recorded).toEqual(['E1', 'E2', 'E3']);
    expect(callsOf('finish_payment_job')).toEqual([{ job: 'sweep', error: 'not_recorded', other_keys: 0 }]);
  });

  it.each<[string, Partial<Bank['provider']>, Procedures, string]>([
    ['the bank is silent', { listReceipts: () => Promise.resolve(unknown) }, {}, 'no_answer'],
    [
      'the bank repeats a page',
      { listReceipts: () => done({ receipts: [], next: '1' }) },
      {},
      'repeated_page',
    ],
    [
      'the database does not record them',
      { listReceipts: () => done({ receipts: [receiptOf('E1')], next: null }) },
      { record_receipts: () => Promise.reject(new Error('down')) },
      'not_recorded',
    ],
  ])('is read again later if %s, and stops no other job', async (_, provider, procedures, error) => {
    const { callsOf } = await settle({ due: ['sweep', 'certificate'], procedures }, bankOf(provider));
    expect(callsOf('finish_payment_job')).toEqual([
      { job: 'sweep', error, other_keys: 0 },
      { job: 'certificate', error: null },
    ]);
  });

  it.each<[string, Outcome<{ url: string; registeredAt: string }>, number, string | null]>([
    ['registered', { ok: true, value: { url: WEBHOOK, registeredAt: FROM } }, 0, null],
    ['registered elsewhere', { ok: true, value: { url: 'https://old.test', registeredAt: FROM } }, 1, null],
    ['dropped by the bank', { ok: false, kind: 'not_found', code: 'WebhookNaoEncontrado' }, 1, null],
    ['not readable', { ok: false, kind: 'unknown', code: 'http_404' }, 1, null],
    ['not read, because the bank is busy', { ok: false, kind: 'busy', code: 'http_429' }, 0, 'http_429'],
  ])('the webhook: %s', async (_, registered, times, error) => {
    const registerWebhook = jest.fn(() => done(null));
    const provider = { readWebhook: () => Promise.resolve(registered), registerWebhook };
    const { callsOf } = await settle({ due: ['webhook'] }, bankOf(provider));
    expect(registerWebhook.mock.calls).toEqual(Array.from({ length: times }, () => [WEBHOOK]));
    expect(callsOf('finish_payment_job')).toEqual([{ job: 'webhook', error }]);
  });

  it('the webhook, which the silent bank does not register either', async () => {
    const silent = () => Promise.resolve(unknown);
    const { callsOf } = await settle(
      { due: ['webhook'] },
      bankOf({ readWebhook: silent, registerWebhook: silent }),
    );
    expect(callsOf('finish_payment_job')).toEqual([{ job: 'webhook', error: 'no_answer' }]);
  });

  it('the certificate, which fails from 30 days before its end', async () => {
    const soon = new Date(Date.now() + 20.5 * 86_400_000);
    const { callsOf } = await settle({ due: ['certificate'] }, bankOf({}, soon));
    expect(callsOf('finish_payment_job')).toMatchObject([
      { error: expect.stringContaining('ends in 20 days') as string },
    ]);
  });

  it('without a bank only what the database does by itself', async () => {
    const { callsOf } = await settle({ due: ['sweep', 'days', 'reads', 'ledger', 'webhook'] }, null);
    expect(callsOf('finish_payment_job')).toEqual([{ job: 'reads' }, { job: 'ledger' }]);
  });
});

it.each(['claim_payment_job', 'claim_webhooks'])(
  'a failure of %s does not keep calls from being sent',
  async (failing) => {
    const fail = () => Promise.reject(new Error('down'));
    const waiting = [rowOf({})];
    const { context, callsOf } = contextOver(
      {
        claim_provider_calls: () => waiting.splice(0, 1),
        claim_webhooks: () => [],
        claim_payment_job: () => null,
        [failing]: fail,
      },
      bankOf({ readCharge: () => done('the answer' as never) }),
    );
    const request = new Request('https://api.test/', { method: 'POST', headers: { apikey: 'secret' } });
    expect((await settlePayments(request, context)).status).toBeGreaterThanOrEqual(400);
    expect(callsOf('record_provider_answer')).toHaveLength(1);
  },
);

it('refuses callers without the secret key', async () => {
  const { context, callsOf } = contextOver({}, null);
  const request = new Request('https://api.test/', { method: 'POST', headers: { apikey: 'public' } });
  expect((await settlePayments(request, context)).status).toBe(403);
  expect(callsOf('claim_provider_calls')).toEqual([]);
});

import type { Outcome, PaymentProvider } from '../_shared/payments/provider.ts';

/** A row of the outbox, as the database leases it. Fields that its kind does not have are null. */
export interface ProviderCall {
  readonly call_id: string;
  readonly provider: PaymentProvider['name'];
  readonly kind: keyof typeof CALLS;
  /** An earlier attempt may have arrived. */
  readonly may_exist: boolean;
  readonly txid: string;
  readonly amount_cents: number;
  readonly expires_in_seconds: number;
  readonly note: string;
  readonly receipt_id: string;
  readonly refund_id: string;
}

type Call = (provider: PaymentProvider, row: ProviderCall) => Promise<Outcome<unknown>>;

const CALLS = {
  create_charge: (provider, row) =>
    provider.createCharge({
      txid: row.txid,
      amount: row.amount_cents,
      expiresInSeconds: row.expires_in_seconds,
      note: row.note,
      mayExist: row.may_exist,
    }),
  read_charge: (provider, { txid }) => provider.readCharge(txid),
  remove_charge: (provider, { txid }) => provider.removeCharge(txid),
  refund: (provider, row) =>
    provider.refund({
      receiptId: row.receipt_id,
      refundId: row.refund_id,
      amount: row.amount_cents,
      note: row.note,
      mayExist: row.may_exist,
    }),
  read_refund: (provider, row) => provider.readRefund(row.receipt_id, row.refund_id),
} as const satisfies Readonly<Record<string, Call>>;

/** Makes the call of a row. */
export const callProvider = (provider: PaymentProvider, row: ProviderCall): Promise<Outcome<unknown>> =>
  (CALLS[row.kind] as Call)(provider, row);

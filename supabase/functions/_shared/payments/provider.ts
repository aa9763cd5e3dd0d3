/** Money in centavos: a whole number. */
export type Cents = number;

/**
 * The result of a call to a payment provider. `refused` and `not_found` are the provider's own answers; `busy`
 * means that nothing was done. `unknown` (no answer, a server error, an unreadable body) is neither success nor
 * failure: only a read settles it. A failure names no payer and no amount, so it may be logged.
 */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Failure;

export interface Failure {
  readonly ok: false;
  readonly kind: 'refused' | 'not_found' | 'unknown' | 'busy';
  /** The provider's name of the problem, such as CobOperacaoInvalida, or one of ours. */
  readonly code: string;
  /** Seconds to wait, if the provider named them. */
  readonly retryAfter?: number;
  /** The provider's reference for its support. */
  readonly correlationId?: string;
}

export interface NewCharge {
  /** 26 to 35 letters and digits, never used before: the 32 hex digits of the charge's identifier. */
  readonly txid: string;
  readonly amount: Cents;
  readonly expiresInSeconds: number;
  readonly payer?: { readonly cpf: string; readonly name: string } | undefined;
  /** Shown to the payer and stored by banks, at most 140 characters: nothing clinical. */
  readonly note: string;
  /** An earlier call may have created it: it is read first. */
  readonly mayExist?: boolean;
}

export interface Charge {
  readonly txid: string;
  /** `other` is a state that the portal does not know. Expiry changes no state. */
  readonly state: 'open' | 'paid' | 'removed' | 'other';
  readonly amount: Cents;
  /** The code that the payer copies; null if the provider sent none that is valid. */
  readonly brCode: string | null;
  /** UTC ISO instant. */
  readonly expiresAt: string;
  readonly receipts: readonly Receipt[];
}

/** Money that arrived. It has no payer: neither name nor CPF leaves the provider's answer. */
export interface Receipt {
  /** The identity of the transfer (endToEndId). */
  readonly receiptId: string;
  /** Null for a transfer without a charge, such as one by Pix key. */
  readonly txid: string | null;
  readonly amount: Cents;
  /** UTC ISO instant. */
  readonly paidAt: string;
  /** The Pix key that received it. */
  readonly key: string | null;
  readonly refunds: readonly Refund[];
}

export interface NewRefund {
  readonly receiptId: string;
  /** 1 to 35 letters and digits. A refund that failed needs a new one. */
  readonly refundId: string;
  readonly amount: Cents;
  /** Shown to the payer, at most 140 characters. */
  readonly note: string;
  /** An earlier call may have arrived: the refund is read first. */
  readonly mayExist?: boolean;
}

export interface Refund {
  readonly refundId: string;
  readonly amount: Cents;
  readonly state: 'processing' | 'done' | 'failed' | 'other';
  /** `receiver`: asked for by the receiver. `bank`: a return under the Pix dispute rules (MED). */
  readonly origin: 'receiver' | 'bank' | 'other';
  /** The identity of the returning transfer (rtrId). */
  readonly returnId: string | null;
  /** UTC ISO instant. */
  readonly settledAt: string | null;
  /** The provider's reason for a failure. */
  readonly reason: string | null;
}

export interface ReceiptPage {
  readonly receipts: readonly Receipt[];
  /** The next page; null after the last one. */
  readonly next: string | null;
}

export interface WebhookRegistration {
  readonly url: string;
  /** UTC ISO instant. */
  readonly registeredAt: string;
}

/** A provider of payments. Every call is safe to repeat. None may be made inside a database transaction. */
export interface PaymentProvider {
  readonly name: 'api-pix' | 'simulated';
  readonly can: {
    readonly split: boolean;
    readonly exactExpiry: boolean;
    readonly removeCharge: boolean;
    /** Days after settlement in which a receipt can be refunded. */
    readonly refundDays: number;
  };
  createCharge(charge: NewCharge): Promise<Outcome<Charge>>;
  readCharge(txid: string): Promise<Outcome<Charge>>;
  /** `gone`: the provider does not know the charge. */
  removeCharge(txid: string): Promise<Outcome<'removed' | 'already_paid' | 'gone'>>;
  refund(refund: NewRefund): Promise<Outcome<Refund>>;
  readRefund(receiptId: string, refundId: string): Promise<Outcome<Refund>>;
  readReceipt(receiptId: string): Promise<Outcome<Receipt>>;
  /** What arrived from one instant to another (UTC ISO), page by page. */
  listReceipts(window: ReceiptWindow, page?: string): Promise<Outcome<ReceiptPage>>;
  /** Registers the URL that hints are posted to. The provider appends `/pix`. */
  registerWebhook(url: string): Promise<Outcome<null>>;
  readWebhook(): Promise<Outcome<WebhookRegistration>>;
}

export interface ReceiptWindow {
  readonly from: string;
  readonly to: string;
  /** Only what went back, in whole or in part. */
  readonly returned?: boolean;
}

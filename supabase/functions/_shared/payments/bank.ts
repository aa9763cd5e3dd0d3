import { createApiPix } from './api-pix/api-pix.ts';
import type { BankFetch } from './api-pix/bank-client.ts';
import type { PaymentProvider } from './provider.ts';
import type { PixSettings } from './settings.ts';

/** A deployment's access to its bank. It never appears in logs or answers. */
export interface Bank {
  readonly provider: PaymentProvider;
  /** The secret of the webhook's URL, and the Pix key of which hints are accepted. */
  readonly webhook: { readonly secret: string; readonly key: string };
  readonly certificateEnds: Date;
}

/** The bank of checked settings, over the host's connection with the client certificate. */
export function connectBank(settings: PixSettings, fetch: BankFetch): Bank {
  const { webhookSecret: secret, key, certificateEnds } = settings;
  return {
    provider: createApiPix({ ...settings, fetch, clock: Date.now }),
    webhook: { secret, key },
    certificateEnds,
  };
}

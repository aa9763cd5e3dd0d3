import { openBankConnection } from 'embedded-backend/bank-connection';
import { connectBank, type Bank } from '../../supabase/functions/_shared/payments/bank.ts';
import { readCertificate } from '../../supabase/functions/_shared/payments/certificate.ts';
import { readPixSettings } from '../../supabase/functions/_shared/payments/settings.ts';

/** The settings of the bank are incomplete or wrong; each line names one. */
class BankSettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'BankSettingsError';
  }
}

/** A bank with its connections. */
export interface OpenBank {
  readonly bank: Bank;
  readonly warnings: readonly string[];
  readonly close: () => Promise<void>;
}

/** The bank of the environment; null without its settings. Throws `BankSettingsError` if they are wrong. */
export function openBank(environment: NodeJS.ProcessEnv, now = new Date()): OpenBank | null {
  const { settings, problems, warnings } = readPixSettings(environment, readCertificate, now);
  if (problems.length > 0) throw new BankSettingsError(problems);
  if (settings === null) return null;
  const { fetch, close } = openBankConnection(settings.client);
  return { bank: connectBank(settings, fetch), warnings, close };
}

/** What is checked of a client certificate. */
export interface CertificateFacts {
  readonly validFrom: Date;
  readonly validTo: Date;
  readonly matchesKey: boolean;
}

const WARN_DAYS = 30;
const DAY_MS = 86_400_000;

/** Why a certificate cannot be used; null if it can. */
export function certificateProblem(facts: CertificateFacts | null, now: Date): string | null {
  if (facts === null) return 'PIX_CERTIFICATE or PIX_PRIVATE_KEY cannot be read.';
  const day = (date: Date) => date.toISOString().slice(0, 10);
  if (!facts.matchesKey) return 'PIX_PRIVATE_KEY is not the key of PIX_CERTIFICATE.';
  if (facts.validTo <= now)
    return `PIX_CERTIFICATE ended on ${day(facts.validTo)}. Ask the bank for a new one.`;
  if (facts.validFrom > now) return `PIX_CERTIFICATE is valid from ${day(facts.validFrom)} only.`;
  return null;
}

/** Warnings of a valid certificate, for the start and for a daily check. */
export function certificateWarnings({ validTo }: Pick<CertificateFacts, 'validTo'>, now: Date): string[] {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  if (days >= WARN_DAYS) return [];
  return [`PIX_CERTIFICATE ends in ${days} days, on ${validTo.toISOString().slice(0, 10)}.`];
}

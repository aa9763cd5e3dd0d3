import type { Instant } from 'shared-domain/schedule';

const PROPOSAL_MS = 26 * 60 * 60_000;

/** Whether another time can still be proposed: at least 26 hours before, of which the patient has two to answer. */
export const isProposalTime = ({ startsAt }: { readonly startsAt: Instant }, now: Date): boolean =>
  Date.parse(startsAt) - now.getTime() >= PROPOSAL_MS;

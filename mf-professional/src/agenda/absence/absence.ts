import type { Instant } from 'shared-domain/schedule';
import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';

/** The patient's report that the professional did not come. */
export interface Absence {
  readonly reportedAt: Instant;
  /** The professional's answer; null without one. */
  readonly came: boolean | null;
  /** What the professional wrote to the team. */
  readonly answer: string | null;
  /** refund: the professional did not come; pay: the professional is paid; null: an admin still decides. */
  readonly outcome: 'refund' | 'pay' | null;
}

/** As the agenda has it. */
export interface ReadAbsence {
  readonly reported_at: string;
  readonly came: boolean | null;
  readonly answer: string | null;
  readonly outcome: string | null;
}

export const absenceFrom = ({ reported_at, came, answer, outcome }: ReadAbsence): Absence => ({
  reportedAt: reported_at,
  came,
  answer,
  outcome: outcome as Absence['outcome'],
});

/** Reported, and not decided for the professional: its outcome is the team's to say. */
export const isContested = ({ absence }: { readonly absence: Absence | null }): boolean =>
  absence !== null && absence.outcome !== 'pay';

export interface Answer {
  readonly id: string;
  readonly came: boolean;
  readonly message: string;
}

/** Answers a report. Throws an `AppError`. */
export async function answerAbsence(client: PortalClient, { id, came, message }: Answer): Promise<void> {
  const { error } = await client.rpc('answer_absence', { consultation_id: id, came, message });
  if (error) throw toAppError(error);
}

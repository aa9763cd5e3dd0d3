import type { FreeDay } from 'shared-domain/free-times';
import type { Instant, IsoDay } from 'shared-domain/schedule';

/** A professional's open proposal in which the patient chooses a free time of some days. */
export interface Invitation {
  readonly proposalId: string;
  /** The first and the last day, local to the professional. */
  readonly from: IsoDay;
  readonly to: IsoDay;
  /** The present start, which is none to choose. */
  readonly startsAt: Instant;
  readonly expiresAt: Instant;
}

/** A proposal of a consultation, as it is read. */
export interface ProposalRow {
  readonly status: string;
  readonly from_day: string | null;
  readonly to_day: string | null;
  readonly was_at: string;
  readonly expires_at: string;
}

/** `over`: it was answered, withdrawn or never one of this consultation. */
export function invitationFrom(row: ProposalRow | null, proposalId: string): Invitation | 'over' {
  if (row?.status !== 'open' || !row.from_day || !row.to_day) return 'over';
  return {
    proposalId,
    from: row.from_day as IsoDay,
    to: row.to_day as IsoDay,
    startsAt: row.was_at,
    expiresAt: row.expires_at,
  };
}

/** What the patient can choose of a professional's days. */
export function daysOfInvitation(
  { from, to, startsAt }: Invitation,
  days: readonly FreeDay[],
): readonly FreeDay[] {
  return days
    .filter(({ date }) => date >= from && date <= to)
    .map((day) => {
      const times = day.times.filter((time) => Date.parse(time) !== Date.parse(startsAt));
      return { ...day, times, reason: times.length > 0 ? null : (day.reason ?? 'full') };
    });
}

/** The open invitation of a consultation. */
export const invitationOf = (
  moved: { readonly invitation: Invitation | 'over' | null } | null,
): Invitation | null => (moved === null || moved.invitation === 'over' ? null : moved.invitation);

import type { Instant } from 'shared-domain/schedule';
import type { StatusLabel } from 'shared-domain/status';

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

interface Reportable {
  readonly absence: Pick<Absence, 'outcome'> | null;
}

/** Reported, and not decided for the professional: its outcome is the team's to say. */
export const isContested = ({ absence }: Reportable): boolean =>
  absence !== null && absence.outcome !== 'pay';

/** `reported`: the team still decides; `absent`: it confirmed that the professional did not come. */
export type AbsenceState = 'reported' | 'absent';

/** Null unless it is contested. */
export function absenceStateOf({ absence }: Reportable): AbsenceState | null {
  if (absence === null || absence.outcome === 'pay') return null;
  return absence.outcome === null ? 'reported' : 'absent';
}

export const ABSENCE_LABELS: Readonly<Record<AbsenceState, StatusLabel>> = {
  reported: { text: 'Ausência informada', tone: 'pending', sign: 'absent' },
  absent: { text: 'Ausência confirmada', tone: 'neutral', sign: 'absent' },
};

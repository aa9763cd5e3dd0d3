import type { Instant } from 'shared-domain/schedule';
import type { ConsultationStatus } from 'shared-domain/status';
import type { RoomRole } from './provider';

/** `absence`: the professional did not come; `team`: an admin; `platform`: a suspension or an erasure. */
export type Canceller = 'patient' | 'professional' | 'absence' | 'team' | 'platform';

export type CompletionObstacle = 'absence_reported' | 'professional_absent' | 'professional_suspended';

/** The room of a consultation as one of its two participants sees it. Instants are UTC ISO strings. */
export interface RoomFacts {
  readonly consultationId: string;
  readonly role: RoomRole;
  /** "Marina"; "A outra pessoa" after an erasure. */
  readonly otherName: string;
  /** "Marina Azevedo". */
  readonly otherFullName: string;
  /** Null after an erasure. */
  readonly otherId: string | null;
  /** "Psicóloga"; null for a patient. */
  readonly otherTitle: string | null;
  readonly otherPhotoUrl: string | null;
  readonly status: ConsultationStatus;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  /** When the professional ended the call; null: not ended, or opened again. */
  readonly endedAt: Instant | null;
  /** The professional has not entered 15 minutes after the start. */
  readonly isUnattended: boolean;
  /** The patient reported the professional's absence, and the team has not decided that they came. */
  readonly isContested: boolean;
  /** Professional: why ending the room does not complete the consultation; null: it does, from its end on. */
  readonly completionObstacle: CompletionObstacle | null;
  /** Of a cancelled consultation; null: the time to pay ran out. */
  readonly cancelledBy: Canceller | null;
  /** Null also for those cancelled long ago. */
  readonly cancelledAt: Instant | null;
  /** Patient: where the money of a cancelled consultation is; null: nothing was paid. */
  readonly refund: 'due' | 'refunded' | 'none' | null;
  /** `external`: only behind the link. */
  readonly provider: 'p2p' | 'external';
  readonly link: string | null;
  /** The caller's page that is in the room, on this device or another one; null: none, or silent for three minutes. */
  readonly ownPage: string | null;
  /** The caller's page that entered last, also after it left. */
  readonly ownLastPage: string | null;
  /** The patient has not agreed to consultations by video yet. */
  readonly needsConsent: boolean;
  /** When the professional let the patient in. */
  readonly admittedAt: Instant | null;
  readonly patientJoinedAt: Instant | null;
  readonly professionalJoinedAt: Instant | null;
  /** Null while they are there, and where the consultation happens behind its link, or they went there. */
  readonly patientLeftAt: Instant | null;
  readonly professionalLeftAt: Instant | null;
  /** Null where the consultation happens behind its link, or one of the two went there. */
  readonly minutesTogether: number | null;
}

/** `ended`: by the professional, before the room closes. `over`: it has closed. */
export type Stage = 'unpaid' | 'cancelled' | 'missed' | 'early' | 'open' | 'ended' | 'over';

/** The state of the room at a time. The server decides who enters; the screen mirrors it. */
export function stageOf(facts: RoomFacts, now: Date): Stage {
  switch (facts.status) {
    case 'pending':
      return 'unpaid';
    case 'cancelled':
      return 'cancelled';
    case 'no_show':
      return 'missed';
    case 'scheduled':
    case 'completed':
      if (now < new Date(facts.opensAt)) return 'early';
      if (now >= new Date(facts.closesAt)) return 'over';
      return facts.endedAt === null ? 'open' : 'ended';
  }
}

const MINUTE_MS = 60_000;

/** Whole minutes from `now` until an instant, rounded up; negative afterwards. */
export const minutesUntil = (instant: Instant, now: Date): number =>
  Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE_MS);

/** Minutes after the start from which the other participant is late, and from which a late professional owes a choice. */
export const LATE_AFTER_MINUTES = 10;
export const UNATTENDED_AFTER_MINUTES = 15;

/** The server's time is known to within a second or two. */
const CLOCK_MS = 3000;

/** The professional is absent for so long that the server may owe the patient a choice, which these facts do not say yet. */
export const mayOweChoice = (
  { status, startsAt, endsAt, professionalJoinedAt, isUnattended, isContested, provider }: RoomFacts,
  now: Date,
): boolean =>
  status === 'scheduled' &&
  provider === 'p2p' &&
  professionalJoinedAt === null &&
  !isUnattended &&
  !isContested &&
  now.getTime() >= Date.parse(startsAt) + UNATTENDED_AFTER_MINUTES * MINUTE_MS + CLOCK_MS &&
  now.getTime() < Date.parse(endsAt);

/** An instant some minutes after another. */
export const minutesAfter = (instant: Instant, minutes: number): Instant =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

/** When the other participant first entered; null: not yet. */
export const otherJoinedAt = ({ role, patientJoinedAt, professionalJoinedAt }: RoomFacts): Instant | null =>
  role === 'patient' ? professionalJoinedAt : patientJoinedAt;

/** Entered and has not left, though perhaps behind the external link, or without connection. */
export const isOtherInside = (facts: RoomFacts): boolean =>
  otherJoinedAt(facts) !== null && otherLeftAt(facts) === null;

/** When the other participant left; null: is there, or has never entered. */
export const otherLeftAt = ({ role, patientLeftAt, professionalLeftAt }: RoomFacts): Instant | null =>
  role === 'patient' ? professionalLeftAt : patientLeftAt;

/** When the caller first entered and last left; `leftAt` is null while one of their devices is there. */
export const ownVisit = ({ role, ...facts }: RoomFacts) =>
  role === 'patient'
    ? { joinedAt: facts.patientJoinedAt, leftAt: facts.patientLeftAt }
    : { joinedAt: facts.professionalJoinedAt, leftAt: facts.professionalLeftAt };

/** Whether both entered, and the patient was let in. */
export const haveMet = ({ patientJoinedAt, professionalJoinedAt, admittedAt }: RoomFacts): boolean =>
  patientJoinedAt !== null && professionalJoinedAt !== null && admittedAt !== null;

/** The professional owes the patient a choice: another time, or the money. */
export const owesChoice = ({ status, isUnattended }: RoomFacts): boolean =>
  status === 'scheduled' && isUnattended;

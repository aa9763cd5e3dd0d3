import type { Cents } from 'shared-domain/money';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import type { EveryWeeks } from 'shared-domain/series';
import type { ConsultationStatus, PaymentStatus } from 'shared-domain/status';
import type { Absence } from '../parts/absence';
import type { CancelReason } from './write-consultation';

/** Local times of a day, 'HH:MM'; the end may be 24:00. */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

/** Local days of the professional's, both included. */
export interface DayPeriod {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** A day of the professional's zone with its hours; none: closed. */
export interface AgendaDay {
  readonly day: IsoDay;
  readonly hours: readonly TimeRange[];
  readonly isException: boolean;
  /** Name of the national holiday. */
  readonly holiday: string | null;
}

export interface AgendaConsultation {
  readonly id: string;
  readonly patientId: string;
  readonly patientName: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Kept free after it. */
  readonly breakMinutes: number;
  readonly status: ConsultationStatus;
  /** Null: without a payment. */
  readonly payment: PaymentStatus | null;
  readonly isOutsideHours: boolean;
  readonly amount: Cents;
  /** Between these it can be paid; null: an ordinary booking, or none. */
  readonly opensAt: Instant | null;
  readonly expiresAt: Instant | null;
  /** When the patient was last reminded of the payment. */
  readonly remindedAt: Instant | null;
  /** What the team or the payer's bank gave back of it before. */
  readonly returned: Cents;
  readonly isReturnedByBank: boolean;
  readonly refund: 'none' | 'due' | 'done';
  /** 'patient', 'professional', 'absence' (the professional did not come), 'team' or 'platform'; null: its payment expired. */
  readonly cancelledBy: string | null;
  readonly cancelledAt: Instant | null;
  /** The professional's own; null: another cancelled. */
  readonly cancellationReason: CancelReason | null;
  /** Until when its outcome can be corrected. */
  readonly correctableUntil: Instant | null;
  /** Kept at the professional's suspension: how it ended can be recorded. */
  readonly isKept: boolean;
  /** The patient's report that the professional did not come. */
  readonly absence: Absence | null;
  /** The patient's first with this professional. */
  readonly isFirst: boolean;
  /** Unread messages. */
  readonly unread: number;
  /** Other times that wait for the patient's answer. */
  readonly proposal: OpenProposal | null;
  /** The series to which it belongs. */
  readonly series: SeriesPlace | null;
}

/** Which date of a series a consultation is. */
export interface SeriesPlace {
  readonly id: string;
  readonly number: number;
  readonly of: number;
  readonly everyWeeks: EveryWeeks;
  /** Day of the last date. */
  readonly until: IsoDay;
  readonly isEnded: boolean;
}

export interface OpenProposal {
  readonly id: string;
  /** None where the patient chooses in a period. */
  readonly times: readonly Instant[];
  readonly period: DayPeriod | null;
  readonly expiresAt: Instant;
}

/** A time that the professional keeps free. Only the professional sees its note. */
export interface AgendaBlock {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly note: string | null;
  /** Null: it does not repeat. */
  readonly series: Repetition | null;
}

/** A block on the same weekday each week. */
export interface Repetition {
  readonly until: IsoDay;
  /** On how many later days. */
  readonly following: number;
}

/** The agenda of some weeks. */
export interface Agenda {
  /** By how many milliseconds the server's clock was ahead of the device's. */
  readonly aheadMs: number;
  readonly today: IsoDay;
  /** The last day that patients can book. */
  readonly lastDay: IsoDay;
  /** IANA name; days and hours are local to it. */
  readonly timeZone: string;
  /** From one start to the next. */
  readonly gridMinutes: number;
  readonly days: readonly AgendaDay[];
  /** Starts that patients can book now. */
  readonly free: readonly Instant[];
  readonly blocks: readonly AgendaBlock[];
  /** By start. */
  readonly consultations: readonly AgendaConsultation[];
}

/** The server's time. */
export const serverTime = ({ aheadMs }: Agenda): Date => new Date(Date.now() + aheadMs);

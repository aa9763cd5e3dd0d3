import type { StatusLabel } from 'shared-domain/status';
import { addDays, type Instant, type IsoDay } from 'shared-domain/schedule';
import type { Cents } from 'shared-domain/money';
import type { Days } from '../period';

export type BatchState = 'prepared' | 'approved' | 'closed' | 'discarded';

/** What is paid out for a week, by two admins. */
export interface Batch {
  readonly id: string;
  readonly week: Days;
  readonly state: BatchState;
  /** Play money of a demonstration. */
  readonly isSimulated: boolean;
  /** Counts changes of its lines: what is approved is what was read. */
  readonly version: number;
  /** Of the lines that are ready, paid or returned. */
  readonly total: Cents;
  readonly ready: number;
  readonly held: number;
  readonly heldCents: Cents;
  readonly paid: number;
  readonly returned: number;
  readonly returnedCents: Cents;
  /** Ready lines that the approver should look at. */
  readonly warned: number;
  /** Null once erased. */
  readonly preparedBy: string | null;
  /** The reader prepared it, so another admin approves it. */
  readonly isOwn: boolean;
  /** The reader released a line of it, so another admin approves it. */
  readonly isReleaser: boolean;
  readonly preparedAt: Instant;
  readonly approvedBy: string | null;
  readonly approvedAt: Instant | null;
  readonly closedAt: Instant | null;
  /** Why it was discarded. */
  readonly reason: string | null;
}

export const LINE_STATES = ['ready', 'held', 'paid', 'returned', 'left_out'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** One professional in a batch. */
export interface Line {
  readonly id: string;
  readonly place: number;
  readonly professionalName: string;
  readonly isSuspended: boolean;
  /** Null without a confirmed key. */
  readonly keyKind: string | null;
  readonly keyMasked: string | null;
  readonly amount: Cents;
  readonly consultations: number;
  /** What went back after an earlier payout, and is taken from this one. */
  readonly debts: Cents;
  readonly state: LineState;
  readonly hold: string | null;
  readonly warnings: readonly string[];
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly e2eid: string | null;
  readonly paidAt: Instant | null;
  readonly returnedAt: Instant | null;
}

/** From Monday to the Sunday by which it became owed. */
export const weekUntil = (sunday: IsoDay): Days => ({ first: addDays(sunday, -6), last: sunday });

/** The Friday on which a week is paid out. */
export const fridayAfter = ({ last }: Days): IsoDay => addDays(last, 5);

/** Professionals who receive something. */
export const receivers = ({ ready, paid, returned }: Batch): number => ready + paid + returned;

/** Professionals in the batch, including held ones. */
export const lineCount = (batch: Batch): number => receivers(batch) + batch.held;

export const BATCH_LABELS: Record<BatchState, StatusLabel> = {
  prepared: { text: 'Preparado', tone: 'pending' },
  approved: { text: 'Aprovado', tone: 'confirmed', sign: 'done' },
  closed: { text: 'Encerrado', tone: 'completed' },
  discarded: { text: 'Descartado', tone: 'neutral', sign: 'failed' },
};

const LINE_LABELS: Record<LineState, StatusLabel> = {
  ready: { text: 'Pronto', tone: 'confirmed', sign: 'done' },
  held: { text: 'Retido', tone: 'pending', sign: 'suspended' },
  paid: { text: 'Pago', tone: 'completed' },
  returned: { text: 'Devolvido', tone: 'cancelled', sign: 'returned' },
  left_out: { text: 'Fica para o próximo', tone: 'neutral', sign: 'suspended' },
};

/** A ready line is to be looked at before its batch is approved, and to be paid afterwards. */
export function lineLabel({ state, warnings }: Line, batch: Pick<Batch, 'state'>): StatusLabel {
  if (state !== 'ready') return LINE_LABELS[state];
  if (batch.state !== 'prepared') return { text: 'A pagar', tone: 'pending' };
  return warnings.length > 0 ? { text: 'Conferir', tone: 'info' } : LINE_LABELS.ready;
}

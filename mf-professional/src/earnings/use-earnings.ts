import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import { cents } from 'shared-domain/money';
import type { IsoDay } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import type { Earning, Hold, PayoutState, Situation } from './earnings';

/** Query key prefix of all that is shown about the professional's money. */
export const EARNINGS_KEY = 'earnings';

/** Rows of one request: more than a month holds, as a rule. */
const ROWS_AT_ONCE = 1000;

/** A reported absence keeps the money out of payouts. */
const situationOf = ({
  situation,
  absence,
}: {
  readonly situation: string;
  readonly absence: string | null;
}) =>
  absence === 'reported' && (situation === 'held' || situation === 'owed')
    ? 'contested'
    : (situation as Situation);

async function readList(client: PortalClient, month: IsoDay, signal: AbortSignal) {
  const earnings: Earning[] = [];
  for (;;) {
    const last = earnings.at(-1);
    const { data, error } = await client
      .rpc('list_earnings', {
        month,
        cursor_starts_at: last?.startsAt ?? null,
        cursor_id: last?.paymentId ?? null,
        page_size: ROWS_AT_ONCE,
      })
      .abortSignal(signal);
    if (error) throw toAppError(error);
    earnings.push(
      ...data.map((row) => ({
        paymentId: row.payment_id,
        consultationId: row.consultation_id,
        startsAt: row.starts_at,
        patientName: row.patient_name,
        outcome: row.outcome,
        amount: cents(row.amount_cents),
        received: cents(row.received_cents),
        coming: row.held_cents + row.owed_cents,
        returned: cents(row.refunded_cents),
        absence: row.absence as Earning['absence'],
        situation: situationOf(row),
        paidAt: row.paid_at,
        issuedAt: row.receita_saude_at,
        isReceiptOutdated: row.receita_saude_outdated,
      })),
    );
    if (data.length < ROWS_AT_ONCE) return earnings;
  }
}

async function readFigures(client: PortalClient, month: IsoDay, signal: AbortSignal) {
  const { data, error } = await client.rpc('earnings', { month }).abortSignal(signal);
  if (error) throw toAppError(error);
  const { next_payout: next } = data;
  return {
    month: data.month as IsoDay,
    timeZone: data.time_zone,
    /** Whether the professional issues the Receita Saúde: those without a CNPJ do. */
    issuesReceita: data.issues_receita_saude,
    received: { cents: data.received_cents, count: data.received },
    owed: { cents: data.owed_cents, count: data.owed },
    held: { cents: data.held_cents, count: data.held },
    refunded: { cents: data.refunded_cents, count: data.refunded },
    weeks: data.weeks.map((week) => ({
      monday: week.from as IsoDay,
      received: week.received_cents,
      owed: week.owed_cents,
      held: week.held_cents,
    })),
    nextPayout: {
      weekEnds: next.week_ends as IsoDay,
      paysOn: next.pays_on as IsoDay,
      amount: cents(next.cents),
      debt: cents(next.debt_cents),
      consultations: next.consultations,
      hold: next.hold as Exclude<Hold, 'by_hand'> | null,
    },
    payouts: data.payouts.map((line) => ({
      id: line.id,
      weekEnds: line.week_ends as IsoDay,
      amount: cents(line.amount_cents),
      state: line.state as PayoutState,
      hold: line.hold as Hold | null,
      reason: line.reason,
      key: line.key_masked,
      at: line.returned_at ?? line.paid_at,
      isSimulated: line.is_simulated,
    })),
  };
}

export type EarningsFigures = Awaited<ReturnType<typeof readFigures>>;
export type NextPayout = EarningsFigures['nextPayout'];
export type Payout = EarningsFigures['payouts'][number];

/** A month of the professional: its figures and its consultations, latest first. */
export interface EarningsMonth extends EarningsFigures {
  readonly earnings: readonly Earning[];
}

/** The month before stays until the chosen one is loaded. */
export function useEarnings(month: IsoDay) {
  useLive(useOwnTopic(), ['payments'], [EARNINGS_KEY]);
  return useRead({
    key: [EARNINGS_KEY, month],
    placeholderData: keepPreviousData,
    read: async (client, { signal }): Promise<EarningsMonth> => {
      const [figures, earnings] = await Promise.all([
        readFigures(client, month, signal),
        readList(client, month, signal),
      ]);
      return { ...figures, earnings };
    },
  });
}

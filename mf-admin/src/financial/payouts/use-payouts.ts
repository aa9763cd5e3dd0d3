import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useInfiniteRead, useRead } from 'shared-data/query';
import { MONEY_KEY } from '../../parts/money-key';
import type { Days } from '../period';
import type { LineFilter } from './line-filter';
import { weekUntil, type Batch, type BatchState, type Line, type LineState } from './batch';

type Obstacle = 'other_admin_needed' | 'batch_exists' | 'too_early' | 'nothing_to_pay';

/** What the batch of the week before would hold. */
export interface Due {
  readonly week: Days;
  /** The week's batch, if there is one. */
  readonly batchId: string | null;
  readonly amount: Cents;
  readonly professionals: number;
  readonly held: number;
  readonly obstacle: Obstacle | null;
}

export function usePayoutsDue() {
  return useRead({
    key: [MONEY_KEY, 'payouts-due'],
    read: async (client, { signal }): Promise<Due> => {
      const { data, error } = await client.rpc('payouts_due').abortSignal(signal);
      if (error) throw toAppError(error);
      return {
        week: weekUntil(data.week_ends as IsoDay),
        batchId: data.batch_id,
        amount: cents(data.cents),
        professionals: data.professionals,
        held: data.held,
        obstacle: data.obstacle as Obstacle | null,
      };
    },
  });
}

const BATCHES = 20;

interface BatchKey {
  readonly at: Instant;
  readonly id: string;
}

/** The batches, newest first; more on request. */
export function useBatches() {
  return useInfiniteRead({
    key: [MONEY_KEY, 'batches'],
    read: async (
      client,
      { cursor, userId }: { readonly cursor: BatchKey | null; readonly userId: string },
    ) => {
      const { data, error } = await client.rpc('list_payout_batches', {
        cursor_prepared_at: cursor?.at ?? null,
        cursor_id: cursor?.id ?? null,
        page_size: BATCHES,
      });
      if (error) throw toAppError(error);
      return data.map((row): Batch => ({
        id: row.id,
        week: weekUntil(row.week_ends as IsoDay),
        state: row.state as BatchState,
        isSimulated: row.is_simulated,
        version: row.version,
        total: cents(row.total_cents),
        ready: row.ready,
        held: row.held,
        heldCents: cents(row.held_cents),
        paid: row.paid,
        returned: row.returned,
        returnedCents: cents(row.returned_cents),
        warned: row.warned,
        preparedBy: row.prepared_by_name,
        isOwn: row.prepared_by === userId,
        isReleaser: row.released_by.includes(userId),
        preparedAt: row.prepared_at,
        approvedBy: row.approved_by_name,
        approvedAt: row.approved_at,
        closedAt: row.closed_at,
        reason: row.reason,
      }));
    },
    next: (page): BatchKey | null => {
      const last = page.length === BATCHES ? page.at(-1) : undefined;
      return last ? { at: last.preparedAt, id: last.id } : null;
    },
    select: ({ pages }) => pages.flat(),
  });
}

export type Batches = ReturnType<typeof useBatches>;

interface LineKey {
  readonly place: number;
  readonly id: string;
}

const LINES = 50;

interface LinePage {
  readonly batchId: string;
  readonly cursor: LineKey | null;
  readonly size: number;
  readonly filter?: LineFilter;
}

async function readLines(client: PortalClient, { batchId, cursor, size, filter }: LinePage) {
  const { data, error } = await client.rpc('list_payout_lines', {
    batch_id: batchId,
    cursor_place: cursor?.place ?? null,
    cursor_id: cursor?.id ?? null,
    page_size: size,
    search: filter?.search || null,
    situation: filter?.situation ?? null,
  });
  if (error) throw toAppError(error);
  return data.map((row): Line => ({
    id: row.id,
    place: row.place,
    professionalName: row.professional_name,
    isSuspended: row.is_suspended,
    keyKind: row.key_kind,
    keyMasked: row.key_masked,
    amount: cents(row.amount_cents),
    consultations: row.consultations,
    debts: cents(row.debts_cents),
    state: row.state as LineState,
    hold: row.hold,
    warnings: row.warnings,
    reason: row.reason,
    decidedBy: row.decided_by_name,
    e2eid: row.e2eid,
    paidAt: row.paid_at,
    returnedAt: row.returned_at,
  }));
}

const keyAfter = (page: readonly Line[], size: number): LineKey | null => {
  const last = page.length === size ? page.at(-1) : undefined;
  return last ? { place: last.place, id: last.id } : null;
};

/**
 * The lines of a batch page by page, those that need attention first. The lines of another filter or version stay
 * visible until the new ones are read.
 */
export function useLines({ id, version }: Batch, filter: LineFilter) {
  const list = [MONEY_KEY, 'payout-lines', id];
  return useInfiniteRead({
    key: [...list, version, filter],
    read: (client, { cursor }: { readonly cursor: LineKey | null }) =>
      readLines(client, { batchId: id, cursor, size: LINES, filter }),
    next: (page) => keyAfter(page, LINES),
    placeholderData: (earlier, query) => (query?.queryKey[list.length - 1] === id ? earlier : undefined),
    select: ({ pages }) => pages.flat(),
  });
}

const AT_ONCE = 100;

/** All lines of an approved batch that are still to be paid. */
export function usePayable(batchId: string) {
  return useRead({
    key: [MONEY_KEY, 'payable', batchId],
    read: async (client): Promise<readonly Line[]> => {
      const payable: Line[] = [];
      let cursor: LineKey | null = null;
      do {
        const page: Line[] = await readLines(client, { batchId, cursor, size: AT_ONCE });
        payable.push(...page.filter(({ state }) => state === 'ready'));
        cursor = keyAfter(page, AT_ONCE);
      } while (cursor !== null);
      return payable;
    },
  });
}

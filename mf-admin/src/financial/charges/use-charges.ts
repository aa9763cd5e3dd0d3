import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import type { RowKey } from '../../parts/paging/page';
import { usePagedQuery } from '../../parts/paging/use-paged-query';
import type { ChargesState } from '../address';
import { MONEY_KEY } from '../../parts/money-key';
import type { Days } from '../period';
import type { ChargeState, Method, Way } from '../../parts/charge/charge-state';

/** A payment in the list. */
export interface Charge {
  readonly key: RowKey;
  readonly id: string;
  readonly patientName: string;
  readonly professionalName: string;
  readonly startsAt: Instant;
  readonly amount: Cents;
  readonly state: ChargeState;
  readonly paidAt: Instant | null;
  readonly expiresAt: Instant;
  /** When it can be paid first, if that is later than its booking. */
  readonly opensAt: Instant | null;
  readonly returned: Cents;
  readonly toReturn: Cents;
  readonly method: Method | null;
  /** The newest code's identifier. */
  readonly txid: string | null;
  /** The transfer's identity. */
  readonly e2eid: string | null;
}

/** Charges by their filters; without days, of all time. */
export interface ChargeQuery extends Pick<ChargesState, 'search' | 'state'> {
  readonly days: Days | null;
  readonly way?: Way | null;
  /** Both included. */
  readonly min?: Cents | null;
  readonly max?: Cents | null;
}

interface Span {
  readonly cursor: RowKey | null;
  readonly newer: boolean;
  readonly size: number;
  readonly signal: AbortSignal;
}

/** Reads some charges, latest paid or ending first. Throws an `AppError`. */
export async function readCharges(
  client: PortalClient,
  { search, state, days, way = null, min = null, max = null }: ChargeQuery,
  { cursor, newer, size, signal }: Span,
): Promise<Charge[]> {
  const { data, error } = await client
    .rpc('list_charges', {
      search: search || null,
      state,
      way,
      min_cents: min,
      max_cents: max,
      first_day: days?.first ?? null,
      last_day: days?.last ?? null,
      cursor_at: cursor?.at ?? null,
      cursor_id: cursor?.id ?? null,
      newer,
      page_size: size,
    })
    .abortSignal(signal);
  if (error) throw toAppError(error);
  return data.map((row) => ({
    key: { at: row.listed_at, id: row.id },
    id: row.id,
    patientName: row.patient_name,
    professionalName: row.professional_name,
    startsAt: row.starts_at,
    amount: cents(row.amount_cents),
    state: row.charge_state as ChargeState,
    paidAt: row.paid_at,
    expiresAt: row.expires_at,
    opensAt: row.opens_at,
    returned: cents(row.returned_cents),
    toReturn: cents(row.due_cents),
    method: row.method as Method | null,
    txid: row.txid,
    e2eid: row.e2eid,
  }));
}

/** One page of the matching charges. */
export const useCharges = (query: ChargeQuery, page: ChargesState['page']) =>
  usePagedQuery({
    key: [MONEY_KEY, 'charges', query],
    page,
    read: (client, span) => readCharges(client, query, span),
  });

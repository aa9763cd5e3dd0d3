import type { ContactUserType } from 'shared-domain/contact';
import { countOf, toAppError } from 'shared-domain/errors';
import type { Cents } from 'shared-domain/money';
import { isWaiting, type LegalRetention, type PrivacyRequestStatus } from 'shared-domain/privacy';
import type { Instant } from 'shared-domain/schedule';
import { isUuid } from 'shared-domain/uuid';
import type { Database } from 'shared-portal/database';
import { useRead } from 'shared-data/query';
import { useLive, useOwnTopic } from 'shared-data/realtime';
import type { Page } from '../../parts/paging/page';
import { usePagedQuery } from '../../parts/paging/use-paged-query';
import { copy } from './copy';

export const REQUESTS_KEY = 'admin-privacy-requests';

/** A request about personal data. */
export interface PrivacyRequest {
  readonly id: string;
  readonly kind: 'erasure' | 'other';
  /** Id of the account; null once it is erased. */
  readonly userId: string | null;
  readonly fullName: string;
  /** '' once the user is erased. */
  readonly email: string;
  readonly sender: ContactUserType;
  readonly subject: string;
  readonly text: string;
  readonly status: PrivacyRequestStatus;
  readonly answer: string | null;
  /** Result of an erasure that has run. */
  readonly kept: LegalRetention | null;
  /** Files of an erased user that remain to be removed. */
  readonly hasFiles: boolean;
  readonly sentAt: Instant;
}

type Row = Database['public']['Tables']['privacy_requests']['Row'];

const requestFrom = (row: Row): PrivacyRequest => {
  const kind = row.kind === 'erasure' ? 'erasure' : 'other';
  return {
    id: row.id,
    kind,
    userId: row.user_id,
    fullName: row.full_name,
    email: row.email,
    sender: row.user_type === 'professional' ? 'professional' : 'patient',
    subject: copy.kinds[kind],
    text: row.message,
    status: row.status,
    answer: row.answer,
    kept: row.kept as LegalRetention | null,
    hasFiles: row.kept !== null && row.user_id !== null,
    sentAt: row.created_at as Instant,
  };
};

/** One page of the requests that match a search: open ones by deadline, then the others. */
export function useRequests(search: string, page: Page) {
  return usePagedQuery({
    key: [REQUESTS_KEY, 'list', search],
    page,
    read: async (client, { cursor, newer, size, signal }) => {
      const { data, error } = await client
        .rpc('list_privacy_requests', {
          search: search || null,
          cursor_listed_at: cursor?.at ?? null,
          cursor_id: cursor?.id ?? null,
          newer,
          page_size: size,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map((row) => ({ ...requestFrom(row), key: { at: row.listed_at, id: row.id } }));
    },
  });
}

/** Number of open requests. Each new one notifies the admins. */
export function useOpenRequests() {
  useLive(useOwnTopic(), ['notifications'], [REQUESTS_KEY]);
  return useRead({
    key: [REQUESTS_KEY, 'open'],
    read: async (client): Promise<number> => {
      return countOf(
        await client
          .from('privacy_requests')
          .select('id', { count: 'exact', head: true })
          .in('status', ['open', 'in_progress']),
      );
    },
  });
}

/** One request; null if there is none with this id. */
export function useRequest(id: string) {
  return useRead({
    key: [REQUESTS_KEY, 'one', id],
    read: async (client): Promise<PrivacyRequest | null> => {
      if (!isUuid(id)) return null;
      const { data, error } = await client.from('privacy_requests').select('*').eq('id', id).maybeSingle();
      if (error) throw toAppError(error);
      return data && requestFrom(data);
    },
  });
}

/** Consequences of an erasure. */
export interface ErasurePreview {
  readonly kept: LegalRetention;
  /**
   * Paid consultations, in progress or upcoming, which block the erasure until they are over or cancelled.
   */
  readonly sessions_open: number;
  /** Some of them as a professional. */
  readonly attends_open: boolean;
  /** Payments with an open refund. */
  readonly refunds_due: number;
  /** Reported absences that are not decided. */
  readonly absences_open: number;
  /** What the professional is still owed, in centavos; negative: what the professional owes. */
  readonly owed_cents: Cents;
  /** Payouts that are not paid yet; `owed_cents` may be zero then. */
  readonly payouts_open: number;
  readonly messages: number;
  readonly reviews: number;
  readonly documents: number;
  readonly is_professional: boolean;
}

/** Refetched whenever the dialog opens, because consultations change. */
export function useErasurePreview({ id, status }: PrivacyRequest, isOpen: boolean) {
  return useRead({
    key: [REQUESTS_KEY, 'preview', id],
    enabled: isOpen && isWaiting(status),
    staleTime: 0,
    read: async (client): Promise<ErasurePreview> => {
      const { data, error } = await client.rpc('erasure_preview', { request_id: id });
      if (error) throw toAppError(error);
      return data as ErasurePreview;
    },
  });
}

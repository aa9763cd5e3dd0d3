import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import type { PrivacyRequestStatus } from 'shared-domain/privacy';
import type { Instant } from 'shared-domain/schedule';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useRead, useWrite } from 'shared-data/query';
import { copy } from './copy';

/** What the person asked of the team about personal data. */
export interface PrivacyRequest {
  readonly id: string;
  readonly kind: 'erasure' | 'other';
  readonly status: PrivacyRequestStatus;
  readonly answer: string | null;
  readonly sentAt: Instant;
}

const KEY = 'privacy-requests';

/** The person's own requests, the newest first. */
export function usePrivacyRequests() {
  return useRead({
    key: [KEY],
    read: async (client, { userId }): Promise<PrivacyRequest[]> => {
      const { data, error } = await client
        .from('privacy_requests')
        .select('id, kind, status, answer, created_at')
        .eq('user_id', userId)
        .order('created_at', { ascending: false });
      if (error) throw toAppError(error);
      return data.map((row) => ({
        id: row.id,
        kind: row.kind === 'erasure' ? 'erasure' : 'other',
        status: row.status,
        answer: row.answer,
        sentAt: row.created_at as Instant,
      }));
    },
  });
}

/** Takes a request back while the team has not answered. */
export function useWithdraw(onDone: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite<void, string>({
    mutationFn: async (request_id) => {
      const client = await supabase();
      const { error } = await client.rpc('withdraw_privacy_request', { request_id });
      if (error) throw toAppError(error);
    },
    onSuccess: async () => {
      toast({ kind: 'success', ...copy.withdrawn });
      await queries.invalidateQueries({ queryKey: [KEY] });
      onDone();
    },
    onError: async (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error), 'privacy-withdrawal') });
      // The team may have answered.
      await queries.invalidateQueries({ queryKey: [KEY] });
    },
  });
}

/** Refusals of the server that concern the words of a request. */
export const REQUEST_REFUSALS = {
  context: 'privacy-request',
  fields: { fields_required: 'message', text_too_long: 'message' },
} as const;

/**
 * Asks the team: for the account to be erased, with a reason where there is one (asking again while a request is open
 * answers that one), or for anything else about the person's data, in their own words. `showAtField` gets each error first
 * and answers whether it has shown it.
 */
export function useAsk(
  kind: PrivacyRequest['kind'],
  onAsked: () => void,
  showAtField: (error: unknown) => boolean,
) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite<void, string>({
    mutationFn: async (words) => {
      const client = await supabase();
      const { error } =
        kind === 'erasure'
          ? await client.rpc('request_erasure', { reason: words || null })
          : await client.rpc('send_privacy_request', { message: words });
      if (error) throw toAppError(error);
    },
    onSuccess: async () => {
      toast({ kind: 'success', ...copy.asked });
      await queries.invalidateQueries({ queryKey: [KEY] });
      onAsked();
    },
    onError: (error) => {
      if (!showAtField(error))
        toast({ kind: 'error', ...describeError(toAppError(error), 'privacy-request') });
    },
  });
}

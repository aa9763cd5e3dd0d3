import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import type { PrivacyRequestStatus } from 'shared-domain/privacy';
import type { Instant } from 'shared-domain/schedule';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useRead, useWrite } from 'shared-data/query';
import { copy } from './copy';

/** A privacy request to the team. */
export interface PrivacyRequest {
  readonly id: string;
  readonly kind: 'erasure' | 'other';
  readonly status: PrivacyRequestStatus;
  readonly answer: string | null;
  readonly sentAt: Instant;
}

const KEY = 'privacy-requests';

/** The user's own requests, newest first. */
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

/** Withdraws a request that the team has not answered. */
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

/** Server errors that concern the text of a request. */
export const REQUEST_REFUSALS = {
  context: 'privacy-request',
  fields: { fields_required: 'message', text_too_long: 'message' },
} as const;

/**
 * Sends a request to the team: account erasure with an optional reason (a repeated request returns the open
 * one), or anything else about the user's data as free text. `showAtField` receives each error first and
 * returns whether it has shown it.
 */
export function useSendRequest(
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

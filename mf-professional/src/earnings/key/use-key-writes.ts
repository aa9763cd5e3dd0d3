import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { EARNINGS_KEY } from '../use-earnings';
import { keyCopy } from './copy';
import type { KeyKind } from './key-kinds';
import type { RequestedKey } from './use-payout-key';

function useKeyWrite() {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  return {
    supabase,
    toast,
    report: (error: unknown) =>
      toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['payout-key']) }),
    readAgain: () => queries.invalidateQueries({ queryKey: [EARNINGS_KEY] }),
  };
}

interface Request {
  readonly onRequested: (key: RequestedKey) => void;
  /** Returns whether the error is shown at its field. */
  readonly onRefused: (error: unknown) => boolean;
}

/** Names a key; a code is mailed. */
export function useRequest({ onRequested, onRefused }: Request) {
  const { supabase, report, readAgain } = useKeyWrite();
  return useWrite<RequestedKey, { readonly kind: KeyKind; readonly value: string }>({
    mutationFn: async ({ kind, value }) => {
      const client = await supabase();
      const { data, error } = await client.rpc('request_payout_key', { kind, value });
      if (error) throw toAppError(error);
      return { masked: data.masked, expiresAt: data.expires_at };
    },
    onSuccess: (requested) => {
      onRequested(requested);
      void readAgain();
    },
    onError: (error) => {
      if (!onRefused(error)) report(error);
    },
  });
}

interface Confirmation {
  readonly onConfirmed: () => void;
  /** A wrong code with the tries left, none if it has expired. */
  readonly onRefused: (code: string, triesLeft: number) => void;
}

/** Confirms the named key by its code. Wrong codes are answers, not errors: the server counts them. */
export function useConfirmation({ onConfirmed, onRefused }: Confirmation) {
  const { supabase, toast, report, readAgain } = useKeyWrite();
  return useWrite({
    mutationFn: async (code: string) => {
      const client = await supabase();
      const { data, error } = await client.rpc('confirm_payout_key', { code });
      if (error) throw toAppError(error);
      return data;
    },
    onSuccess: ({ state, tries_left, masked }, code) => {
      if (state !== 'confirmed') return onRefused(code, tries_left ?? 0);
      onConfirmed();
      toast({ kind: 'success', ...keyCopy.confirmed(masked ?? '') });
      void readAgain();
    },
    onError: report,
  });
}

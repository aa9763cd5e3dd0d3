import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useRead, useWrite } from 'shared-data/query';
import { NOTIFICATIONS_KEY } from 'shared-data/notifications';
import { TEAM_KEY } from '../team/use-team';

/** A verified device of the caller. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

/** The caller's own devices with a second factor, newest first. */
export function useDevices() {
  return useRead({
    key: ['own-devices'],
    staleTime: 0,
    read: async ({ auth }): Promise<readonly Device[]> => {
      const { data, error } = await auth.mfa.listFactors();
      if (error) throw toAppError(error);
      return data.totp
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
        .map(({ id, friendly_name }) => ({ id, name: friendly_name ?? '' }));
    },
  });
}

/** What a change of the team is confirmed with. */
export interface Proof {
  readonly device: string;
  readonly code: string;
}

interface TeamChange<Answer, Input extends Proof> {
  /** Throws an `AppError`. */
  readonly act: (client: PortalClient, input: Input) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField: (error: unknown) => boolean;
}

/** Verifies the caller's code, which counts for five minutes and works once, then changes the team. */
export function useTeamChange<Answer, Input extends Proof>({
  act,
  onDone,
  showAtField,
}: TeamChange<Answer, Input>) {
  const supabase = useSupabase();
  const toast = useToast();
  const queries = useQueryClient();
  const verified = useRef<string>(undefined);
  return useWrite<Answer, Input>({
    mutationFn: async (input) => {
      const client = await supabase();
      if (verified.current !== input.code) {
        const { error } = await client.auth.mfa.challengeAndVerify({
          factorId: input.device,
          code: input.code,
        });
        if (error) throw toAppError(error);
        verified.current = input.code;
      }
      return act(client, input);
    },
    onSuccess: onDone,
    onError: (error) => {
      if (toAppError(error).code === 'factor_not_recent') verified.current = undefined;
      if (!showAtField(error))
        toast({ kind: 'error', ...describeError(toAppError(error), ADMIN_ERRORS['admin-team']) });
    },
    onSettled: () => {
      for (const key of [TEAM_KEY, NOTIFICATIONS_KEY, 'admin-person', 'admin-users', 'team-access'])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}

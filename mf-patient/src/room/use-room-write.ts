import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from 'shared-data/query';
import { describeError, toAppError } from 'shared-domain/errors';
import { ROOM_ERRORS } from 'shared-domain/room-errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { roomKey } from './use-facts';

/** Browsers wait a minute and more for an answer to a dead connection. */
const ANSWERED_WITHIN_MS = 8000;

/** The professional ends the room, or opens it again. The room is read again afterwards. */
export function useRoomWrite(
  consultationId: string,
  procedure: 'end_room' | 'reopen_room',
  onDone?: () => void,
) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  return useWrite({
    mutationFn: async () => {
      const client = await supabase();
      const { error } = await client
        .rpc(procedure, { consultation_id: consultationId })
        .abortSignal(AbortSignal.timeout(ANSWERED_WITHIN_MS));
      if (error) throw toAppError(error);
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: roomKey(consultationId) });
      onDone?.();
    },
    onError: (error) => {
      toast({ kind: 'error', ...describeError(toAppError(error).code, ROOM_ERRORS.room) });
      void queries.invalidateQueries({ queryKey: roomKey(consultationId) });
    },
  });
}

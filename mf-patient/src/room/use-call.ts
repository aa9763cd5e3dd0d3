import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSupabase } from 'shared-portal/portal';
import type { RoomFacts } from './facts';
import type { Room, RoomProvider } from './provider';
import { providers } from './provider/providers';
import { roomKey } from './use-facts';

/** One opening of the room, closed when the page is left; null until the client is there. */
export function useCall({ consultationId, role }: RoomFacts, kind: RoomProvider['kind']): Room | null {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const [call, setCall] = useState<Room | null>(null);
  useEffect(() => {
    let isHere = true;
    let opened: Room | null = null;
    const onStatus = () => void queries.invalidateQueries({ queryKey: roomKey(consultationId) });
    void supabase().then((client) => {
      if (!isHere) return;
      opened = providers[kind].open({ client, consultationId, role, onStatus });
      setCall(opened);
    });
    return () => {
      isHere = false;
      opened?.close();
    };
  }, [supabase, queries, consultationId, role, kind]);
  return call;
}

import { useEffect, useState } from 'react';
import { firstName } from 'shared-domain/names';
import { isUuid } from 'shared-domain/uuid';
import { usePortal } from 'shared-portal/portal';

/** The booking that a new user started before sign-up. */
export interface Booking {
  /** First name of the professional; null while unknown. */
  readonly professional: string | null;
}

const BOOKING_PATH = /^\/patient\/booking\/([^/?#]+)/;

/** The booking in `next`, or null if it leads elsewhere. Without the name the page uses generic text. */
export function useBooking(next: string | null): Booking | null {
  const portal = usePortal();
  const [professional, setProfessional] = useState<string | null>(null);
  const id = BOOKING_PATH.exec(next ?? '')?.[1] ?? null;
  useEffect(() => {
    if (id === null || !isUuid(id)) return;
    const read = async () => {
      const client = await portal.supabase();
      const { data } = await client
        .from('professionals_public')
        .select('display_name')
        .eq('user_id', id)
        .maybeSingle();
      setProfessional(firstName(data?.display_name ?? '') || null);
    };
    void read().catch(() => setProfessional(null));
  }, [id, portal]);
  return id === null ? null : { professional };
}

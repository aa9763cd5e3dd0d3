import { useEffect, useEffectEvent } from 'react';
import { useToast } from 'shared-portal/portal';
import { copy } from './copy';
import type { AgendaAddress } from './use-agenda-address';
import { usePatient, type OwnPatient } from './use-patients';

/**
 * The patient of the address for whom a consultation is to be booked; null: none, or not known yet. If they are not a patient
 * of the professional's, it says so and leaves the address.
 */
export function useNewPatient({ newFor, endNew }: AgendaAddress, readOnly: boolean): OwnPatient | null {
  const toast = useToast();
  const { data } = usePatient(readOnly ? null : newFor);
  const isForeign = newFor !== null && data === null;
  const leave = useEffectEvent(() => {
    toast({ kind: 'error', title: copy.new.notYours });
    endNew();
  });
  useEffect(() => {
    if (isForeign) leave();
  }, [isForeign]);
  return data ?? null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, toAppError, type ErrorText } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { useWrite } from 'shared-data/query';
import { useSupabase, useToast, useUserId } from 'shared-portal/portal';
import { changeAddress, type AddressChange, type NewAddress } from './change-address';
import { copy } from './copy';
import { ADDRESS_KEY, type CalendarAddress } from './use-calendar-address';

interface Changing {
  readonly change: AddressChange;
  readonly onChanged?: () => void;
}

const DONE: Readonly<Record<AddressChange, ErrorText>> = {
  create: copy.created,
  renew: copy.renew.done,
  revoke: copy.revoke.done,
};

/** Changes the calendar's address, one write at a time; `made` is the new one, until the screen is left. */
export function useAddressChange() {
  const supabase = useSupabase();
  const userId = useUserId();
  const queries = useQueryClient();
  const toast = useToast();
  const [made, setMade] = useState<NewAddress | null>(null);
  const changing = useWrite({
    mutationFn: async ({ change }: Changing) => changeAddress(await supabase(), change),
    onSuccess: (address, { change, onChanged }) => {
      setMade(address);
      queries.setQueryData<CalendarAddress | null>(
        [ADDRESS_KEY, userId],
        address && { createdAt: address.createdAt, lastReadAt: null },
      );
      toast({ kind: 'success', ...DONE[change] });
      onChanged?.();
    },
    onError: (error) => {
      // Another window may have changed it.
      void queries.invalidateQueries({ queryKey: [ADDRESS_KEY] });
      toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['calendar-address']) });
    },
  });
  return { ...changing, made };
}

export type ChangingAddress = ReturnType<typeof useAddressChange>;

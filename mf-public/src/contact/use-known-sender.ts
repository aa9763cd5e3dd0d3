import { useEffect, useEffectEvent } from 'react';
import type { ContactMessage } from 'shared-domain/contact';
import { useAccount, useSession } from 'shared-portal/portal';
import type { FormState } from 'shared-ui/form';

/** Fills empty fields with a signed-in user's name, address and role. */
export function useKnownSender(form: FormState<ContactMessage>): void {
  const session = useSession();
  const account = useAccount();
  const email = session.phase === 'signed-in' ? session.email : '';
  const fillIn = useEffectEvent((name: string, isProfessional: boolean) =>
    form.set((typed) => ({
      fullName: typed.fullName || name,
      email: typed.email || email,
      ...(isProfessional && { userType: 'professional' }),
    })),
  );
  useEffect(() => {
    if (account) fillIn(account.fullName, account.role === 'professional');
  }, [account, email]);
}

import { useEffect, type RefObject } from 'react';
import type { ContactUserType } from 'shared-domain/contact';
import { useAccount, useSession } from 'shared-portal/portal';

/** Fills in what the portal knows of a signed-in user where nothing has been typed: name, address and side. */
export function useKnownSender(
  form: RefObject<HTMLFormElement | null>,
  onUserType: (userType: ContactUserType) => void,
): void {
  const session = useSession();
  const account = useAccount();
  const email = session.phase === 'signed-in' ? session.email : '';
  useEffect(() => {
    const controls = form.current?.elements;
    if (!account || !controls) return;
    for (const [name, known] of [
      ['fullName', account.fullName],
      ['email', email],
    ] as const) {
      const control = controls.namedItem(name);
      if (control instanceof HTMLInputElement && control.value === '') control.value = known;
    }
    if (account.role === 'professional') onUserType('professional');
  }, [form, account, email, onUserType]);
}

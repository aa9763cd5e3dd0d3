import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'shared-portal/router';
import { usePortal } from 'shared-portal/portal';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { WaitingPanel } from 'shared-ui/panel';
import { readArrival } from '../email-link/link-arrival';
import { createsAccount, readJourney } from '../email-link/mail-link';
import { arrive } from './arrive';
import { copy } from './copy';

/** Target of e-mail links: signs in and always redirects. */
export function AuthCallbackPage() {
  useDocumentTitle(copy.documentTitle);
  const portal = usePortal();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [link] = useState(() => ({
    arrival: readArrival({ search, hash }),
    journey: readJourney(search),
    isNew: createsAccount(search),
  }));
  const hasStarted = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    // A link works once: StrictMode's second run would find it used.
    if (!hasStarted.current) {
      hasStarted.current = true;
      void arrive(portal, link.arrival, link.journey, link.isNew).then(({ to, toast, state }) => {
        const { show } = portal.toasts.getState();
        // A user who has left meanwhile stays where they are.
        if (!isMounted.current) return toast && show(toast);
        // The sign-in page shows the text of the reason.
        const isReasonOnPage = state && 'redirectReason' in state;
        if (toast) show(isReasonOnPage ? { kind: toast.kind, title: toast.title } : toast);
        return navigate(to, { replace: true, state });
      });
    }
    return () => void (isMounted.current = false);
  }, [portal, navigate, link]);
  return <WaitingPanel text={copy.waiting} />;
}

import { useEffect, useRef, useState } from 'react';
import { portalHistory, type HistorySnapshot } from 'shared-portal/history';
import { holdLeaving } from 'shared-portal/leaving';
import { useNavigate } from 'shared-portal/router';

interface LeaveQuestion {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** The address of another portal page that a click opens in this window; null: none. */
function otherPageOf(event: MouseEvent): string | null {
  const { button, metaKey, altKey, ctrlKey, shiftKey, target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isOtherPage = origin === window.location.origin && pathname !== window.location.pathname;
  return isOtherPage ? `${pathname}${search}${hash}` : null;
}

/**
 * Blocks leaving the page while `isUnsaved`, including links and sign-out of other React roots, such as the
 * header.
 */
export function useLeaveQuestion(isUnsaved: boolean): LeaveQuestion {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const { get, listen, navigator } = portalHistory();
    const { pathname, search, hash, state } = get().location;
    const onClick = (event: MouseEvent) => {
      const path = otherPageOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld({ go: () => void navigate(path) });
    };
    const onChange = ({ action, location }: HistorySnapshot) => {
      if (action !== 'POP' || location.pathname === pathname || isLeaving.current) return;
      // The browser has already navigated: this pushes the page on top again, and leaving is one step back. A
      // history listener still runs before React unmounts the page; a popstate listener would be too late.
      navigator.push(`${pathname}${search}${hash}`, state);
      setHeld({
        go: () => {
          isLeaving.current = true;
          window.history.back();
        },
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    const stopListening = listen(onChange);
    const stopHolding = holdLeaving((go) => setHeld({ go }));
    return () => {
      stopHolding();
      window.removeEventListener('click', onClick, true);
      stopListening();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isUnsaved, navigate]);

  return {
    isAsking: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      setHeld(null);
      held?.go();
    },
  };
}

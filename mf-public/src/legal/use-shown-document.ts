import { useEffect, useRef } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation } from 'shared-portal/router';
import { useIsLive } from '../parts/use-is-live';
import { DOCUMENTS } from './documents';
import { documentOf, type LegalDocument } from './legal-document';

/** Which document the address names. `isLive` is false until the page's scripts run: the built page knows no address. */
export function useShownDocument(): { readonly shown: LegalDocument; readonly isLive: boolean } {
  const isLive = useIsLive();
  const { hash } = useLocation();
  const shown = isLive ? documentOf(DOCUMENTS, hash) : DOCUMENTS[0];
  const followed = useRef(hash);
  useEffect(() => {
    const section = shown.sections.find(({ id }) => `#${id}` === hash);
    if (section) document.getElementById(section.id)?.scrollIntoView();
    // A link at the foot of this very page leads up to the document; going back, the browser knows where one was.
    else if (followed.current !== hash && portalHistory().get().action !== 'POP')
      document.getElementById(`aba-${shown.id}`)?.focus();
    followed.current = hash;
  }, [shown, hash]);
  return { shown, isLive };
}

import { useEffect } from 'react';
import { useLocation } from 'shared-portal/router';
import { useIsLive } from '../parts/use-is-live';
import { DOCUMENTS } from './documents';
import { documentOf, type LegalDocument } from './legal-document';

/** Which document the address names. `isLive` is false until the page's scripts run: the built page knows no address. */
export function useShownDocument(): { readonly shown: LegalDocument; readonly isLive: boolean } {
  const isLive = useIsLive();
  const { hash } = useLocation();
  const shown = isLive ? documentOf(DOCUMENTS, hash) : DOCUMENTS[0];
  useEffect(() => {
    const section = shown.sections.find(({ id }) => `#${id}` === hash);
    if (section) document.getElementById(section.id)?.scrollIntoView();
  }, [shown, hash]);
  return { shown, isLive };
}

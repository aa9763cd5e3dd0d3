import { useEffect, useRef, useState } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation } from 'shared-portal/router';
import { useIsLive } from '../parts/use-is-live';
import { DOCUMENTS } from './documents';
import { documentOf, type LegalDocument } from './legal-document';

interface ShownDocument {
  readonly shown: LegalDocument;
  /** The page came built and is at the address that it came with: the styles know by `:target` what to show. */
  readonly isByAddress: boolean;
}

/** Which document the address names. The built page knows no hash, and is taken over as it stands. */
export function useShownDocument(): ShownDocument {
  const isLive = useIsLive();
  const { hash } = useLocation();
  const [came, setCame] = useState({ hash, isBuilt: !isLive });
  // `:target` does not follow the router, so once one has moved the address alone does not decide any more.
  if (came.isBuilt && hash !== came.hash) setCame({ hash, isBuilt: false });
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
  return { shown, isByAddress: came.isBuilt };
}

import { useEffect, useRef, useState } from 'react';
import { portalHistory } from 'shared-portal/history';
import { useLocation } from 'shared-portal/router';
import { useIsLive } from '../parts/use-is-live';
import { DOCUMENTS } from './documents';
import { documentOf, type LegalDocument } from './legal-document';

interface ShownDocument {
  readonly shown: LegalDocument;
  /** The prerendered page is at its original address: CSS uses `:target` to select the document. */
  readonly isByAddress: boolean;
}

/** The document in the address. The prerendered page has no hash and is hydrated as is. */
export function useShownDocument(): ShownDocument {
  const isLive = useIsLive();
  const { hash } = useLocation();
  const [came, setCame] = useState({ hash, isBuilt: !isLive });
  // `:target` does not follow the router, so after a navigation the address alone is not enough.
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

import { useEffect } from 'react';

/** Names the browser's tab "{title} · Vínculo" while the page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Vínculo`;
  }, [title]);
}

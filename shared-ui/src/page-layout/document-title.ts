import { useEffect } from 'react';

/** Names the browser's tab "{title} · Vínculo" while the page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const name = `${title} · Vínculo`;
    // A prerendered page already has its name, and nothing of it is touched without need.
    if (document.title !== name) document.title = name;
  }, [title]);
}

import { useEffect } from 'react';
import { PRODUCT_NAME } from 'shared-domain/product';

/** Names the browser's tab "{title} · {product}" while the page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const name = `${title} · ${PRODUCT_NAME}`;
    // A prerendered page already has its name, and nothing of it is touched without need.
    if (document.title !== name) document.title = name;
  }, [title]);
}

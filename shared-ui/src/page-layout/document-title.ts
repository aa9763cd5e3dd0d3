import { useEffect } from 'react';
import { PRODUCT_NAME } from 'shared-domain/product';

/** Sets the document title to "{title} · {product}" while the page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const name = `${title} · ${PRODUCT_NAME}`;
    // A prerendered page already has its title, and is not changed without need.
    if (document.title !== name) document.title = name;
  }, [title]);
}

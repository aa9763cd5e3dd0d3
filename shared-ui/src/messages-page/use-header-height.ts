import { useLayoutEffect, useState } from 'react';

/** Height of the portal's header in pixels, with its notice of a lost connection; null: unknown. */
export function useHeaderHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    if (!header || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setHeight(header.offsetHeight));
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return height;
}

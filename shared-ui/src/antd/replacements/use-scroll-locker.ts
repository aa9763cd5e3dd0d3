import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Replaces the hook of the same name in @rc-component/portal, which writes a `<style>` element and so
 * violates `style-src 'self'`. Locks the page's scrolling behind a dialog without changing its width.
 */
export default function useScrollLocker(locked?: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    if (++locks === 1) lockPage(document.body);
    return () => {
      if (--locks === 0) unlockPage(document.body);
    };
  }, [locked]);
}

function lockPage({ style }: HTMLElement) {
  const scrollBar = window.innerWidth - document.documentElement.clientWidth;
  style.overflowY = 'hidden';
  if (scrollBar > 0) style.width = `calc(100% - ${scrollBar}px)`;
}

function unlockPage({ style }: HTMLElement) {
  style.overflowY = '';
  style.width = '';
}

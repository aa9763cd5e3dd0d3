import { useEffect, useState } from 'react';

const AFTER_MS = 4000;
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether the user has not moved, touched or typed anything for four seconds. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), AFTER_MS);
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), AFTER_MS);
    };
    for (const name of EVENTS) document.addEventListener(name, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of EVENTS) document.removeEventListener(name, wake);
    };
  }, []);
  return isIdle;
}

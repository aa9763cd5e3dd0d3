import { useEffect, useRef } from 'react';

/**
 * When a screen moves to another step, focuses the element marked `data-step-focus`, or the heading, as after
 * a navigation.
 */
export function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const main = document.querySelector('main');
    const marked = main?.querySelector<HTMLElement>('[data-step-focus]');
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (marked ?? heading)?.focus();
  }, [step]);
}

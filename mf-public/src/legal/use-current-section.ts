import { useEffect, useState } from 'react';
import type { LegalSection } from './legal-document';

/** Position of the reading line, as a fraction of the window's height. */
const READING_LINE = 0.33;

/**
 * Id of the current section: the last whose heading is above the reading line, or the last section at the end
 * of the page. The first until measured, as in the prerendered page.
 */
export function useCurrentSection(sections: readonly LegalSection[]): string | undefined {
  const first = sections[0]?.id;
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2;
      const isReached = ({ id }: LegalSection) => {
        const place = document.getElementById(id)?.getBoundingClientRect();
        // A hidden document has no height.
        return !!place?.height && (isAtEnd || place.top <= window.innerHeight * READING_LINE);
      };
      setCurrent(sections.findLast(isReached)?.id ?? first);
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look(); // the address may have scrolled to a section before the listener was added
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [sections, first]);
  return current;
}

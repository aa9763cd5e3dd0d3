import { useEffect, useState } from 'react';
import type { LegalSection } from './legal-document';

/** How far down the window a heading counts as being read, as a share of its height. */
const READING_LINE = 0.33;

/**
 * Id of the section that is being read: the last whose heading has come up to the reading line, at the page's end the
 * last. The first until it has been looked for, as the built page has it.
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
        // A document that is not shown has no height.
        return !!place?.height && (isAtEnd || place.top <= window.innerHeight * READING_LINE);
      };
      setCurrent(sections.findLast(isReached)?.id ?? first);
    };
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look(); // an address may have led to a section before anything listened
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [sections, first]);
  return current;
}

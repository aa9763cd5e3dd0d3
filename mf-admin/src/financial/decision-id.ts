import { useRef } from 'react';

/**
 * Identifier of a decision: the same for the same input, so that sending it again after a lost answer does
 * nothing twice.
 */
export function useDecisionId(): (input: object) => string {
  const last = useRef({ input: '', id: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.input !== text) last.current = { input: text, id: crypto.randomUUID() };
    return last.current.id;
  };
}

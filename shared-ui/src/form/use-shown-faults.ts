import { useState } from 'react';

export interface ShownFaults<Field extends string, Fault> {
  /** What to say beside a field now; null while the person is still at it. */
  readonly of: (field: Field) => Fault | null;
  /** The person has left a control of this name. */
  readonly leave: (name: string) => void;
  /** The person wants to send the form: nothing is withheld any more. */
  readonly showAll: () => void;
}

/**
 * Faults are told when a field is left, and all of them when the form is sent. `all` is everything that is wrong now.
 * `isEmpty` says which fields are still untouched: one that was only passed through is not wrong yet.
 */
export function useShownFaults<Field extends string, Fault>(
  all: Readonly<Partial<Record<Field, Fault>>>,
  isEmpty: (field: Field) => boolean,
): ShownFaults<Field, Fault> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setSent] = useState(false);
  return {
    of: (field) => ((isSent || (left.has(field) && !isEmpty(field))) && all[field]) || null,
    leave: (name) => setLeft((before) => new Set(before).add(name)),
    showAll: () => setSent(true),
  };
}

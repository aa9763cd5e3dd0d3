import { useState } from 'react';
import type { Draft, DraftField } from './draft';
import { signUpFaults, type SignUpFault, type SignUpFaults } from './sign-up-rules';

export interface ShownFaults {
  /** Everything that is wrong now, shown or not. */
  readonly all: SignUpFaults;
  /** What to say beside a field now; null while the person is still at it. */
  readonly of: (field: DraftField) => SignUpFault | null;
  /** The person has left a field. */
  readonly leave: (field: DraftField) => void;
  /** The person wants to send the form: nothing is withheld any more. */
  readonly showAll: () => void;
}

/** Faults are told when a field is left, and all of them when the form is sent. `fields`: those of the form. */
export function useShownFaults(draft: Draft, fields: readonly DraftField[]): ShownFaults {
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [isSent, setSent] = useState(false);
  const all = signUpFaults(draft, fields);
  const isEmpty = (field: DraftField) => draft[field] === '' || draft[field] === false;
  return {
    all,
    // An empty field that was only passed through is not wrong yet.
    of: (field) => ((isSent || (left.has(field) && !isEmpty(field))) && all[field]) || null,
    leave: (field) => setLeft((before) => new Set(before).add(field)),
    showAll: () => setSent(true),
  };
}

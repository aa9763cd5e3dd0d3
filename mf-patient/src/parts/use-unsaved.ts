import { useEffect, useRef, useState } from 'react';

interface Unsaved {
  readonly isUnsaved: boolean;
  /** To be called when the draft is sent to the server, and when the server has it. */
  readonly noteSent: () => void;
  readonly noteSaved: () => void;
}

/** Whether a form's draft differs from what was last saved, which begins as `first`. */
export function useUnsaved<Draft extends object>(
  draft: Draft,
  first: () => Draft,
  onChange: (isUnsaved: boolean) => void,
): Unsaved {
  const [saved, setSaved] = useState(first);
  const sent = useRef(saved);
  const isUnsaved = (Object.keys(saved) as (keyof Draft)[]).some((name) => draft[name] !== saved[name]);
  useEffect(() => onChange(isUnsaved), [isUnsaved, onChange]);
  return {
    isUnsaved,
    noteSent: () => void (sent.current = draft),
    noteSaved: () => setSaved(sent.current),
  };
}

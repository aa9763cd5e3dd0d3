import { useEffect, useState } from 'react';
import type { Draft } from './draft';
import { keepDraft, readKeptDraft, type DraftOwner } from './kept-draft';

export interface DraftForm {
  readonly draft: Draft;
  readonly write: (change: Partial<Draft>) => void;
  /** For changes that come later, of what has been written by then. */
  readonly rewrite: (change: (before: Draft) => Partial<Draft>) => void;
}

/** What is being written. Kept in this tab with each change; a kept draft comes before the first one. */
export function useDraft(first: Draft, owner: DraftOwner): DraftForm {
  const [begun] = useState((): Draft => ({ ...first, ...readKeptDraft(owner) }));
  const [draft, setDraft] = useState(begun);
  const { userId, version } = owner;
  useEffect(() => {
    if (draft !== begun) keepDraft({ userId, version }, draft);
  }, [draft, begun, userId, version]);
  return {
    draft,
    write: (change) => setDraft((before) => ({ ...before, ...change })),
    rewrite: (change) => setDraft((before) => ({ ...before, ...change(before) })),
  };
}

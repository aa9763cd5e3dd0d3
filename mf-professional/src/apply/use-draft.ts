import { forgetInTab } from 'shared-portal/browser-storage';
import { useKeptDraft } from 'shared-data/kept-draft';
import type { Draft } from './draft';

export interface DraftForm {
  readonly draft: Draft;
  readonly write: (change: Partial<Draft>) => void;
  /** For changes that come later, of what has been written by then. */
  readonly rewrite: (change: (before: Draft) => Partial<Draft>) => void;
}

const NAME = 'application';

/** What is being written, kept in this tab until it is sent; a kept draft of the same version comes before the first one. */
export function useDraft(first: Draft, version: string): DraftForm {
  const { draft, setDraft } = useKeptDraft(NAME, () => first, { version, outlivesScreen: true });
  return {
    draft,
    write: (change) => setDraft((before) => ({ ...before, ...change })),
    rewrite: (change) => setDraft((before) => ({ ...before, ...change(before) })),
  };
}

/** To be called once the server has it. */
export const forgetDraft = (): void => forgetInTab(NAME);

import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { forgetInTab, keepInTab, keptInTab } from 'shared-portal/browser-storage';
import { usePortal, useUserId } from 'shared-portal/portal';

interface KeptDraft<Draft> {
  readonly draft: Draft;
  readonly setDraft: Dispatch<SetStateAction<Draft>>;
  /** To be called once the server has it. */
  readonly forget: () => void;
}

/**
 * What somebody is writing, kept in this tab under a name with each change: a reload leaves it, and so does a session
 * that ends elsewhere meanwhile, which leads to signing in and back. It goes with leaving the screen, with signing out
 * and with the tab; somebody else's is thrown away. `first`: what stands there before anything was written.
 */
export function useKeptDraft<Draft extends object>(name: string, first: () => Draft): KeptDraft<Draft> {
  const { session } = usePortal();
  const userId = useUserId();
  const [owner] = useState(userId);
  const [begun] = useState((): Draft => ({ ...first(), ...readKept<Draft>(name, owner) }));
  const [draft, setDraft] = useState(begun);
  useEffect(() => {
    if (draft !== begun) keepInTab(name, JSON.stringify({ owner, draft }));
  }, [draft, begun, name, owner]);
  useEffect(
    () => () => {
      if (session.getState().phase === 'signed-in') forgetInTab(name);
    },
    [session, name],
  );
  return { draft, setDraft, forget: () => forgetInTab(name) };
}

function readKept<Draft>(name: string, owner: string | null): Partial<Draft> | null {
  try {
    const kept = JSON.parse(keptInTab(name) ?? 'null') as { owner: string | null; draft: Draft } | null;
    if (kept?.owner === owner) return kept.draft;
  } catch {
    // Not what was kept here.
  }
  forgetInTab(name);
  return null;
}

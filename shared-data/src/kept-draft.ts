import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { forgetInTab, keepInTab, keptInTab } from 'shared-portal/browser-storage';
import { usePortal, useUserId } from 'shared-portal/portal';

interface KeptDraft<Draft> {
  readonly draft: Draft;
  readonly setDraft: Dispatch<SetStateAction<Draft>>;
  /** To be called once the server has it. */
  readonly forget: () => void;
}

interface KeepingOptions {
  /** Of what the draft changes: one of another version is of no use. Left out: there is only one. */
  readonly version?: string;
  /** It stays when the screen is left, until it is forgotten. */
  readonly outlivesScreen?: boolean;
}

interface Kept<Draft> {
  readonly owner: string | null;
  readonly version: string;
  readonly draft: Draft;
}

/**
 * What somebody is writing, kept in this tab under a name with each change: a reload leaves it, and so does a session
 * that ends elsewhere meanwhile, which leads to signing in and back. It goes with leaving the screen, with signing out
 * and with the tab; somebody else's is thrown away. `first`: what stands there before anything was written.
 */
export function useKeptDraft<Draft extends object>(
  name: string,
  first: () => Draft,
  { version = '', outlivesScreen = false }: KeepingOptions = {},
): KeptDraft<Draft> {
  const { session } = usePortal();
  const userId = useUserId();
  const [owner] = useState(userId);
  const [begun] = useState((): Draft => ({ ...first(), ...readKept<Draft>(name, { owner, version }) }));
  const [draft, setDraft] = useState(begun);
  useEffect(() => {
    if (draft !== begun) keep<Draft>(name, { owner, version, draft });
  }, [draft, begun, name, owner, version]);
  useEffect(
    () => () => {
      if (!outlivesScreen && session.getState().phase === 'signed-in') forgetInTab(name);
    },
    [session, name, outlivesScreen],
  );
  return { draft, setDraft, forget: () => forgetInTab(name) };
}

const keep = <Draft>(name: string, kept: Kept<Draft>): void => keepInTab(name, JSON.stringify(kept));

function readKept<Draft>(name: string, { owner, version }: Omit<Kept<Draft>, 'draft'>): Draft | null {
  try {
    const kept = JSON.parse(keptInTab(name) ?? 'null') as Kept<Draft> | null;
    if (kept?.owner === owner && kept.version === version) return kept.draft;
  } catch {
    // Not what was kept here.
  }
  forgetInTab(name);
  return null;
}

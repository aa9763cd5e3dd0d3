import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { AREA_STOPS } from 'shared-domain/area-stop';
import { removeFromTab, storeInTab, readFromTab } from 'shared-portal/browser-storage';
import { usePortal, useUserId } from 'shared-portal/portal';

export interface DraftStorageOptions<Draft> {
  /** Version of the edited data; a draft of another version is dropped. Default: unversioned. */
  readonly version?: string | undefined;
  /** The draft stays when the user leaves the screen, until it is removed. */
  readonly keepOnUnmount?: boolean | undefined;
  /** Fields that are never stored: passwords. */
  readonly omit?: readonly (keyof Draft & string)[] | undefined;
}

export interface DraftStorage<Draft> {
  /** The draft stored before this screen was opened; null without one. */
  readonly stored: Partial<Draft> | null;
  readonly store: (draft: Draft) => void;
  /** Call it once the server has the draft. */
  readonly remove: () => void;
}

interface StoredDraft<Draft> {
  readonly owner: string | null;
  readonly version: string;
  readonly draft: Partial<Draft>;
}

/**
 * Stores a draft in this tab under a name; without a name nothing is stored. A draft survives a reload and a
 * login session that ends elsewhere, which leads to sign-in and back, and the stop of its area. It is removed when the
 * user leaves the screen, signs out or closes the tab. Another user's draft is dropped.
 */
export function useDraftStorage<Draft extends object>(
  name: string | undefined,
  { version = '', keepOnUnmount = false, omit = [] }: DraftStorageOptions<Draft> = {},
): DraftStorage<Draft> {
  const { session } = usePortal();
  const userId = useUserId();
  const [owner] = useState(userId);
  const [found] = useState(() =>
    name === undefined ? null : readStoredDraft<Draft>(name, { owner, version }),
  );
  const isStopped = useRef(false);
  useEffect(() => {
    if (name === undefined || keepOnUnmount) return;
    const onStop = () => {
      isStopped.current = true;
    };
    window.addEventListener(AREA_STOPS, onStop);
    return () => {
      window.removeEventListener(AREA_STOPS, onStop);
      if (isStopped.current) return;
      if (owner === null || session.getState().phase === 'signed-in') removeFromTab(name);
    };
  }, [session, name, owner, keepOnUnmount]);
  return {
    stored: found,
    store: (draft) => {
      if (name === undefined) return;
      const fields = Object.entries(draft).filter(([field]) => !omit.some((it) => it === field));
      storeInTab(name, JSON.stringify({ owner, version, draft: Object.fromEntries(fields) }));
    },
    remove: () => {
      if (name !== undefined) removeFromTab(name);
    },
  };
}

/** A draft outside a form, stored under a name on each change. `initialDraft`: its initial value. */
export function useStoredDraft<Draft extends object>(
  name: string,
  initialDraft: () => Draft,
  options?: DraftStorageOptions<Draft>,
): { readonly draft: Draft; readonly setDraft: Dispatch<SetStateAction<Draft>> } {
  const { stored, store } = useDraftStorage<Draft>(name, options);
  const [initial] = useState((): Draft => ({ ...initialDraft(), ...stored }));
  const [draft, setDraft] = useState(initial);
  const storeChanged = useEffectEvent(store);
  useEffect(() => {
    if (draft !== initial) storeChanged(draft);
  }, [draft, initial]);
  return { draft, setDraft };
}

function readStoredDraft<Draft>(
  name: string,
  { owner, version }: Omit<StoredDraft<Draft>, 'draft'>,
): Partial<Draft> | null {
  try {
    const found = JSON.parse(readFromTab(name) ?? 'null') as StoredDraft<Draft> | null;
    if (found?.owner === owner && found.version === version) return found.draft;
  } catch {
    // The stored value is not a draft.
  }
  removeFromTab(name);
  return null;
}

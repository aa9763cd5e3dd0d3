import { useRef } from 'react';
import type { ErrorText } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';

interface ErrorToasts {
  /** Shows that the action failed, in place of what its earlier tries said. */
  readonly show: (error: ErrorText) => void;
  /** Calls `tell`, which may show toasts: an error among them replaces those of the action's earlier tries. */
  readonly keep: <Result>(tell: () => Result) => Result;
  /** The action has worked: what its earlier tries said is over. */
  readonly dismiss: () => void;
  /** Runs an action that shows its failures itself; one that shows no error has worked. */
  readonly run: (action: () => Promise<void>) => Promise<void>;
}

/** The toasts of an action that failed: only those of its last try are shown, and none once it works. */
export function useErrorToasts(): ErrorToasts {
  const { toasts } = usePortal();
  const own = useRef<readonly number[]>([]);
  const errors = () =>
    toasts
      .getState()
      .toasts.filter(({ kind }) => kind === 'error')
      .map(({ id }) => id);
  const newSince = (before: readonly number[]) => errors().filter((id) => !before.includes(id));
  const replaceBy = (shown: readonly number[]) => {
    own.current.forEach(toasts.getState().dismiss);
    own.current = shown;
  };
  const keep: ErrorToasts['keep'] = (tell) => {
    const before = errors();
    const result = tell();
    const shown = newSince(before);
    if (shown.length > 0) replaceBy(shown);
    return result;
  };
  return {
    show: (error) => keep(() => toasts.getState().show({ kind: 'error', ...error })),
    keep,
    dismiss: () => replaceBy([]),
    run: async (action) => {
      const before = errors();
      await action();
      replaceBy(newSince(before));
    },
  };
}

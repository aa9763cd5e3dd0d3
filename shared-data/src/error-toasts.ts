import { useRef } from 'react';
import type { ErrorText } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';

interface ErrorToasts {
  /** Shows that the action failed and removes the toasts of earlier attempts. */
  readonly show: (error: ErrorText) => void;
  /** Calls `work`, which may show toasts: an error among them replaces those of earlier attempts. */
  readonly track: <Result>(work: () => Result) => Result;
  /** Removes the toasts of earlier attempts after a success. */
  readonly dismiss: () => void;
  /** Runs an action that shows its own errors; no error toast means success. */
  readonly run: (action: () => Promise<void>) => Promise<void>;
}

/** Error toasts of an action: only those of the last attempt are shown, and none after a success. */
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
  const track: ErrorToasts['track'] = (work) => {
    const before = errors();
    const result = work();
    const shown = newSince(before);
    if (shown.length > 0) replaceBy(shown);
    return result;
  };
  return {
    show: (error) => track(() => toasts.getState().show({ kind: 'error', ...error })),
    track,
    dismiss: () => replaceBy([]),
    run: async (action) => {
      const before = errors();
      await action();
      replaceBy(newSince(before));
    },
  };
}

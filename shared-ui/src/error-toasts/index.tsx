import { useRef } from 'react';
import { usePortal } from 'shared-portal/portal';

interface ErrorToasts {
  /** Calls `tell`, which may show toasts: those of an error are the action's. */
  readonly keep: <Result>(tell: () => Result) => Result;
  /** The action has worked: what its earlier tries said is over. */
  readonly dismiss: () => void;
  /** Runs an action that tells its failures itself; one that shows no error has worked. */
  readonly run: (action: () => Promise<void>) => Promise<void>;
}

/** The toasts in which an action told that it failed. They go when the same action works. */
export function useErrorToasts(): ErrorToasts {
  const { toasts } = usePortal();
  const own = useRef<readonly number[]>([]);
  const errors = () =>
    toasts
      .getState()
      .toasts.filter(({ kind }) => kind === 'error')
      .map(({ id }) => id);
  const newSince = (before: readonly number[]) => errors().filter((id) => !before.includes(id));
  const dismiss = () => {
    own.current.forEach(toasts.getState().dismiss);
    own.current = [];
  };
  return {
    keep: (tell) => {
      const before = errors();
      const result = tell();
      own.current = [...own.current, ...newSince(before)];
      return result;
    },
    dismiss,
    run: async (action) => {
      const before = errors();
      await action();
      const told = newSince(before);
      if (told.length === 0) dismiss();
      own.current = [...own.current, ...told];
    },
  };
}

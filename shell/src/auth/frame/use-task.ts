import { useRef, useState } from 'react';
import { useErrorToasts } from 'shared-data/error-toasts';

export interface Task<Input> {
  readonly isRunning: boolean;
  /** Starts the task. Does nothing while the previous run is pending, so a double click counts once. */
  readonly run: (input: Input) => void;
}

/**
 * An asynchronous user action, one run at a time. `work` handles its own failures; their toasts are removed
 * after a success.
 */
export function useTask<Input = void>(work: (input: Input) => Promise<void>): Task<Input> {
  const [isRunning, setRunning] = useState(false);
  const isUnderWay = useRef(false);
  const errorToasts = useErrorToasts();
  const run = (input: Input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRunning(true);
    void errorToasts
      .run(() => work(input))
      .finally(() => {
        isUnderWay.current = false;
        setRunning(false);
      });
  };
  return { isRunning, run };
}

import { useRef, useState } from 'react';
import { useErrorToasts } from 'shared-data/error-toasts';

export interface Task<Input> {
  readonly isRunning: boolean;
  /** Starts the work. Does nothing while the last one is not done: a double click is one. */
  readonly run: (input: Input) => void;
}

/**
 * Something a person starts that takes a while, one at a time. `work` deals with its own failures; the toasts in which
 * it told them go once it works.
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

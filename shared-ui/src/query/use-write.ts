import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useErrorToasts } from '../error-toasts';

export interface Write<Data, Variables> {
  /** Starts the write. Does nothing while the last one is not answered: a double click is one write. */
  readonly run: (variables: Variables) => void;
  readonly isRunning: boolean;
  readonly isSuccess: UseMutationResult<Data, Error, Variables>['isSuccess'];
}

/**
 * A change on the server, one at a time. react-query tells that a mutation runs only after the event that started it,
 * too late for the second press of a double click. A toast of `onError` goes when the change succeeds.
 */
export function useWrite<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): Write<Data, Variables> {
  const { keep, dismiss } = useErrorToasts();
  const { onSuccess, onError } = options;
  const { mutate, isPending, isSuccess } = useMutation({
    ...options,
    onSuccess: (...answer) => {
      dismiss();
      return onSuccess?.(...answer);
    },
    onError: (...failure) => keep(() => onError?.(...failure)),
  });
  const isUnderWay = useRef(false);
  return {
    run: (variables) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(variables, { onSettled: () => void (isUnderWay.current = false) });
    },
    isRunning: isPending,
    isSuccess,
  };
}

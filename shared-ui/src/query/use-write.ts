import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ErrorText } from 'shared-domain/errors';
import { useErrorToasts } from '../error-toasts';

export interface Write<Data, Variables> {
  /** Starts the write. Does nothing while the last one is not answered: a double click is one write. */
  readonly run: (variables: Variables) => void;
  readonly isRunning: boolean;
  readonly isSuccess: UseMutationResult<Data, Error, Variables>['isSuccess'];
  /** Shows in a toast why the write is not even started; the toast goes like those of `onError`. */
  readonly showError: (error: ErrorText) => void;
}

/**
 * A change on the server, one at a time. react-query tells that a mutation runs only after the event that started it,
 * too late for the second press of a double click. An error toast of `onError` replaces that of the previous try and goes
 * when the change succeeds.
 */
export function useWrite<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): Write<Data, Variables> {
  const { show, keep, dismiss } = useErrorToasts();
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
    showError: show,
  };
}

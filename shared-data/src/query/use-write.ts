import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { toAppError, type ErrorText } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import { useErrorToasts } from '../error-toasts';

export interface Write<Data, Variables> {
  /** Starts the write. Does nothing while the previous one is pending: a double click is one write. */
  readonly run: (variables: Variables) => void;
  readonly isRunning: boolean;
  readonly isSuccess: UseMutationResult<Data, Error, Variables>['isSuccess'];
  /** Shows a toast explaining why the write is not started; it is removed like those of `onError`. */
  readonly showError: (error: ErrorText) => void;
}

/** Error codes of a policy, a grant or a procedure that refuses the caller. */
const REFUSED: ReadonlySet<string> = new Set([
  'row_expected',
  '42501',
  'not_allowed',
  'professional_suspended',
]);

/**
 * A mutation, one at a time. react-query reports a mutation as pending only after the event, too late for the
 * second click of a double click. An error toast of `onError` replaces that of the previous attempt and is
 * removed after a success. After a refused write the account is read again, because the role may have been
 * revoked.
 */
export function useWrite<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): Write<Data, Variables> {
  const { show, track, dismiss } = useErrorToasts();
  const { refreshAccount } = usePortal();
  const { onSuccess, onError } = options;
  const { mutate, isPending, isSuccess } = useMutation({
    ...options,
    onSuccess: (...answer) => {
      dismiss();
      return onSuccess?.(...answer);
    },
    onError: (...failure) => {
      if (REFUSED.has(toAppError(failure[0]).code)) void refreshAccount();
      return track(() => onError?.(...failure));
    },
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

import { describeError, toAppError } from 'shared-domain/errors';
import { usePortal } from 'shared-portal/portal';
import type { Journey } from '../email-link/mail-link';
import { copy } from '../frame/copy';
import { useTask } from '../frame/use-task';
import { resendConfirmation } from './resend-confirmation';
import { useSendWait } from './use-send-wait';

export interface Resend {
  /** Seconds until another e-mail can be requested. */
  readonly seconds: number;
  readonly isBusy: boolean;
  readonly resend: () => void;
}

/** Sends the confirmation again. */
export function useResend(email: string, journey: Journey): Resend {
  const portal = usePortal();
  const wait = useSendWait(email);
  const { run, isRunning } = useTask(async () => {
    const { show } = portal.toasts.getState();
    try {
      wait.check();
      await resendConfirmation(portal, email, journey);
      wait.recordSent();
      show({ kind: 'success', ...copy.confirmationSent });
    } catch (error) {
      show({ kind: 'error', ...describeError(toAppError(error), 'resend') });
    }
  });
  return { seconds: wait.seconds, isBusy: isRunning, resend: run };
}

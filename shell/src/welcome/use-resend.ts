import { useEffect, useState } from 'react';
import { describeError, toAppError } from 'shared-domain/errors';
import { decideSend } from 'shared-domain/resend';
import { usePortal } from 'shared-portal/portal';
import type { Journey } from '../parts/mail-link';
import { copy } from './copy';
import { resendConfirmation } from './resend-confirmation';

export interface Resend {
  /** Seconds until another e-mail may be asked for. */
  readonly seconds: number;
  readonly isBusy: boolean;
  readonly resend: () => void;
}

/** Sends the confirmation again. The first e-mail counts as sent when the screen opened. */
export function useResend(email: string, journey: Journey): Resend {
  const portal = usePortal();
  const [sentAt, setSentAt] = useState<readonly number[]>(() => [Date.now()]);
  const [now, setNow] = useState(Date.now);
  const [isBusy, setBusy] = useState(false);
  const decision = decideSend(sentAt, now);
  const seconds = decision.kind === 'wait' ? decision.seconds : 0;
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [isWaiting]);

  const send = async () => {
    const { show } = portal.toasts.getState();
    if (decideSend(sentAt, Date.now()).kind === 'limit') {
      show({ kind: 'error', ...describeError('over_email_send_rate_limit', 'resend') });
      return;
    }
    setBusy(true);
    try {
      await resendConfirmation(portal, email, journey);
      setSentAt((before) => [...before, Date.now()]);
      setNow(Date.now());
      show({ kind: 'success', ...copy.mailSent.resent });
    } catch (error) {
      show({ kind: 'error', ...describeError(toAppError(error), 'resend') });
    } finally {
      setBusy(false);
    }
  };
  return { seconds, isBusy, resend: () => void send() };
}

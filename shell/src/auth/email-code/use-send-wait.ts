import { useEffect, useState } from 'react';
import { normalizeEmail } from 'shared-domain/email';
import { AppError } from 'shared-domain/errors';
import { decideSend } from 'shared-domain/resend';
import { recordSent, readSendLog, type Sent } from './send-log';

export interface SendWait {
  /** Seconds until another e-mail can be requested for the address. */
  readonly seconds: number;
  /** Throws GoTrue's rate-limit `AppError` while no e-mail may be requested. */
  readonly check: () => void;
  readonly recordSent: () => void;
}

/** Limits: one e-mail a minute per address, five an hour overall. A reload does not reset them. */
export function useSendWait(email: string): SendWait {
  const [log, setLog] = useState(readSendLog);
  const [now, setNow] = useState(Date.now);
  const seconds = secondsLeft(log, email, now);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [isWaiting]);
  return {
    seconds,
    check: () => {
      const sent = readSendLog();
      const isLimit =
        decideSend(
          sent.map(({ at }) => at),
          Date.now(),
        ).kind === 'limit';
      const left = secondsLeft(sent, email, Date.now());
      if (isLimit) throw new AppError('over_email_send_rate_limit');
      if (left > 0) throw new AppError('over_email_send_rate_limit', { retryAfterSeconds: left });
    },
    recordSent: () => {
      setLog(recordSent(email));
      setNow(Date.now());
    },
  };
}

function secondsLeft(log: readonly Sent[], email: string, now: number): number {
  const address = normalizeEmail(email);
  const own = log.filter((sent) => sent.email === address).map(({ at }) => at);
  const decision = decideSend(own, now);
  return decision.kind === 'wait' ? decision.seconds : 0;
}

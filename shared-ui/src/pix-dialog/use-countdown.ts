import { useEffect, useState } from 'react';
import { PIX_SECONDS } from 'shared-domain/pix';
import { secondsUntil, type Instant } from 'shared-domain/schedule';

/** Whole seconds until `expiresAt`, counted down to 0; at most the lifetime of a code. */
export function useCountdown(expiresAt: Instant, now: () => Date): number {
  const left = () => Math.min(secondsUntil(expiresAt, now()), PIX_SECONDS);
  const [, tick] = useState(0);
  const seconds = left();
  const running = seconds > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running, expiresAt]);
  return seconds;
}

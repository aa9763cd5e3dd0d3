import { useEffect, useState } from 'react';
import { formatCountdown, secondsUntil } from 'shared-domain/schedule';
import { copy } from './copy';

/** How much longer the slot is held, counted from the server's expiry so that sleep and reload do not matter. */
export function HoldCountdown({ expiresAt }: { expiresAt: string }) {
  const [left, setLeft] = useState(() => secondsUntil(expiresAt, new Date()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(expiresAt, new Date())), 1000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  if (left === 0) return copy.holdOver;
  return (
    <>
      {copy.heldFor} <b>{formatCountdown(left)}</b>
    </>
  );
}

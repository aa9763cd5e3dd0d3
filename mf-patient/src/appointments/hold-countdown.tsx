import { formatCountdown } from 'shared-domain/schedule';
import { useCountdown } from 'shared-ui/pix-dialog';
import { useServerClock, type ServerClock } from 'shared-data/server-clock';
import { copy } from './copy';

/** How much longer the slot is held, by the server's clock: sleep, reload and a wrong device do not matter. */
export function HoldCountdown({ expiresAt }: { expiresAt: string }) {
  const clock = useServerClock();
  return clock.isMeasured && <Countdown expiresAt={expiresAt} now={clock.now} />;
}

function Countdown({ expiresAt, now }: { expiresAt: string; now: ServerClock['now'] }) {
  const left = useCountdown(expiresAt, now);
  if (left === 0) return copy.holdOver;
  return (
    <>
      {copy.heldFor} <b>{formatCountdown(left)}</b>
    </>
  );
}

import { formatCountdown } from 'shared-domain/schedule';
import { useCountdown } from 'shared-ui/pix-dialog';
import { useServerClock, type ServerClock } from 'shared-data/server-clock';
import { copy } from './copy';

/**
 * Time until the slot is released, by the server's clock, so that sleep, reload and a wrong device clock do
 * not matter.
 */
export function HoldCountdown({ expiresAt }: { expiresAt: string }) {
  const clock = useServerClock();
  return clock.isMeasured && <Countdown expiresAt={expiresAt} now={clock.now} />;
}

function Countdown({ expiresAt, now }: { expiresAt: string; now: ServerClock['now'] }) {
  const left = useCountdown(expiresAt, now);
  if (left === 0) return copy.holdOver;
  return (
    <span>
      {copy.heldFor} <b>{formatCountdown(left)}</b>
    </span>
  );
}

import { Clock3, MicOff, VideoOff, Wifi, WifiOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeOf } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { callCopy } from './copy';
import { devicesCopy } from '../devices-copy';
import { minutesUntil } from '../facts';
import type { Place } from '../place';
import type { RoomAdvice, RoomSnapshot } from '../provider';
import styles from './call.module.css';

const words = callCopy;
const LAST_MINUTES = 5;

const ADVICE: Record<RoomAdvice, string> = {
  turn_camera_off: words.weakCamera,
  stop_sharing: words.weakScreen,
  picture_paused: words.weakPaused,
  wait: words.weakWait,
};

/** The most urgent notice. Its region is always there: screen readers announce only what changes in one. */
export function CallNotice(place: Place) {
  return (
    <div role="status">
      <Notice {...place} />
    </div>
  );
}

function Notice({ facts, call, snapshot, now }: Place) {
  const { advice, isSignalling, phase, remoteState } = snapshot;
  const left = minutesUntil(facts.endsAt, now);
  const lost = lostOf(snapshot);
  if (lost) return lost;
  if (phase === 'connected' && advice !== null) {
    return (
      <Banner icon={Wifi} strong={words.weakTitle} action={<Remedy advice={advice} call={call} />}>
        {ADVICE[advice]}
      </Banner>
    );
  }
  if (phase === 'connected' && !isSignalling) return <Banner icon={WifiOff}>{words.noSignal}</Banner>;
  if (phase !== 'waiting' && left <= LAST_MINUTES) {
    return (
      <Banner icon={Clock3} strong={left > 0 ? words.lastMinutes(left) : words.over}>
        {words.openUntil(timeOf(facts.closesAt))}
      </Banner>
    );
  }
  if (phase === 'connected' && remoteState?.microphone === false)
    return <Banner icon={MicOff}>{words.otherMuted(facts.otherName)}</Banner>;
  return null;
}

/** A device that was on is gone: neither side might notice. */
function lostOf(snapshot: RoomSnapshot): ReactNode {
  const device = snapshot.isMicrophoneLost ? 'microphone' : 'camera';
  const problem = device === 'microphone' ? snapshot.microphoneProblem : snapshot.cameraProblem;
  if (problem === null || !(snapshot.isMicrophoneLost || snapshot.isCameraLost)) return null;
  return (
    <Banner
      icon={device === 'camera' ? VideoOff : MicOff}
      strong={`${devicesCopy.problems[device][problem]}.`}
    >
      {problem === 'busy' ? words.regaining : devicesCopy.remedies[problem]}
    </Banner>
  );
}

interface RemedyProps extends Pick<Place, 'call'> {
  readonly advice: RoomAdvice;
}

function Remedy({ advice, call }: RemedyProps) {
  if (advice !== 'turn_camera_off' && advice !== 'stop_sharing') return null;
  const isScreen = advice === 'stop_sharing';
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => void (isScreen ? call.stopSharing() : call.setCamera(false))}
    >
      {isScreen ? words.stopSharing : words.turnCameraOff}
    </Button>
  );
}

interface BannerProps {
  readonly icon: LucideIcon;
  readonly strong?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Banner({ icon: Icon, strong, action, children }: BannerProps) {
  return (
    <div className={styles.notice}>
      <Icon aria-hidden="true" />
      <span>
        {strong && <b>{strong}</b>} {children}
      </span>
      {action}
    </div>
  );
}

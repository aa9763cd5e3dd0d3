import { useEffect, useState } from 'react';
import type { Room, RoomSnapshot } from '../provider';
import { isAllowedAlready } from './is-allowed-already';

/**
 * Whether camera and microphone were asked for, and how. At the first visit they are opened at once if they were allowed
 * before; a user who comes back has them as they were.
 */
export function useAsking(call: Room, { local, cameraProblem, microphoneProblem }: RoomSnapshot) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    let isHere = true;
    const open = () => {
      // A tab in the background opens them once it is shown.
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', open);
      void isAllowedAlready().then((allowed) => {
        const { phase, local: opened } = call.snapshot();
        if (allowed && isHere && phase === 'outside' && opened === null) void call.askForDevices();
      });
    };
    document.addEventListener('visibilitychange', open);
    open();
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', open);
    };
  }, [call]);
  const ask = async () => {
    setAsking(true);
    await call.askForDevices();
    setAsking(false);
    const asked = call.snapshot();
    return asked.cameraProblem === null && asked.microphoneProblem === null;
  };
  return {
    isAsking,
    isAsked: local !== null || cameraProblem !== null || microphoneProblem !== null,
    denied: deniedOf(cameraProblem === 'denied', microphoneProblem === 'denied'),
    /** Resolves with whether both can be used. */
    ask,
  };
}

type Denied = 'both' | 'camera' | 'microphone';

const deniedOf = (isCamera: boolean, isMicrophone: boolean): Denied | null => {
  if (isCamera && isMicrophone) return 'both';
  if (isCamera) return 'camera';
  return isMicrophone ? 'microphone' : null;
};

export type Asking = ReturnType<typeof useAsking>;

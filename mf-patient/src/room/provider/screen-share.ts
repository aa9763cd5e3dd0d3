const FRAMES_PER_SECOND = 10;

/** Whether this browser can share a screen. Phones cannot. */
export const canShare = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {});

/** The own screen, while it is shared. `onChange` also reports that the user stopped it in the browser's own bar. */
export function createScreenShare(onChange: () => void) {
  let track: MediaStreamTrack | null = null;
  let isAsking = false;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    if (!track) return;
    track.stop();
    track = null;
    onChange();
  };
  return {
    track: () => track,
    stop,
    start: async () => {
      if (track || isAsking || !canShare()) return;
      isAsking = true;
      isStopped = false;
      const video = { frameRate: { max: FRAMES_PER_SECOND } };
      // Rejects when the user closes the browser's question.
      const stream = await navigator.mediaDevices.getDisplayMedia({ video }).catch(() => null);
      isAsking = false;
      const [shared] = stream?.getVideoTracks() ?? [];
      if (!shared) return;
      // The call ended before the user chose a screen.
      if (isStopped) return shared.stop();
      // Text stays readable, at fewer frames.
      shared.contentHint = 'detail';
      shared.onended = stop;
      track = shared;
      onChange();
    },
  };
}

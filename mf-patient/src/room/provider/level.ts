const READ_MS = 100;
/** Speech into a laptop lies between these. */
const QUIET_DB = -55;
const LOUD_DB = -10;

/** Loudness of samples between -1 and 1: 0 for a quiet room, 1 for loud speech. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(samples.length, 1);
  const decibels = 10 * Math.log10(power || Number.MIN_VALUE);
  return Math.min(Math.max((decibels - QUIET_DB) / (LOUD_DB - QUIET_DB), 0), 1);
}

/** Measures whichever track `microphone` returns, ten times a second. Returns a function that stops. */
export function watchLevel(
  microphone: () => MediaStreamTrack | null,
  onLevel: (level: number) => void,
): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  const samples = new Float32Array(analyser.fftSize);
  let track: MediaStreamTrack | null = null;
  let source: MediaStreamAudioSourceNode | null = null;
  const read = () => {
    if (microphone() !== track) {
      track = microphone();
      source?.disconnect();
      source = track && context.createMediaStreamSource(new MediaStream([track]));
      source?.connect(analyser);
    }
    analyser.getFloatTimeDomainData(samples);
    onLevel(track?.enabled ? levelOf(samples) : 0);
  };
  const timer = setInterval(read, READ_MS);
  return () => {
    clearInterval(timer);
    source?.disconnect();
    void context.close();
  };
}

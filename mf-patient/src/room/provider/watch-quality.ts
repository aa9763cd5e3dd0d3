import { judge, startQuality, type Quality } from './quality';
import { sampleOf } from './sample';

const SAMPLED_MS = 2000;
/** Samples without a packet of sound, which a side sends also in silence. */
const SILENT_SAMPLES = 3;

export interface WatchOptions {
  /** Whether the other side sends sound. */
  readonly sendsSound: () => boolean;
  readonly onQuality: (quality: Quality) => void;
  /** For how long it may be without a connection. */
  readonly patienceMs: number;
  /** It counts as connected and brings nothing, or there has been no connection for too long. */
  readonly onSilent: () => void;
}

/** Measures a connection every two seconds. Returns a function that stops. */
export function watchQuality(connection: RTCPeerConnection, options: WatchOptions): () => void {
  let quality = startQuality(performance.now());
  let silent = 0;
  let heard = 0;
  let isOver = false;
  let connectedAt = performance.now();
  const measure = async () => {
    if (connection.connectionState !== 'connected') {
      if (performance.now() - connectedAt > options.patienceMs) options.onSilent();
      return;
    }
    connectedAt = performance.now();
    const sample = await sampleOf(connection, performance.now());
    if (isOver) return;
    silent = sample.heard > heard || !options.sendsSound() ? 0 : silent + 1;
    heard = sample.heard;
    if (silent >= SILENT_SAMPLES) return options.onSilent();
    quality = judge(quality, sample);
    options.onQuality(quality);
  };
  const timer = setInterval(() => void measure(), SAMPLED_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

import type { Sample } from './quality';

/** The members of several kinds of RTCStats that are read here. */
interface Stat {
  readonly id: string;
  readonly type: string;
  readonly kind?: string;
  readonly packetsReceived?: number;
  readonly fractionLost?: number;
  readonly currentRoundTripTime?: number;
  readonly availableOutgoingBitrate?: number;
  readonly selectedCandidatePairId?: string;
  /** Firefox. */
  readonly selected?: boolean;
}

export interface Measured extends Sample {
  /** Packets of sound received so far. */
  readonly heard: number;
}

/** Reads getStats at `at`, in milliseconds. */
export async function sampleOf(connection: RTCPeerConnection, at: number): Promise<Measured> {
  const stats: Stat[] = [];
  (await connection.getStats()).forEach((stat: Stat) => stats.push(stat));
  const of = (type: string) => stats.filter((stat) => stat.type === type);
  const chosen = of('transport').find((stat) => stat.selectedCandidatePairId)?.selectedCandidatePairId;
  // After an ICE restart, pairs of before remain among the nominated ones.
  const pair = of('candidate-pair').find(({ id, selected }) => (chosen ? id === chosen : selected));
  const sounds = of('inbound-rtp').filter(({ kind }) => kind === 'audio');
  return {
    at,
    loss: Math.max(0, ...of('remote-inbound-rtp').map(({ fractionLost }) => fractionLost ?? 0)),
    rtt: pair?.currentRoundTripTime ?? 0,
    available: pair?.availableOutgoingBitrate ?? null,
    heard: sounds.reduce((sum, { packetsReceived }) => sum + (packetsReceived ?? 0), 0),
  };
}

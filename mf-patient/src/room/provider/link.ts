import type { ReadIceServers } from './ice-servers';
import { noteOf, type Note } from './note';
import { openPeer, type MediaKind, type Peer, type Tracks } from './peer';
import { sendPicture } from './picture';
import type { Quality } from './quality';
import { safetyNumberOf } from './safety-number';
import type { PeerSignal } from './signal';
import { watchQuality } from './watch-quality';

export interface LinkState {
  /** Null: there is none. */
  readonly connection: RTCPeerConnectionState | null;
  readonly remote: MediaStream | null;
  readonly note: Note | null;
  readonly quality: Quality | null;
  readonly safetyNumber: string | null;
}

export interface LinkOptions {
  /** The other side's page. */
  readonly page: string;
  readonly offers: boolean;
  readonly readIceServers: ReadIceServers;
  readonly tracks: () => Tracks;
  readonly isScreen: () => boolean;
  /** What this side reports of itself. */
  readonly note: () => Omit<Note, 'isPaused'>;
  readonly send: (signal: PeerSignal) => void;
  readonly onChange: (change: Partial<LinkState>) => void;
  readonly onSilent: () => void;
}

/** The patient's page builds the connection again first: two that begin at once would disturb each other. */
const PATIENCE_MS = { answers: 12_000, offers: 20_000 };

/** A connection to one page with what both report through it, from reading the servers until it is closed. */
export function openLink(options: LinkOptions) {
  const { onChange } = options;
  /** Signals that arrive while the servers are read. */
  const early: PeerSignal[] = [];
  let peer: Peer | null = null;
  let isClosed = false;
  let note: Note | null = null;
  let isPaused = false;
  let stopWatching = () => {};

  const report = () => peer?.note({ ...options.note(), isPaused } satisfies Note);
  const adjustPicture = () =>
    sendPicture(peer?.senderOf('video'), {
      isActive: !isPaused && note?.isAudioOnly !== true,
      isScreen: options.isScreen(),
    });

  async function open(): Promise<void> {
    const configuration = await options.readIceServers(() => isClosed);
    if (isClosed || !configuration) return;
    const opened = openPeer({
      ...options,
      configuration,
      onRemote: (remote) => onChange({ remote }),
      onState: (connection) => {
        onChange({ connection });
        if (connection === 'connected') void connected(opened);
      },
      onNotes: report,
      onNote: (value) => {
        note = noteOf(value);
        onChange({ note });
        void adjustPicture();
      },
      renew: () => options.readIceServers(() => isClosed, true),
    });
    peer = opened;
    stopWatching = watchQuality(opened.connection, {
      patienceMs: PATIENCE_MS[options.offers ? 'offers' : 'answers'],
      sendsSound: () => note?.sendsSound === true,
      onSilent: options.onSilent,
      onQuality: judged,
    });
    early.splice(0).forEach(opened.hear);
  }
  async function connected({ connection }: Peer): Promise<void> {
    await adjustPicture();
    const safetyNumber = await safetyNumberOf(connection);
    if (!isClosed) onChange({ safetyNumber });
  }
  function judged(quality: Quality): void {
    const isChanged = quality.isPaused !== isPaused;
    ({ isPaused } = quality);
    onChange({ quality });
    void adjustPicture();
    if (isChanged) report();
  }

  void open();
  return {
    page: options.page,
    isConnected: () => peer?.connection.connectionState === 'connected',
    hear: (signal: PeerSignal) => {
      if (peer) peer.hear(signal);
      else early.push(signal);
    },
    repeat: () => peer?.repeat(),
    restart: () => void peer?.restart(),
    report,
    replace: async (kind: MediaKind) => {
      await peer?.replace(kind);
      if (kind === 'video') await adjustPicture();
      report();
    },
    close: () => {
      isClosed = true;
      stopWatching();
      peer?.close();
    },
  };
}
export type Link = ReturnType<typeof openLink>;

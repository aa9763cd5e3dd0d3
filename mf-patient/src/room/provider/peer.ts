import type { PeerSignal } from './signal';

export type MediaKind = 'audio' | 'video';
export type Tracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>;

export interface PeerOptions {
  /** Whether this side offers. Only one does. */
  readonly offers: boolean;
  readonly configuration: RTCConfiguration;
  readonly tracks: () => Tracks;
  readonly send: (signal: PeerSignal) => void;
  readonly onRemote: (stream: MediaStream) => void;
  readonly onState: (state: RTCPeerConnectionState) => void;
  /** The channel for notes is open: later than the connection. */
  readonly onNotes: () => void;
  readonly onNote: (note: unknown) => void;
  /** Servers with new credentials, before the connection is built again. */
  readonly renew: () => Promise<RTCConfiguration | null>;
}

/** A short interruption ends by itself. */
const PATIENCE_MS = 3000;
const UNANSWERED_MS = 5000;

/**
 * One connection to one page of the other side. Only one side offers; the other asks it to. With perfect negotiation, where
 * both offer and one takes its offer back, Chromium (156) decodes the picture after that and never shows it.
 */
export function openPeer(options: PeerOptions) {
  const { offers, send } = options;
  const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle', ...options.configuration });
  const remote = new MediaStream();
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  // Both sides open the channel under the same number, so it needs no announcement.
  const notes = connection.createDataChannel('notes', { negotiated: true, id: 0 });
  notes.onopen = () => options.onNotes();
  notes.onmessage = ({ data }) => options.onNote(noteIn(data));
  // Sound and picture have their places from the start. Devices that come and go are replaced in them.
  if (offers)
    for (const kind of ['audio', 'video'] as const)
      connection.addTransceiver(options.tracks()[kind] ?? kind, { direction: 'sendrecv' });

  const senderOf = (kind: MediaKind) =>
    connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender;
  async function replace(kind: MediaKind): Promise<void> {
    const sender = senderOf(kind);
    const track = options.tracks()[kind];
    if (sender && sender.track !== track) await sender.replaceTrack(track);
  }
  async function takePlaces(): Promise<void> {
    for (const place of connection.getTransceivers()) place.direction = 'sendrecv';
    await replace('audio');
    await replace('video');
  }

  function sendDescription(): void {
    clearTimeout(unanswered);
    const description = connection.localDescription;
    if (isClosed || !description) return;
    send({ kind: 'description', description: description.toJSON() as RTCSessionDescriptionInit });
    if (connection.signalingState === 'have-local-offer')
      unanswered = setTimeout(sendDescription, UNANSWERED_MS);
  }

  async function restart(): Promise<void> {
    clearTimeout(patience);
    patience = undefined;
    const configuration = await options.renew();
    if (isClosed) return;
    if (configuration) connection.setConfiguration({ ...connection.getConfiguration(), ...configuration });
    if (offers) connection.restartIce();
    else send({ kind: 'again' });
  }

  async function hear(signal: PeerSignal): Promise<void> {
    if (signal.kind === 'again') return restart();
    // A candidate of a description that a restart has overtaken is refused.
    if (signal.kind === 'candidate')
      return void (await connection.addIceCandidate(signal.candidate).catch(() => undefined));
    const { description } = signal;
    if (description.type === 'answer') {
      // An offer that was sent twice is answered twice.
      if (connection.signalingState !== 'have-local-offer') return;
      clearTimeout(unanswered);
      return connection.setRemoteDescription(description);
    }
    if (offers || description.type !== 'offer') return;
    await connection.setRemoteDescription(description);
    await takePlaces();
    await connection.setLocalDescription();
    sendDescription();
  }

  connection.onnegotiationneeded = () => {
    if (offers) void connection.setLocalDescription().then(sendDescription, () => undefined);
  };
  connection.onicecandidate = ({ candidate }) => {
    if (candidate) send({ kind: 'candidate', candidate: candidate.toJSON() });
  };
  connection.ontrack = ({ track }) => {
    remote.addTrack(track);
    options.onRemote(remote);
  };
  connection.onconnectionstatechange = () => {
    const state = connection.connectionState;
    options.onState(state);
    if (state === 'connected') {
      clearTimeout(patience);
      patience = undefined;
    } else if (state === 'failed') void restart();
    else if (state === 'disconnected') patience ??= setTimeout(() => void restart(), PATIENCE_MS);
  };

  return {
    connection,
    replace,
    restart,
    senderOf,
    /** Signals are handled one after another. One that fails does not stop the next. */
    hear: (signal: PeerSignal) => {
      turn = turn.then(() => (isClosed ? undefined : hear(signal))).catch(() => undefined);
    },
    /** The socket is open again: repeats what may have been lost. */
    repeat: () => {
      if (connection.signalingState === 'have-local-offer') sendDescription();
      else if (['disconnected', 'failed'].includes(connection.connectionState)) void restart();
    },
    note: (note: unknown) => {
      if (notes.readyState === 'open') notes.send(JSON.stringify(note));
    },
    close: () => {
      isClosed = true;
      clearTimeout(patience);
      clearTimeout(unanswered);
      connection.onconnectionstatechange = null;
      connection.close();
    },
  };
}
export type Peer = ReturnType<typeof openPeer>;

function noteIn(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    return null;
  }
}

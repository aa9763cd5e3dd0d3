type Kind = 'audio' | 'video';

interface Request {
  readonly kinds: readonly Kind[];
  readonly deviceId: string | undefined;
  readonly resolve: (stream: MediaStream) => void;
  readonly reject: (error: DOMException) => void;
}

class FakeTrack {
  readonly kind: Kind;
  readonly deviceId: string;
  enabled = true;
  muted = false;
  readyState: MediaStreamTrackState = 'live';
  contentHint = '';
  onended: (() => void) | null = null;
  onmute: (() => void) | null = null;
  onunmute: (() => void) | null = null;
  constructor(kind: Kind, deviceId = `${kind} 1`) {
    this.kind = kind;
    this.deviceId = deviceId;
  }
  stop(): void {
    this.readyState = 'ended';
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
}

class FakeStream {
  readonly #tracks: readonly FakeTrack[];
  constructor(tracks: readonly FakeTrack[]) {
    this.#tracks = tracks;
  }
  getTracks = () => this.#tracks;
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === 'video');
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A browser's devices, in Node. Requests wait until a test answers them. */
export function stubMedia() {
  const requests: Request[] = [];
  const tracks: FakeTrack[] = [];
  const ask = (kinds: readonly Kind[], deviceId?: string) =>
    new Promise<MediaStream>((resolve, reject) => requests.push({ kinds, deviceId, resolve, reject }));
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: (constraints: MediaStreamConstraints) => {
      const kinds = (['audio', 'video'] as const).filter((kind) => constraints[kind] !== undefined);
      const { deviceId } = { ...((constraints.video ?? constraints.audio) as MediaTrackConstraints) };
      return ask(kinds, (deviceId as { readonly exact: string } | undefined)?.exact);
    },
    getDisplayMedia: () => ask(['video'], 'screen'),
    enumerateDevices: async () => [],
  });
  define('navigator', { mediaDevices });
  define('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  define('window', new EventTarget());
  define('MediaStream', FakeStream);
  define('HTMLMediaElement', EventTarget);
  const take = (place: number) => {
    const [request] = requests.splice(place, 1);
    if (!request) throw new Error('No device was asked for.');
    return request;
  };
  return {
    /** What is asked for now, such as `audio+video`. */
    asked: () => requests.map(({ kinds }) => kinds.join('+')),
    /** Answers the oldest request, or the one at a place. */
    grant: async (place = 0) => {
      const { kinds, deviceId, resolve } = take(place);
      const granted = kinds.map((kind) => new FakeTrack(kind, deviceId));
      tracks.push(...granted);
      resolve(new FakeStream(granted) as unknown as MediaStream);
      await turn();
    },
    /** @param name of the browser's error, such as `NotFoundError` */
    refuse: async (name: string) => {
      take(0).reject(new DOMException('', name));
      await turn();
    },
    /** The devices that are open: `audio 1`, `screen`. */
    live: () => tracks.filter(({ readyState }) => readyState === 'live').map(({ deviceId }) => deviceId),
    /** The system takes a device for a moment: a phone call, Siri. */
    interrupt: (kind: Kind) => {
      const track = tracks.findLast((each) => each.kind === kind && each.readyState === 'live');
      track?.onmute?.();
      track?.onunmute?.();
    },
    /** The system takes a device, and ends its track. */
    end: (kind: Kind) => {
      const track = tracks.findLast((each) => each.kind === kind && each.readyState === 'live');
      track?.stop();
      track?.onended?.();
    },
    /** The system silences a device until it is given back. */
    silence: (kind: Kind, isSilent: boolean) => {
      const track = tracks.findLast((each) => each.kind === kind && each.readyState === 'live');
      if (track) track.muted = isSilent;
      if (isSilent) track?.onmute?.();
      else track?.onunmute?.();
    },
    /** The page is shown, or hidden. */
    show: (visibilityState: DocumentVisibilityState) => {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    /** A device is plugged in or out. */
    change: () => mediaDevices.dispatchEvent(new Event('devicechange')),
    turn,
  };
}

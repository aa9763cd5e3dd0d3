import type { RoomRole } from '../provider';
import type { ReadIceServers } from './ice-servers';
import { openLink, type Link, type LinkOptions, type LinkState } from './link';
import type { MediaKind } from './peer';
import type { Signal } from './signal';

/** What a call reports. */
export interface CallState extends LinkState {
  /** Whether both were connected since the other side came. */
  readonly wasConnected: boolean;
  readonly isAdmitted: boolean;
  /** To connect; `failed` where it takes so long that the network may not let the call pass. It goes on. */
  readonly attempt: 'none' | 'running' | 'failed';
  /** Until when the professional asked the patient to wait, in milliseconds since 1970 of this device. */
  readonly delayedUntil: number | null;
}

export interface CallOptions extends Pick<LinkOptions, 'tracks' | 'isScreen' | 'note'> {
  readonly role: RoomRole;
  readonly readIceServers: ReadIceServers;
  readonly send: (signal: Signal) => void;
  /** Whether this page may greet, once that is known: another device may have taken over while this one slept. */
  readonly confirm: () => Promise<boolean>;
  /** Drops what waits for a page that is gone. */
  readonly forget: (page: string) => void;
  readonly onChange: (change: Partial<CallState>) => void;
}

const NO_LINK: LinkState = {
  connection: null,
  remote: null,
  note: null,
  quality: null,
  safetyNumber: null,
};

const MINUTE_MS = 60_000;
/** Two tries of the patient's page. */
const ATTEMPT_MS = 25_000;

/** The connection to the other side's newest page: the professional's page opens it once the patient is let in. */
export function createCall(options: CallOptions) {
  const { role, send, onChange } = options;
  const isProfessional = role === 'professional';
  let page = crypto.randomUUID();
  let otherPage: string | null = null;
  let link: Link | null = null;
  let isAdmitted = false;
  let delayedUntil: number | null = null;
  let attempt: CallState['attempt'] = 'none';
  let attemptTimer: ReturnType<typeof setTimeout> | undefined;

  const greet = (to?: string) =>
    send({
      kind: 'hello',
      role,
      from: page,
      ...(to === undefined ? {} : { to }),
      ...(isProfessional ? { admits: isAdmitted } : {}),
    });

  function setAttempt(next: CallState['attempt']): void {
    clearTimeout(attemptTimer);
    attempt = next;
    if (next === 'running') attemptTimer = setTimeout(() => setAttempt('failed'), ATTEMPT_MS);
    onChange({ attempt });
  }
  function disconnect(): void {
    if (!link) return;
    options.forget(link.page);
    link.close();
    link = null;
    onChange(NO_LINK);
  }
  function connect(other: string): Link {
    disconnect();
    if (attempt === 'none') setAttempt('running');
    onChange({ connection: 'new' });
    link = openLink({
      ...options,
      page: other,
      offers: isProfessional,
      send: (signal) => send({ ...signal, role, from: page, to: other }),
      onSilent: () => void rebuild(),
      onChange: (change) => {
        const isConnected = change.connection === 'connected';
        onChange(isConnected ? { ...change, wasConnected: true } : change);
        if (isConnected) setAttempt('none');
      },
    });
    return link;
  }
  /** As a reload would: a page with another name, to which the other side opens a new connection. */
  async function rebuild(): Promise<void> {
    disconnect();
    const renewed = crypto.randomUUID();
    page = renewed;
    if ((await options.confirm()) && page === renewed) greet();
  }

  function delay(minutes: number): void {
    delayedUntil = Date.now() + minutes * MINUTE_MS;
    onChange({ delayedUntil });
  }
  /** Asks a patient to wait who came after the others were asked to. */
  function remindOfDelay(to: string): void {
    const minutes = Math.ceil(((delayedUntil ?? 0) - Date.now()) / MINUTE_MS);
    if (isProfessional && !isAdmitted && minutes > 0) send({ kind: 'delay', role, from: page, to, minutes });
  }

  function hearHello({ from, to, admits }: Extract<Signal, { kind: 'hello' }>): void {
    otherPage = from;
    if (to === undefined) greet(from);
    remindOfDelay(from);
    if (link?.page === from) return link.repeat();
    if (isProfessional && isAdmitted) return void connect(from);
    disconnect();
    if (!isProfessional && admits !== true) closeDoor();
  }
  /** The patient waits at the door again. The professional's own door stays open. */
  function closeDoor(): void {
    isAdmitted &&= isProfessional;
    setAttempt('none');
    onChange({ wasConnected: false, isAdmitted });
  }
  function hearBye({ from }: Signal): void {
    if (from !== otherPage) return;
    otherPage = null;
    disconnect();
    closeDoor();
  }

  return {
    greet: () => greet(),
    hear: (signal: Signal): void => {
      const { from, to } = signal;
      if (signal.role === role || !(to === undefined || to === page)) return;
      if (signal.kind === 'hello') return hearHello(signal);
      if (signal.kind === 'bye') return hearBye(signal);
      if (signal.kind === 'delay') return isProfessional ? undefined : delay(signal.minutes);
      const isOffer = signal.kind === 'description' && signal.description.type === 'offer';
      if (isOffer && !isProfessional && link?.page !== from) {
        otherPage = from;
        isAdmitted = true;
        onChange({ isAdmitted });
        connect(from);
      }
      if (link?.page === from) link.hear(signal);
    },
    admit: () => {
      if (!isProfessional || isAdmitted) return;
      isAdmitted = true;
      onChange({ isAdmitted });
      if (otherPage) connect(otherPage);
    },
    delay: (minutes: number) => {
      delay(minutes);
      send({ kind: 'delay', role, from: page, minutes });
    },
    /** Own devices changed. */
    report: () => link?.report(),
    replace: async (kind: MediaKind) => link?.replace(kind),
    restart: () => {
      if (link?.isConnected()) return link.restart();
      if (attempt === 'failed') setAttempt('running');
      void rebuild();
    },
    /** The time to connect counts only while the other side has the room open. */
    setOtherPresent: (isPresent: boolean) => {
      if (!isPresent && attempt !== 'none') setAttempt('none');
      else if (isPresent && attempt === 'none' && link && !link.isConnected()) setAttempt('running');
    },
    leave: () => {
      send({ kind: 'bye', role, from: page });
      disconnect();
      otherPage = null;
      page = crypto.randomUUID();
      closeDoor();
    },
  };
}

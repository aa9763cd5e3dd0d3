import type { Room, RoomOptions, RoomProvider, RoomSnapshot } from '../provider';
import { leaveTrace } from '../own-trace';
import { createCall, type CallState } from './call';
import { testConnection } from './connection-test';
import { createDevices } from './devices';
import { createIceServers } from './ice-servers';
import { watchLevel } from './level';
import type { Note } from './note';
import { OUTSIDE } from './outside';
import { phaseOf, type Facts } from './phase';
import { adviceFor } from './quality';
import { canShare, createScreenShare } from './screen-share';
import type { Signal } from './signal';
import { openSignalling, type Signalling } from './signalling';
import { createStore } from './store';
import { createVisit, isUnanswered, type Standing } from './visit';
import { createWakeLock } from './wake-lock';

/** How long the answer of entering counts, and how often it is asked for again where there is none. */
const CONFIRMED_MS = 5000;
/** A channel is joined in less than a second, usually. */
const CUT_OFF_MS = 8000;
const ASKED_AGAIN_MS = 3000;
/** How long a hidden tab that has not entered keeps camera and microphone on. */
const RESTED_MS = 60_000;

/** Sound and picture go from browser to browser; the room's channel connects them. */
export const p2p: RoomProvider = { kind: 'p2p', open };

function open({ client, consultationId, role, onStatus }: RoomOptions): Room {
  const isProfessional = role === 'professional';
  const store = createStore<RoomSnapshot>({ ...OUTSIDE, canShare: canShare() });
  const readIceServers = createIceServers(client, consultationId);
  const wakeLock = createWakeLock();
  let facts: Facts = {
    standing: 'outside',
    connection: null,
    isConnecting: false,
    wasConnected: false,
    isOtherPresent: false,
    isSignalling: false,
  };
  let signalling: Signalling | null = null;
  let hadCamera = false;
  /** When the page entered, in milliseconds since 1970 of this device: for a moment, the database need not confirm it. */
  let enteredAt = 0;
  let cutOff: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  /** The browser closes the page: it did not leave by a choice of the user. */
  let isClosing = false;

  const learn = (change: Partial<Facts>) => {
    facts = { ...facts, ...change };
    const { isOtherPresent, isSignalling } = facts;
    const phase = phaseOf(facts);
    store.set({ phase, isOtherPresent, isSignalling });
    // No one sees it, and it must not go on unasked when the other side comes back.
    if (phase === 'waiting') screen.stop();
  };
  const devices = createDevices({
    onChange: store.set,
    onTrack: (kind) => void call.replace(kind),
  });
  const screen = createScreenShare(() => {
    const isSharing = screen.track() !== null;
    store.set(isSharing ? { isSharing, isAudioOnly: false } : { isSharing });
    void call.replace('video');
  });
  const note = (): Omit<Note, 'isPaused'> => ({
    microphone: devices.sends('audio') && !devices.isMuted(),
    camera: devices.sends('video'),
    screen: screen.track() !== null,
    isAudioOnly: store.get().isAudioOnly,
    sendsSound: devices.sendsSound(),
  });
  const call = createCall({
    role,
    readIceServers,
    note,
    tracks: () => ({ audio: devices.tracks().audio, video: screen.track() ?? devices.tracks().video }),
    isScreen: () => screen.track() !== null,
    send: (signal) => signalling?.send(signal),
    confirm: confirmed,
    forget: (page) => signalling?.forget(page),
    onChange: called,
  });
  const visit = createVisit({ client, consultationId, onChange: stood, onAdmitted: call.admit });

  function called({
    connection,
    wasConnected,
    attempt,
    note: remote,
    quality,
    ...change
  }: Partial<CallState>): void {
    if (attempt !== undefined) {
      learn({ isConnecting: attempt !== 'none' });
      store.set({ hasFailed: attempt === 'failed' });
    }
    if (connection !== undefined) learn({ connection });
    if (wasConnected !== undefined) learn({ wasConnected });
    if (remote !== undefined) store.set({ remoteState: remote });
    if (change.isAdmitted === true) store.set({ delayedUntil: null });
    if (quality !== undefined) {
      const picture = screen.track() ? 'screen' : devices.tracks().video ? 'camera' : null;
      store.set({
        quality: quality?.isWeak || quality?.isPaused ? 'weak' : 'good',
        advice: quality && adviceFor(quality, picture),
      });
    }
    store.set(change);
  }
  function stood(standing: Standing, refusal: string | null): void {
    const wasInside = facts.standing === 'inside';
    store.set({ refusal });
    learn({ standing });
    wakeLock.set(standing === 'inside');
    if (standing === 'entering') leaveTrace(consultationId, { page: visit.page() });
    else if (standing === 'inside') leaveTrace(consultationId, { page: visit.page(), hasLeft: false });
    else if (standing === 'taken_over') leaveTrace(consultationId, null);
    else if (wasInside && !isClosing) leaveTrace(consultationId, { page: visit.page(), hasLeft: true });
    if (standing === 'inside') join();
    // Who was refused at the door keeps the preview.
    else if (standing !== 'entering' && (wasInside || standing !== 'refused')) depart(standing === 'ended');
  }
  function join(): void {
    devices.giveUpMissing();
    if (signalling) {
      signalling.announce();
      return call.greet();
    }
    enteredAt = Date.now();
    watchSignalling(false);
    signalling = openSignalling({
      client,
      consultationId,
      role,
      page: visit.page,
      onSignal: hear,
      onPresence: (pages) => {
        const isOtherPresent = (isProfessional ? pages.patient : pages.professional).length > 0;
        if (isOtherPresent !== facts.isOtherPresent) call.setOtherPresent(isOtherPresent);
        learn({ isOtherPresent });
        // Perhaps another device of the same user took over: the database decides.
        if (pages[role].some((page) => page !== visit.page())) void visit.check();
      },
      confirm: async () =>
        Date.now() - enteredAt < CONFIRMED_MS || (await visit.check()) || facts.standing !== 'inside',
      onJoined: (isSignalling) => {
        enteredAt = 0;
        watchSignalling(isSignalling);
        learn({ isSignalling });
        if (isSignalling && facts.standing === 'inside') call.greet();
      },
      onStatus: () => {
        void visit.check();
        onStatus();
      },
    });
  }
  function watchSignalling(isSignalling: boolean): void {
    clearTimeout(cutOff);
    if (isSignalling) store.set({ isCutOff: false });
    else cutOff = setTimeout(() => store.set({ isCutOff: true }), CUT_OFF_MS);
  }
  /** Whether the page is still inside, once the database says so. */
  async function confirmed(): Promise<boolean> {
    while (facts.standing === 'inside' && !(await visit.check()))
      await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS));
    return facts.standing === 'inside';
  }
  function hear(signal: Signal): void {
    if (facts.standing !== 'inside' || signal.role === role) return;
    call.hear(signal);
  }
  /** Out of the call. After the end, the channel stays: the professional may open the room again. */
  function depart(keepsChannel: boolean): void {
    call.leave();
    screen.stop();
    devices.release();
    if (keepsChannel) return signalling?.withdraw();
    signalling?.close();
    signalling = null;
    clearTimeout(cutOff);
    store.set({ isCutOff: false });
    learn({ isOtherPresent: false, isSignalling: false });
  }

  const leaveAtOnce = () => {
    isClosing = true;
    visit.leaveAtOnce();
    isClosing = false;
  };
  window.addEventListener('pagehide', leaveAtOnce);
  const isOutside = () => facts.standing === 'outside' || facts.standing === 'refused';
  const onVisibility = () => {
    clearTimeout(rest);
    if (document.visibilityState === 'hidden') rest = setTimeout(takeRest, RESTED_MS);
    else if (isResting) {
      isResting = false;
      if (isOutside()) void devices.reopen();
    }
  };
  function takeRest(): void {
    const { audio, video } = devices.tracks();
    if (!isOutside() || !(audio ?? video)) return;
    isResting = true;
    devices.release();
  }
  document.addEventListener('visibilitychange', onVisibility);

  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    askForDevices: async () => {
      store.set({ isAudioOnly: false });
      await devices.askForBoth();
    },
    watchLevel: (onLevel) => watchLevel(() => devices.tracks().audio, onLevel),
    chooseMicrophone: devices.chooseMicrophone,
    chooseCamera: devices.chooseCamera,
    releaseDevices: () => {
      isResting = false;
      devices.release();
    },
    testConnection: async () => testConnection(client, await readIceServers(undefined, true)),
    enter: async (consent) => {
      const isBack = !['outside', 'entering'].includes(facts.standing);
      await visit.enter(consent);
      if (isBack && facts.standing === 'inside') await devices.reopen();
    },
    admit: async () => {
      const refusal = await visit.admit();
      if (refusal === null) call.admit();
      // Perhaps only the answer was lost: then the door opens as soon as the database says so, and never after a refusal.
      else await (isUnanswered(refusal) ? confirmed() : visit.check());
      return store.get().isAdmitted ? null : refusal;
    },
    delay: call.delay,
    setMicrophone: devices.setMicrophone,
    setCamera: async (isOn) => {
      if (isOn) store.set({ isAudioOnly: false });
      await devices.setCamera(isOn);
    },
    share: screen.start,
    stopSharing: async () => screen.stop(),
    setAudioOnly: (isAudioOnly) => {
      if (isAudioOnly === store.get().isAudioOnly) return;
      store.set({ isAudioOnly });
      if (isAudioOnly) {
        hadCamera = !devices.isCameraOff();
        screen.stop();
        void devices.setCamera(false);
      } else if (hadCamera) void devices.setCamera(true);
      call.report();
    },
    restart: call.restart,
    leave: visit.leave,
    end: visit.end,
    close: () => {
      window.removeEventListener('pagehide', leaveAtOnce);
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(rest);
      void visit.leave();
      signalling?.close();
      signalling = null;
      clearTimeout(cutOff);
      devices.close();
      screen.stop();
      wakeLock.close();
    },
  };
}

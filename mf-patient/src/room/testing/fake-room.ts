import type { ConnectionTest, Room, RoomOptions, RoomProvider, RoomSnapshot } from '../provider';
import { OUTSIDE } from '../provider/outside';
import { createStore } from '../provider/store';

export interface FakeRoom {
  readonly provider: RoomProvider;
  /** Changes what the room reports. */
  readonly set: (change: Partial<RoomSnapshot>) => void;
  readonly snapshot: () => RoomSnapshot;
  /** Methods called so far, with their arguments: `['enter', '2026-11-27']`. */
  readonly calls: readonly (readonly unknown[])[];
  /** Of the last room opened; null before. */
  readonly options: () => RoomOptions | null;
  /** What the connection test finds from now on; `ok` before. */
  readonly setTest: (result: ConnectionTest) => void;
  readonly setLevel: (level: number) => void;
  /** What asking for devices changes. */
  readonly answer: (change: Partial<RoomSnapshot>) => void;
  /** Opening the door is refused with this code. */
  readonly refuse: (code: string) => void;
}

/** A room without a browser's devices: it shows what a test sets, and records what the screen calls. */
export function createFakeRoom(
  initial: Partial<RoomSnapshot> = {},
  kind: RoomProvider['kind'] = 'p2p',
): FakeRoom {
  const store = createStore<RoomSnapshot>({ ...OUTSIDE, ...initial });
  const calls: unknown[][] = [];
  const levels = new Set<(level: number) => void>();
  let test: ConnectionTest = 'ok';
  let options: RoomOptions | null = null;
  let answer: Partial<RoomSnapshot> = {};
  let refusal: string | null = null;
  const record =
    (name: string) =>
    (...given: unknown[]): void =>
      void calls.push([name, ...given]);
  const recordAsync =
    (name: string) =>
    async (...given: unknown[]): Promise<void> =>
      void calls.push([name, ...given]);
  const recordAsking =
    (name: string) =>
    async (...given: unknown[]): Promise<void> => {
      calls.push([name, ...given]);
      store.set(answer);
    };
  const room: Room = {
    snapshot: store.get,
    subscribe: store.subscribe,
    askForDevices: recordAsking('askForDevices'),
    watchLevel: (onLevel) => {
      levels.add(onLevel);
      return () => levels.delete(onLevel);
    },
    chooseMicrophone: recordAsync('chooseMicrophone'),
    chooseCamera: recordAsync('chooseCamera'),
    releaseDevices: record('releaseDevices'),
    testConnection: async () => {
      calls.push(['testConnection']);
      return test;
    },
    enter: recordAsync('enter'),
    admit: async () => {
      calls.push(['admit']);
      return refusal;
    },
    delay: record('delay'),
    setMicrophone: recordAsking('setMicrophone'),
    setCamera: recordAsking('setCamera'),
    share: recordAsync('share'),
    stopSharing: recordAsync('stopSharing'),
    setAudioOnly: record('setAudioOnly'),
    restart: record('restart'),
    leave: recordAsync('leave'),
    end: async () => {
      calls.push(['end']);
      return null;
    },
    close: record('close'),
  };
  return {
    provider: {
      kind,
      open: (given) => {
        options = given;
        return room;
      },
    },
    set: store.set,
    snapshot: store.get,
    calls,
    options: () => options,
    answer: (change) => {
      answer = change;
    },
    refuse: (code) => {
      refusal = code;
    },
    setTest: (result) => {
      test = result;
    },
    setLevel: (level) => {
      for (const onLevel of levels) onLevel(level);
    },
  };
}

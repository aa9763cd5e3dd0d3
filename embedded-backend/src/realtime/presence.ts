import { tell, type Member, type Tracked } from './member.ts';
import type { Rooms } from './rooms.ts';

/** One entry of a channel's presence. */
export type Entry = readonly [key: string, tracked: Tracked];
type State = Record<string, { metas: Tracked[] }>;

function stateOf(entries: readonly Entry[]): State {
  const state: State = {};
  for (const [key, tracked] of entries) (state[key] ??= { metas: [] }).metas.push(tracked);
  return state;
}

/** Who is present in each channel, in this process and in others. */
export class Presence {
  readonly #rooms: Rooms;
  /** By process and room. */
  readonly #remote = new Map<string, Map<string, readonly Entry[]>>();
  /** Unique across processes. */
  readonly #prefix = crypto.randomUUID().slice(0, 8);
  #refs = 0;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  /** Sets what a member tracks, null for nothing. Returns whether something changed. */
  track(member: Member, payload: Readonly<Record<string, unknown>> | null): boolean {
    const { room, presenceKey, tracked: before } = member;
    if (!before && !payload) return false;
    member.tracked = payload && {
      ...payload,
      phx_ref: `${this.#prefix}${(this.#refs += 1)}`,
      ...(before && { phx_ref_prev: before.phx_ref }),
    };
    const entries = (tracked: Tracked | null): Entry[] => (tracked ? [[presenceKey, tracked]] : []);
    this.#tellChange(room, entries(member.tracked), entries(before));
    return true;
  }

  stateIn(room: string): State {
    const remote = [...this.#remote.values()].flatMap((rooms) => rooms.get(room) ?? []);
    return stateOf([...this.localIn(room), ...remote]);
  }

  localIn(room: string): Entry[] {
    return [...this.#rooms.in(room)].flatMap(({ presenceKey, tracked }): Entry[] =>
      tracked ? [[presenceKey, tracked]] : [],
    );
  }

  /** Rooms in which this process has someone. */
  localRooms(): string[] {
    return [...new Set(this.#rooms.all().flatMap(({ room, tracked }) => (tracked ? [room] : [])))];
  }

  /** Everyone whom another process has in a room. */
  setRemote(process: string, room: string, entries: readonly Entry[]): void {
    const rooms = this.#remote.get(process) ?? new Map<string, readonly Entry[]>();
    this.#remote.set(process, rooms);
    const before = rooms.get(room) ?? [];
    if (entries.length > 0) rooms.set(room, entries);
    else rooms.delete(room);
    const lacks = (all: readonly Entry[], [, { phx_ref }]: Entry) =>
      !all.some(([, tracked]) => tracked.phx_ref === phx_ref);
    this.#tellChange(
      room,
      entries.filter((entry) => lacks(before, entry)),
      before.filter((entry) => lacks(entries, entry)),
    );
  }

  /** Takes out everyone of a process that has ended. */
  dropRemote(process: string): void {
    for (const room of [...(this.#remote.get(process)?.keys() ?? [])]) this.setRemote(process, room, []);
    this.#remote.delete(process);
  }

  #tellChange(room: string, joins: readonly Entry[], leaves: readonly Entry[]): void {
    if (joins.length + leaves.length === 0) return;
    const payload = { joins: stateOf(joins), leaves: stateOf(leaves) };
    for (const member of this.#rooms.in(room))
      if (member.read.presence) tell(member, 'presence_diff', payload);
  }
}

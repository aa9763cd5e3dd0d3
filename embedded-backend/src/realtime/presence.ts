import { push, type Member, type Tracked } from './member.ts';
import type { Members } from './members.ts';

/** One entry of a channel's presence. */
export type Entry = readonly [key: string, tracked: Tracked];
type State = Record<string, { metas: Tracked[] }>;

function stateOf(entries: readonly Entry[]): State {
  const state: State = {};
  for (const [key, tracked] of entries) (state[key] ??= { metas: [] }).metas.push(tracked);
  return state;
}

/** Who is present in each channel, in this process and the others on the same database. */
export class Presence {
  readonly #members: Members;
  /** By process and channel. */
  readonly #remote = new Map<string, Map<string, readonly Entry[]>>();
  /** Unique across processes. */
  readonly #prefix = crypto.randomUUID().slice(0, 8);
  #refs = 0;

  constructor(members: Members) {
    this.#members = members;
  }

  /** Sets what a member tracks; null: nothing. Returns whether it changed. */
  track(member: Member, payload: Readonly<Record<string, unknown>> | null): boolean {
    const { channel, presenceKey, tracked: before } = member;
    if (!before && !payload) return false;
    member.tracked = payload && {
      ...payload,
      phx_ref: `${this.#prefix}${(this.#refs += 1)}`,
      ...(before && { phx_ref_prev: before.phx_ref }),
    };
    const entries = (tracked: Tracked | null): Entry[] => (tracked ? [[presenceKey, tracked]] : []);
    this.#pushChange(channel, entries(member.tracked), entries(before));
    return true;
  }

  stateIn(channel: string): State {
    const remote = [...this.#remote.values()].flatMap((channels) => channels.get(channel) ?? []);
    return stateOf([...this.localIn(channel), ...remote]);
  }

  localIn(channel: string): Entry[] {
    return [...this.#members.in(channel)].flatMap(({ presenceKey, tracked }): Entry[] =>
      tracked ? [[presenceKey, tracked]] : [],
    );
  }

  /** Channels in which members of this process are present. */
  localChannels(): string[] {
    return [...new Set(this.#members.all().flatMap(({ channel, tracked }) => (tracked ? [channel] : [])))];
  }

  /** Replaces who is present in a channel through another process. */
  setRemote(process: string, channel: string, entries: readonly Entry[]): void {
    const channels = this.#remote.get(process) ?? new Map<string, readonly Entry[]>();
    this.#remote.set(process, channels);
    const before = channels.get(channel) ?? [];
    if (entries.length > 0) channels.set(channel, entries);
    else channels.delete(channel);
    const isMissing = (all: readonly Entry[], [, { phx_ref }]: Entry) =>
      !all.some(([, tracked]) => tracked.phx_ref === phx_ref);
    this.#pushChange(
      channel,
      entries.filter((entry) => isMissing(before, entry)),
      before.filter((entry) => isMissing(entries, entry)),
    );
  }

  /** Removes the presence of a process that has ended. */
  dropRemote(process: string): void {
    for (const channel of [...(this.#remote.get(process)?.keys() ?? [])])
      this.setRemote(process, channel, []);
    this.#remote.delete(process);
  }

  #pushChange(channel: string, joins: readonly Entry[], leaves: readonly Entry[]): void {
    if (joins.length + leaves.length === 0) return;
    const payload = { joins: stateOf(joins), leaves: stateOf(leaves) };
    for (const member of this.#members.in(channel))
      if (member.read.presence) push(member, 'presence_diff', payload);
  }
}

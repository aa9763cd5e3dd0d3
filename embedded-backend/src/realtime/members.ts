import type { Broadcast } from './binary-frames.ts';
import { deliver, type Member } from './member.ts';

/** The members of each channel in this process. */
export class Members {
  readonly #members = new Map<string, Set<Member>>();

  in(channel: string): ReadonlySet<Member> {
    return this.#members.get(channel) ?? new Set();
  }

  all(): Member[] {
    return [...this.#members.values()].flatMap((members) => [...members]);
  }

  add(member: Member): void {
    const members = this.#members.get(member.channel) ?? new Set();
    this.#members.set(member.channel, members.add(member));
  }

  /** Returns whether the member was in its channel. */
  remove(member: Member): boolean {
    const members = this.#members.get(member.channel);
    const wasThere = members?.delete(member) ?? false;
    if (members?.size === 0) this.#members.delete(member.channel);
    return wasThere;
  }

  /** Delivers a broadcast to a channel's members in this process. */
  broadcast(channel: string, broadcast: Broadcast, except?: Member): void {
    for (const member of this.in(channel)) if (member !== except) deliver(member, broadcast);
  }
}

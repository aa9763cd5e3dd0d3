import type { Broadcast } from './binary-frames.ts';
import { deliver, type Member } from './member.ts';

/** The members of each channel in this process. */
export class Rooms {
  readonly #members = new Map<string, Set<Member>>();

  in(room: string): ReadonlySet<Member> {
    return this.#members.get(room) ?? new Set();
  }

  all(): Member[] {
    return [...this.#members.values()].flatMap((members) => [...members]);
  }

  add(member: Member): void {
    const members = this.#members.get(member.room) ?? new Set();
    this.#members.set(member.room, members.add(member));
  }

  /** Returns whether the member was there. */
  remove(member: Member): boolean {
    const members = this.#members.get(member.room);
    const wasThere = members?.delete(member) ?? false;
    if (members?.size === 0) this.#members.delete(member.room);
    return wasThere;
  }

  spread(room: string, broadcast: Broadcast, except?: Member): void {
    for (const member of this.in(room)) if (member !== except) deliver(member, broadcast);
  }
}

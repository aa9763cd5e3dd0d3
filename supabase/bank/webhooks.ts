import type { Bank } from './bank.ts';
import { notification, type PixAnswer } from './schema.ts';

/** How a delivery is made; answers its status. */
export type Post = (url: string, body: string) => Promise<number>;

/** The bank's notifications: they wait until `deliver` and those not answered with 2xx wait for the next call. */
export function createWebhooks(bank: Bank, post: Post) {
  let waiting: PixAnswer[] = [];
  bank.listeners.push((pix) => waiting.push(pix));
  return {
    waiting: (): number => waiting.length,
    /** Loses what waits: no bank guarantees delivery. */
    lose(): void {
      waiting = [];
    },
    /** Posts what waits, all of it in one body, to the registered URL with /pix appended as text. */
    async deliver({ times = 1 } = {}): Promise<number[]> {
      const url = bank.webhookUrl();
      if (url === undefined || waiting.length === 0) return [];
      const body = JSON.stringify(notification.parse({ pix: waiting }));
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) statuses.push(await post(`${url}/pix`, body));
      if (statuses.some((status) => status >= 200 && status < 300)) waiting = [];
      return statuses;
    },
  };
}

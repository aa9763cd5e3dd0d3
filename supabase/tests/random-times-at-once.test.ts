import type { Connection } from './support/connection.ts';
import { credentials } from './support/people.ts';
import { CONTRADICTIONS } from './support/random-times/contradictions.ts';
import { anyDeed } from './support/random-times/deeds.ts';
import { dice } from './support/random-times/dice.ts';
import { STATES, type State } from './support/random-times/transitions.ts';
import { request, useManyConnections } from './support/requests.ts';

const CLIENTS = 16;
const DEEDS = 40;
const MOMENTS = [
  '2026-11-24T12:00:00Z',
  '2026-11-24T12:16:00Z',
  '2026-11-25T20:00:00Z',
  '2026-11-28T14:00:00Z',
];

/** PGlite has a single session; this test needs concurrent users. */
describe('random bookings, moves, proposals and series of many at once, on PostgreSQL', () => {
  const { connect, connectMany } = useManyConnections();
  let owner: Connection;
  beforeAll(async () => {
    owner = await connect();
  });

  test('answer with results or our own codes, and leave consistent rows', async () => {
    const clients = await connectMany(CLIENTS);
    for (const client of clients) await client.query(`set deadlock_timeout = '200ms'`);
    const codes = new Set<string>();
    let done = 0;
    for (const [round, now] of MOMENTS.entries())
      await Promise.all(
        clients.map(async (client, n) => {
          const throws = dice(round * CLIENTS + n + 1);
          for (let deed = 0; deed < DEEDS / MOMENTS.length; deed += 1) {
            const { who, sql, parameters } = anyDeed(throws, await client.query<State>(STATES));
            const answer = await request(client, credentials(who), [sql, ...parameters], now);
            if (typeof answer === 'string') codes.add(answer);
            else done += 1;
          }
        }),
      );
    expect([...codes].filter((code) => !/^[a-z_]+$/.test(code))).toEqual([]);
    expect(done).toBeGreaterThan(100);
    await expect(owner.query(CONTRADICTIONS)).resolves.toEqual([]);
  }, 120_000);
});

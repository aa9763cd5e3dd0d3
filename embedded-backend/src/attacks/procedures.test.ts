import { PEOPLE } from '../seed/index.ts';
import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';

// Calls every procedure with arguments of unexpected types.

const VALUES: readonly unknown[] = [
  'a\u0000b',
  '\u200d',
  'x'.repeat(10_240),
  '2026-13-45',
  -1,
  1e308,
  true,
  ['a'],
  [{ a: 1 }],
  { a: 1 },
  '00000000-0000-4000-8000-000000000000',
];

let attacked: AttackTarget;
let noise: jest.SpyInstance;
beforeAll(async () => {
  attacked = await startAttackTarget();
}, 120_000);
beforeEach(() => {
  noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
});
afterEach(() => noise.mockRestore());
afterAll(() => attacked.backend.close());

/** Procedures that the API exposes, with the names of their arguments. */
const procedures = () =>
  attacked.backend.db.query<{ name: string; names: readonly string[] | null }>(
    `select p.proname as name, p.proargnames[1:p.pronargs] as names from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
       and has_function_privilege('authenticated', p.oid, 'execute')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );

it.each([PEOPLE.camila.email, PEOPLE.beatriz.email])(
  'for %s none causes a server error, and later requests are answered',
  async (email) => {
    const authorization = `Bearer ${await attacked.tokenOf(email)}`;
    const found = (await procedures()).filter(({ names }) => names !== null && names.length > 0);
    expect(found.length).toBeGreaterThan(30);
    const failed: unknown[] = [];
    for (const { name, names } of found)
      for (const value of VALUES) {
        const body = JSON.stringify(Object.fromEntries((names ?? []).map((each) => [each, value])));
        const { status, text } = await attacked.ask(`/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { authorization },
          body,
        });
        // Without the user, nothing would have been tested.
        if (status >= 500 || status === 401) failed.push([name, value, status, text]);
      }
    expect(failed).toEqual([]);
    expect((await attacked.ask('/rest/v1/professionals_public?select=user_id&limit=1')).status).toBe(200);
  },
  60_000,
);

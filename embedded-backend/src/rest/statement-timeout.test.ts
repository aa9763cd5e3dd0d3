import { generateKeys, send, startFixture } from '../testing/start.ts';

const keys = generateKeys();

it("ends a visitor's statement after three seconds, on PostgreSQL", async () => {
  const backend = await startFixture({ keys });
  await backend.db.exec(`create function public.sleep(seconds float8) returns text
      language sql volatile set search_path = '' as $$ select pg_catalog.pg_sleep(seconds)::text $$;
    grant execute on function public.sleep(float8) to anon;`);
  const settings = await backend.db.query(
    `select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1`,
  );
  expect(settings).toEqual([
    { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
    { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
  ]);
  // PGlite cannot interrupt a statement; only the limits of the data API apply there.
  if (typeof (await emptySource()) === 'function') {
    const noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
    const asked = send(backend, keys.publishable, '/rest/v1/rpc/sleep', { body: { seconds: 20 } });
    expect(await asked).toMatchObject({ status: 500, body: { code: '57014' } });
    noise.mockRestore();
  }
  expect(await send(backend, keys.publishable, '/rest/v1/rpc/count_rooms')).toMatchObject({ status: 200 });
  await backend.close();
}, 60_000);

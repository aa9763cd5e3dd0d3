import { randomUUID } from 'node:crypto';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { startCluster, type Cluster } from 'embedded-backend/postgres-cluster';
import { ACCOUNTS, PEOPLE } from 'embedded-backend/seed';
import { callWith } from '../support/api.ts';
import { startChild, type ChildPortal } from '../support/child-portal.ts';
import { freePort } from '../support/free-port.ts';
import type { TestPortal } from '../support/portal-process.ts';
import { signIn } from '../support/worker-portal.ts';

const PROXY = 'nginx';

test.skip(spawnSync(PROXY, ['-v']).status !== 0, "needs nginx's Debian package");

/** A user may send thirty messages a minute. */
const MESSAGES = 24;
/** The jobs run each minute. */
const NEXT_JOBS_MS = 75_000;

let folder: string;
let cluster: Cluster;
let portals: ChildPortal<TestPortal>[] = [];
let proxy: ChildProcess | undefined;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinculo-two-'));
  cluster = await startCluster('postgres');
});
test.afterAll(async () => {
  proxy?.kill();
  if (proxy?.exitCode === null) await once(proxy, 'exit');
  for (const portal of portals) if (portal.process.exitCode === null) await portal.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  startChild<TestPortal>('tools/cli.ts', [
    ...['start', '--port', '0', '--data', path.join(folder, 'data')],
    ...['--postgres', cluster.url('postgres')],
  ]);

/** nginx in front of the portals, as docs/deploy.md shows it. */
async function startProxy(origins: readonly string[]): Promise<string> {
  const port = await freePort();
  const servers = origins.map((origin) => `server ${new URL(origin).host} fail_timeout=2s;`).join(' ');
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/log; worker_processes 1; user root;
    events {}
    http { access_log off; ${bodies.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
      upstream portal { ${servers} keepalive 16; }
      server { listen 127.0.0.1:${port};
        location / { proxy_pass http://portal; proxy_http_version 1.1;
          proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
          proxy_set_header X-Request-Id $request_id;
          proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade; } } }`,
  );
  proxy = spawn(PROXY, ['-e', `${folder}/log`, '-c', file], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${origin}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return origin;
}

const metric = async ({ info: { origin } }: ChildPortal<TestPortal>, name: string) => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
};

test('two portals on one PostgreSQL: one killed under load loses nothing and signs nobody out', async () => {
  test.setTimeout(400_000);
  // Together: on a new database one creates the tables, the other waits.
  portals = await Promise.all([start(), start()]);
  const [one, other] = portals as [ChildPortal<TestPortal>, ChildPortal<TestPortal>];
  expect(one.info.publishableKey).toBe(other.info.publishableKey);
  const leaders = () => Promise.all(portals.map((portal) => metric(portal, 'portal_jobs_leader')));
  await expect.poll(leaders).toContain(1);
  expect((await leaders()).toSorted()).toEqual([0, 1]);

  const origin = await startProxy(portals.map(({ info }) => info.origin));
  const portal = { ...one.info, origin };
  const sessions = await Promise.all(
    [ACCOUNTS.patient, ACCOUNTS.professional].map(
      async ({ email }) =>
        JSON.parse(await signIn(portal, email)) as { access_token: string; refresh_token: string },
    ),
  );
  const consultation = await consultationOf(portal, sessions[0]?.access_token ?? '');
  const client = createClient(origin, portal.publishableKey, {
    accessToken: () => Promise.resolve(sessions[0]?.access_token ?? ''),
  });
  let heard = 0;
  const channel = client
    .channel(`person:${PEOPLE.camila.id}`, { config: { private: true } })
    .on('broadcast', { event: 'messages' }, () => (heard += 1));
  await new Promise((resolve) => channel.subscribe((state) => state === 'SUBSCRIBED' && resolve(null)));

  const sent: string[] = [];
  let failures = 0;
  /** Repeats a request that failed under the same identifier, as a page does. */
  const sendAll = async ({ access_token: token }: { readonly access_token: string }) => {
    for (let n = 0; n < MESSAGES; n += 1) {
      const message = { consultation_id: consultation, message_id: randomUUID(), content: `Mensagem ${n}` };
      for (let tries = 0; ; tries += 1) {
        if (
          await callWith(portal, token, 'send_message', message).then(
            () => true,
            () => false,
          )
        )
          break;
        failures += 1;
        if (tries > 50) throw new Error('The portal does not answer.');
        await wait(100);
      }
      sent.push(message.message_id);
    }
  };
  let isLoaded = true;
  const statuses = new Map<number, number>();
  const load = async (from: number) => {
    while (isLoaded) {
      const paths = ['/', '/planos', '/rest/v1/rpc/server_now', '/remotes.json'];
      const headers = {
        apikey: portal.publishableKey,
        authorization: `Bearer ${sessions[0]?.access_token ?? ''}`,
      };
      const status = await fetch(origin + (paths[from % paths.length] ?? '/'), { headers }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const loads = [0, 1, 2, 3].map(load);
  const sending = sessions.map(sendAll);
  await expect.poll(() => sent.length).toBeGreaterThan(8);
  const leader = (await metric(one, 'portal_jobs_leader')) === 1 ? one : other;
  const survivor = leader === one ? other : one;
  await leader.stop('SIGKILL');
  await Promise.all(sending);
  isLoaded = false;
  await Promise.all(loads);
  test
    .info()
    .annotations.push({ type: 'load', description: JSON.stringify([...statuses]) + ` ${failures} repeated` });

  // Nothing lost, nothing twice.
  expect(sent).toHaveLength(2 * MESSAGES);
  const stored = await get(portal, sessions[0]?.access_token ?? '', 'chat_messages?select=id,content');
  const own = stored.filter(({ content }) => content?.startsWith('Mensagem '));
  expect(own.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
  // A client of the killed process hears the other one; what it missed meanwhile it reads again.
  const oneMore = () =>
    callWith(portal, sessions[1]?.access_token ?? '', 'send_message', {
      consultation_id: consultation,
      message_id: randomUUID(),
      content: 'Depois',
    });
  await expect(async () => {
    const heardBefore = heard;
    await oneMore();
    await expect.poll(() => heard, { timeout: 5_000 }).toBeGreaterThan(heardBefore);
  }).toPass({ timeout: 60_000 });
  // Nobody signed out.
  for (const { refresh_token } of sessions) {
    const renewed = await fetch(`${origin}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    expect(renewed.status).toBe(200);
  }
  await expect.poll(() => metric(survivor, 'portal_jobs_leader'), { timeout: NEXT_JOBS_MS }).toBe(1);
  await client.removeAllChannels();
  expect(await survivor.stop()).toBe(0);
});

interface Row {
  readonly id: string;
  readonly content?: string;
}

async function get(portal: TestPortal, token: string, query: string): Promise<readonly Row[]> {
  const answer = await fetch(`${portal.origin}/rest/v1/${query}`, {
    headers: { apikey: portal.publishableKey, authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as readonly Row[];
}

/** A consultation of the patient and the professional with demonstration accounts. */
async function consultationOf(portal: TestPortal, token: string): Promise<string> {
  const [consultation] = await get(
    portal,
    token,
    `consultations?select=id&professional_id=eq.${PEOPLE.marina.id}&limit=1`,
  );
  return consultation?.id ?? '';
}

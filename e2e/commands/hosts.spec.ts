import { expect, test } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PORTAL_ROUTES } from '../../tools/manifests.ts';
import { CACHE_BRIEFLY, CACHE_FOREVER } from '../../server/caching.ts';
import { SECURITY_HEADERS } from '../../server/security-headers.ts';
import { caddyRules, nginxRules } from '../../tools/build/host-rules.ts';
import { htmlForPath } from '../../tools/build/html-for-path.ts';
import { nginxHeaders } from '../../tools/build/static-host.ts';

const HASHED = 'mf/mf-patient/0.1.0/main.1a2b3c4d.js';
const PATHS = PORTAL_ROUTES.map(({ path: route }) => route.replaceAll(/:\w+/g, 'b7c6'));
const UNKNOWN = [
  '/nada',
  '/patient',
  '/patient/booking',
  '/patient/booking/1/2',
  '/sala/',
  '/xpatient/search',
];

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinculo-hosts-'));
  for (const route of [...PATHS, '/nada']) write(htmlForPath(route).file);
  for (const file of [HASHED, 'remotes.json', 'portal-config.json']) write(file);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A file of the site that contains its own name. */
function write(file: string, text = file): string {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return target;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Host {
  readonly program: string;
  /** Writes its configuration; returns its arguments. */
  readonly configure: (port: number) => readonly string[];
}

const HOSTS: readonly Host[] = [
  {
    program: 'nginx',
    configure: (port) => {
      write('nginx-headers.conf', nginxHeaders(SECURITY_HEADERS));
      write('nginx-rules.conf', nginxRules(PORTAL_ROUTES, 'demonstration'));
      const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const file = write(
        'nginx.conf',
        `daemon off; pid ${folder}/pid; error_log ${folder}/log; worker_processes 1; user root;
        events {}
        http { access_log off; ${bodies.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
          server { listen 127.0.0.1:${port}; root ${folder};
            include ${folder}/nginx-headers.conf; include ${folder}/nginx-rules.conf; } }`,
      );
      return ['-e', `${folder}/log`, '-c', file];
    },
  },
  {
    program: 'caddy',
    configure: (port) => {
      write('Caddyfile.portal', caddyRules(PORTAL_ROUTES, 'demonstration', SECURITY_HEADERS));
      const file = write(
        'Caddyfile',
        `{\n\tadmin off\n\tauto_https off\n}\nimport ${folder}/Caddyfile.portal\n` +
          `http://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\troot * ${folder}\n\timport portal\n}\n`,
      );
      return ['run', '--adapter', 'caddyfile', '--config', file];
    },
  },
];

/** Exit code of a call that does nothing; null: not installed. */
const exitCodeOf = (program: string) => spawnSync(program, [program === 'nginx' ? '-v' : 'version']).status;

for (const { program, configure } of HOSTS)
  test.describe(program, () => {
    test.skip(exitCodeOf(program) !== 0, "needs the host's Debian package");

    test("answers every path like the portal's own server", async () => {
      const port = await freePort();
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const host = spawn(program, configure(port), { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      host.stderr.on('data', (text) => (said += text));
      const ask = (at: string) => fetch(`http://127.0.0.1:${port}${at}`);
      try {
        for (let tries = 0; ; tries += 1) {
          if (host.exitCode !== null || tries > 200) throw new Error(`${program} did not start: ${said}`);
          if (await ask('/remotes.json').then(Boolean, () => false)) break;
          await wait(50);
        }
        for (const at of [...PATHS, ...PATHS.map((each) => `${each}/`.replace('//', '/')), ...UNKNOWN]) {
          const answer = await ask(at);
          const { file, status } = htmlForPath(at);
          expect([at, answer.status, await answer.text()]).toEqual([at, status, file]);
          expect([at, Object.fromEntries(answer.headers)]).toEqual([
            at,
            expect.objectContaining({ ...SECURITY_HEADERS, 'cache-control': 'no-cache' }),
          ]);
        }
        const cacheOf = async (file: string) => (await ask(`/${file}`)).headers.get('cache-control');
        expect(await cacheOf(HASHED)).toBe(CACHE_FOREVER);
        expect(await cacheOf('portal-config.json')).toBe(CACHE_BRIEFLY);
        expect(await cacheOf('remotes.json')).toBe('no-cache');
      } finally {
        host.kill();
        await new Promise((resolve) => (host.exitCode === null ? host.on('exit', resolve) : resolve(null)));
      }
    });
  });

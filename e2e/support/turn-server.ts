import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { openLossyPath } from './lossy-path.ts';

const PROGRAM = 'turnserver';
const READY_MS = 10_000;

/** The program of coturn; null where it is not installed. */
export const findTurnServer = (): string | null =>
  spawnSync(PROGRAM, ['--version']).error === undefined ? PROGRAM : null;

export interface TurnServer {
  /** Environment of a portal whose calls go through this server. */
  readonly settings: Readonly<Record<string, string>>;
  /** Drops this share of what browsers exchange with the server, in each direction. */
  readonly setLoss: (share: number) => void;
  readonly stop: () => Promise<void>;
}

/** Starts coturn on a free port of this machine, with settings as in docs/deploy.md and a secret of its own. */
export async function startTurnServer(): Promise<TurnServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'turn-'));
  const file = path.join(folder, 'turnserver.conf');
  const port = await freePort();
  const secret = randomBytes(32).toString('hex');
  await writeFile(
    file,
    [
      'listening-ip=127.0.0.1',
      `listening-port=${port}`,
      'relay-ip=127.0.0.1',
      'allow-loopback-peers',
      'use-auth-secret',
      `static-auth-secret=${secret}`,
      'realm=portal.example',
      'user-quota=12',
      'no-tls',
      'no-dtls',
      'no-cli',
      `userdb=${path.join(folder, 'turndb')}`,
      `pidfile=${path.join(folder, 'pid')}`,
      'log-file=stdout',
    ].join('\n'),
    { mode: 0o600 },
  );
  const server = spawn(PROGRAM, ['-c', file], { stdio: 'ignore' });
  const ended = once(server, 'close');
  const route = await openLossyPath(port);
  const stop = async () => {
    await route.stop();
    server.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  if (!(await answers(port, () => server.exitCode !== null))) {
    await stop();
    throw new Error(`${PROGRAM} does not listen on port ${port}.`);
  }
  return {
    settings: {
      TURN_URLS: `turn:127.0.0.1:${route.port}`,
      TURN_SECRET: secret,
      TURN_RELAY_ONLY: 'true',
    },
    setLoss: route.setLoss,
    stop,
  };
}

/** Whether a port accepts connections before `isOver`. */
async function answers(port: number, isOver: () => boolean): Promise<boolean> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until && !isOver()) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      wait(1000, false),
    ]);
    socket.destroy();
    if (isOpen) return true;
    await wait(50);
  }
  return false;
}

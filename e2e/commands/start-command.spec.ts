import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ACCOUNTS } from 'embedded-backend/seed';
import { EarlyEnd, startChild, type ChildPortal } from '../support/child-portal.ts';
import { signIn } from '../support/worker-portal.ts';
import type { TestPortal } from '../support/portal-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-'));
const start = (...args: string[]) =>
  startChild<TestPortal>('tools/cli.ts', ['start', '--port', '0', '--data', folder, ...args]);

// A start rebuilds what has changed since the last one.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let portal: ChildPortal<TestPortal>;

test.beforeAll(async () => {
  // The first start may build.
  test.setTimeout(180_000);
  portal = await start();
});

test.afterAll(async () => {
  await portal.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function failedStart(...args: string[]): Promise<EarlyEnd> {
  try {
    const unwanted = await start(...args);
    await unwanted.stop();
  } catch (error) {
    if (error instanceof EarlyEnd) return error;
    throw error;
  }
  throw new Error('It started.');
}

test('prints the URLs and the demonstration accounts with their password', () => {
  const { origin, demoPassword } = portal.info;
  expect(portal.output()).toContain(`Portal   ${origin}\n`);
  expect(portal.output()).toContain(`E-mails  ${origin}/_mail `);
  expect(portal.output()).toContain(demoPassword);
  for (const { email } of Object.values(ACCOUNTS)) expect(portal.output()).toContain(email);
  expect(portal.output()).not.toContain('secret');
});

test('has no test routes', async () => {
  for (const route of ['reset', 'template', 'jobs', 'clock'])
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`${portal.info.origin}/_test/${route}`, { method });
      expect(response.status).toBe(method === 'GET' ? 404 : 405);
    }
});

test('refuses a port in use', async () => {
  const { port } = new URL(portal.info.origin);
  const { code, output } = await failedStart('--port', port);
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken by another program.`);
});

test('refuses a data folder in use by another process', async () => {
  const { code, output } = await failedStart();
  expect(code).toBe(1);
  expect(output).toContain(`is in use by process ${String(portal.process.pid)}.`);
});

test('refuses an unknown option', async () => {
  const { code, output } = await failedStart('--prot', '1');
  expect(code).toBe(1);
  expect(output).toContain('--data <folder>');
});

test('stops cleanly on Ctrl-C and restarts with its data, or with new data on request', async () => {
  const { demoPassword } = portal.info;
  expect(await portal.stop()).toBe(0);
  portal = await start();
  expect(portal.output()).toContain('Opening the database: up to date');
  expect(portal.info.demoPassword).toBe(demoPassword);
  expect(await signIn(portal.info, ACCOUNTS.patient.email)).toContain('access_token');

  expect(await portal.stop('SIGTERM')).toBe(0);
  portal = await start('--fresh');
  expect(portal.output()).toContain('created, with the demonstration data');
});

test('stops when its parent process ends', async () => {
  // Node emits no `close` for a child whose channel its parent has closed.
  const ended = new Promise((resolve) => portal.process.once('exit', resolve));
  portal.process.disconnect();
  expect(await ended).toBe(0);
  portal = await start();
});

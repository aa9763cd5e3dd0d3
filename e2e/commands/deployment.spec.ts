import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PEOPLE } from 'embedded-backend/seed';
import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { startChild, type ChildPortal } from '../support/child-portal.ts';
import type { TestPortal } from '../support/portal-process.ts';

// Each start rebuilds what has changed since the last one.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const SITE = { SITE_URL: 'https://portal.example' };
const SMTP = { ...SITE, SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'nao-responda@portal.example' };
const PUBLIC = {
  SITE_URL: SITE,
  SMTP_URL: SMTP,
  CLIENT_ADDRESS_HEADER: { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' },
};

const place = mkdtempSync(path.join(tmpdir(), 'vinculo-deployment-'));
let portal: ChildPortal<TestPortal> | undefined;

test.afterEach(async () => {
  await portal?.stop();
  portal = undefined;
});
test.afterAll(() => rmSync(place, { recursive: true, force: true }));

async function start(folder: string, args: readonly string[] = [], env = {}): Promise<TestPortal> {
  const all = ['start', '--port', '0', '--data', path.join(place, folder), ...args];
  portal = await startChild<TestPortal>('tools/cli.ts', all, env);
  return portal.info;
}

async function post({ origin, publishableKey }: TestPortal, target: string, body: unknown) {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const response = await fetch(origin + target, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

/** Signs up, requests the role, signs in. */
async function threeRequests(info: TestPortal, email: string) {
  const password = 'uma-senha-inventada-42';
  const consents = { privacy_version: CONSENT_VERSIONS.privacy, terms_version: CONSENT_VERSIONS.terms };
  const data = { full_name: 'Eva Invasora', ...consents };
  const signUp = await post(info, '/auth/v1/signup', { email, password, data });
  const prepare = { user_id: signUp.body['id'], role: 'admin' };
  const prepared = await post(info, '/rest/v1/rpc/prepare_test_user', prepare);
  const signIn = await post(info, '/auth/v1/token?grant_type=password', { email, password });
  return { prepared, signIn };
}

for (const [setting, env] of Object.entries(PUBLIC)) {
  test(`with ${setting} set, three requests do not make an admin`, async () => {
    const info = await start(setting, [], env);
    const { prepared, signIn } = await threeRequests(info, 'eva@evil.example');
    expect(prepared.status).toBe(400);
    expect(prepared.body['message']).toBe('demonstration_off');
    expect(signIn.status).toBe(400);
    for (const page of ['/create-test-users', '/_mail', '/_mail.json'])
      expect((await fetch(info.origin + page)).status, page).toBe(404);
    expect(portal?.output()).toContain('No demonstration');
    expect(portal?.output()).not.toContain('@vinculo.example');
  });
}

test('--demo with a public setting starts a demonstration without admins', async () => {
  const info = await start('public', ['--demo'], SITE);
  const { prepared, signIn } = await threeRequests(info, 'eva@evil.example');
  expect(prepared.body['message']).toBe('demonstration_off');
  expect(signIn.status).toBe(400);
  for (const at of ['/create-test-users', '/_mail', '/_mail.json'])
    expect((await fetch(info.origin + at)).status, at).toBe(404);
  expect(portal?.output()).toContain(PEOPLE.camila.email);
  expect(portal?.output()).not.toContain(PEOPLE.beatriz.email);
});

test('a service shows no sample data, and its prerendered pages hydrate unchanged', async ({ page }) => {
  const { origin } = await start('service', ['--no-demo']);
  for (const at of ['/', '/transparencia', '/planos-profissionais']) {
    const html = await (await fetch(origin + at)).text();
    expect(html).not.toMatch(/500\+|10k\+|Helena Prado|Marina Azevedo|Instituição A|5\.000\+|15\.000/);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { served: document.querySelector('main')?.innerHTML });
      });
    });
    await page.goto(origin + at);
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
    });
    const now = await page.evaluate(() => document.querySelector('main')?.innerHTML);
    expect(now).toBe(await page.evaluate(() => (window as unknown as { served: string }).served));
    expect(errors).toEqual([]);
  }
});

test('two portals of one checkout use their own origins', async () => {
  const canonical = async ({ origin }: TestPortal) =>
    (await (await fetch(origin)).text()).match(/rel="canonical" href="([^"]*)"/)?.[1];
  const first = await start('first', [], { SITE_URL: 'https://first.example' });
  const stopFirst = portal?.stop;
  const second = await start('second', [], { SITE_URL: 'https://second.example' });
  expect(await canonical(second)).toBe('https://second.example/');
  expect(await canonical(first)).toBe('https://first.example/');
  await stopFirst?.();
});

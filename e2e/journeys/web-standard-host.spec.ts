import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PEOPLE } from 'embedded-backend/seed';
import { DEMONSTRATION_SITE } from '../../tools/build/assemble.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { freePort } from '../support/free-port.ts';

const PROFILE = `/professional/profile/${PEOPLE.marina.id}`;

/** The published site in Deno, as docs/deploy.md describes. Arguments: folder, port, and the API as JSON. */
const SCRIPT = `
const [folder, port, api] = Deno.args;
const { createHandler } = await import('file://' + folder + '/served.mjs');
const asset = async (request) => {
  const body = await Deno.readFile(folder + new URL(request.url).pathname).catch(() => null);
  return new Response(body, { status: body ? 200 : 404 });
};
const handler = createHandler({ asset, api: JSON.parse(api), onFault: (error) => console.error(error) });
const onListen = () => console.error('listening');
Deno.serve({ hostname: '127.0.0.1', port: Number(port), onListen }, (request) => handler(request));
`;

test('Deno renders the public pages with the module of the site', async ({ portal }, testInfo) => {
  const port = await freePort();
  const program = path.join(REPOSITORY, 'node_modules/deno/bin.cjs');
  const script = testInfo.outputPath('host.mjs');
  await writeFile(script, SCRIPT);
  const api = JSON.stringify({ url: portal.origin, publishableKey: portal.publishableKey });
  const flags = ['run', '--no-config', '--allow-read', '--allow-env', '--allow-net=127.0.0.1'];
  const deno = spawn(process.execPath, [program, ...flags, script, DEMONSTRATION_SITE, String(port), api], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // The npm package's program starts Deno as a child process, which ends with it.
    detached: true,
    env: { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' },
  });
  let output = '';
  deno.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ask = (at: string) => fetch(`http://127.0.0.1:${port}${at}`);
  try {
    await expect.poll(() => output, { timeout: 20_000 }).toContain('listening');
    const first = await ask(PROFILE);
    expect([first.status, output]).toEqual([200, 'listening\n']);
    expect(first.headers.get('content-security-policy')).toContain(`connect-src 'self' ${portal.origin}`);
    const html = await first.text();
    expect(html).toContain('<h1');
    expect(html).toContain('Marina Azevedo');
    expect((await ask('/remotes.json')).status).toBe(200);
    expect((await ask('/professional/profile/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    await callAs(portal, 'admin', 'suspend_professional', {
      professional_user_id: PEOPLE.marina.id,
      reason: 'Documentos vencidos.',
    });
    await expect.poll(async () => (await ask(PROFILE)).status, { timeout: 3000 }).toBe(404);
  } finally {
    if (deno.pid !== undefined) process.kill(-deno.pid);
  }
});

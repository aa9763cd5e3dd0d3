import type { Backend } from '../index.ts';
import { PEOPLE } from '../seed/index.ts';
import { denoHost, nodeHost, type EdgeHost } from '../testing/edge-host.ts';
import { generateKeys, SITE, startFixture } from '../testing/start.ts';

const { takeTemplate } = embeddedNode;

const keys = generateKeys();
let backend: Backend;
let restore: () => Promise<void>;
let token = '';

beforeAll(async () => {
  backend = await startFixture({ ...(await portalProject()), keys });
  token = (await backend.signIn(PEOPLE.marina.email)).access_token;
  ({ restore } = await takeTemplate(backend));
}, 120_000);
afterAll(() => backend.close());

/** Calls a procedure as Marina. */
async function asMarina(procedure: string, body: object = {}): Promise<unknown> {
  const response = await backend.fetch(
    new Request(`${SITE}/rest/v1/rpc/${procedure}`, {
      method: 'POST',
      headers: {
        apikey: keys.publishable,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}
const secretOf = async (procedure: string) => (await asMarina(procedure)) as { secret: string };

/** What RFC 5545 asks of every line and component of a file, with the names of the VEVENT's properties. */
function parsed(ics: string) {
  expect(ics.endsWith('\r\n')).toBe(true);
  const raw = ics.slice(0, -2).split('\r\n');
  for (const line of raw) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = ics.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=[A-Z]+)*:(.*)$/.exec(line) ?? [];
    expect([line, name]).not.toEqual([line, '']);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') expect(open.pop()).toBe(value);
    else if (open.at(-1) === 'VEVENT') {
      const event = events.at(-1) ?? {};
      expect(event).not.toHaveProperty(name);
      event[name] = value;
    }
  }
  expect(open).toEqual([]);
  return { lines, events };
}

describe.each(['Node', 'Deno'])('a calendar address in %s', (where) => {
  let host: EdgeHost;
  beforeAll(async () => {
    host = where === 'Node' ? nodeHost(backend, SITE) : await denoHost(backend, keys, ['calendar']);
  }, 60_000);
  afterAll(() => host.stop());
  afterEach(() => restore());

  const get = (secret: string, headers: Record<string, string> = {}, method = 'GET') =>
    host.call(`calendar/${secret}.ics`, { method, headers });

  it('answers busy times without key or token, and nothing else about them', async () => {
    const { secret } = await secretOf('create_calendar_address');
    const answer = await get(secret);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const { lines, events } = parsed(await answer.text());
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(events.length).toBeGreaterThan(3);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
    for (const event of events)
      expect(event).toEqual({
        UID: expect.stringMatching(/^[0-9a-f]{32}@vinculo$/) as string,
        DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/) as string,
        DTSTART: expect.stringMatching(/^\d{8}T\d{6}Z$/) as string,
        DTEND: expect.stringMatching(/^\d{8}T\d{6}Z$/) as string,
        SUMMARY: 'Ocupado',
        CLASS: 'PRIVATE',
        TRANSP: 'OPAQUE',
      });
  });

  it('is a valid file also of an empty agenda', async () => {
    await backend.db.query(
      `update public.consultations set status = 'cancelled' where professional_id = '${PEOPLE.marina.id}'`,
    );
    const { secret } = await secretOf('create_calendar_address');
    const { lines, events } = parsed(await (await get(secret)).text());
    expect(events).toEqual([]);
    expect(lines).toContain('BEGIN:VTIMEZONE');
  });

  it('answers 304 until something changes', async () => {
    const { secret } = await secretOf('create_calendar_address');
    const etag = (await get(secret)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const answer = await get(secret, { 'if-none-match': known });
      expect([known, answer.status, await answer.text()]).toEqual([known, 304, '']);
    }
    expect((await get(secret, { 'if-none-match': 'W/"x"' })).status).toBe(200);
    await asMarina('add_block', {
      id: crypto.randomUUID(),
      starts_at: '2026-12-09T12:00:00Z',
      ends_at: '2026-12-09T13:00:00Z',
    });
    const changed = await get(secret, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('DTSTART:20261209T120000Z');
  });

  it('answers HEAD without a body, and refuses other methods', async () => {
    const { secret } = await secretOf('create_calendar_address');
    const head = await get(secret, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe((await get(secret)).headers.get('etag'));
    const key = { apikey: keys.publishable };
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await get(secret, key, method)).status).toBe(405);
  });

  it('answers every wrong address alike', async () => {
    const { secret } = await secretOf('create_calendar_address');
    const renewed = await secretOf('renew_calendar_address');
    const answers = [];
    for (const wrong of [
      secret,
      renewed.secret.slice(1),
      'x',
      '',
      '%00',
      '%E0',
      `${renewed.secret}/x`,
      'a'.repeat(4000),
    ]) {
      const answer = await get(wrong);
      const { date: _, ...headers } = Object.fromEntries(answer.headers);
      answers.push({ status: answer.status, body: await answer.text(), headers });
    }
    expect(answers[0]).toMatchObject({ status: 404, body: '' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await host.call('calendar/', { method: 'GET' })).status).toBe(404);
    expect((await get(renewed.secret)).status).toBe(200);
  });

  it('does not answer while its professional is suspended', async () => {
    const { secret } = await secretOf('create_calendar_address');
    await backend.db.query(
      `update public.professionals set approval_status = 'suspended' where user_id = '${PEOPLE.marina.id}'`,
    );
    expect((await get(secret)).status).toBe(404);
  });

  it('says when to come back to a program that reads too often', async () => {
    const { secret } = await secretOf('create_calendar_address');
    await get(secret);
    await backend.db.query('update private.calendar_addresses set reads = 120');
    const answer = await get(secret);
    expect([answer.status, await answer.text()]).toEqual([429, '']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500);
  });
});

it('a calendar’s secret reaches neither the database nor a report of errors', async () => {
  const { secret } = await secretOf('create_calendar_address');
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: string[] = [];
  const calendar = (await portalProject()).functions['calendar'];
  if (!calendar) throw new Error('No function calendar.');
  const request = new Request(`${SITE}/functions/v1/calendar/${secret}.ics`);
  const answer = await calendar(request, {
    apiUrl: SITE,
    siteUrl: SITE,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    bank: null,
    sendMail: () => Promise.resolve(),
    afterAnswer: () => undefined,
    fetch: async (call) => {
      asked.push(call.url, await call.text());
      return Response.json({ code: 'XX000', message: 'broken' }, { status: 500 });
    },
  });
  expect(answer.status).toBe(502);
  expect(asked).toHaveLength(2);
  for (const text of [...asked, await answer.text(), ...printed.mock.calls.flat().map(String)])
    expect(text).not.toContain(secret);
  printed.mockRestore();
});

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FolderBackend } from './index.ts';
import { PEOPLE } from '../seed/index.ts';
import { openRelease, RELEASES } from '../testing/releases/open-release.ts';

jest.setTimeout(120_000);

const SITE = 'http://127.0.0.1';
const { openFolderBackend, readProject } = embeddedNode;

const EMAILS = {
  visitor: null,
  patient: 'paciente@vinculo.example',
  professional: 'profissional@vinculo.example',
  admin: 'admin@vinculo.example',
} as const;
type Actor = keyof typeof EMAILS;

/** The requests of a release's areas, by the role that sends them. */
interface Calls {
  /** Arguments by procedure. */
  readonly procedures: Readonly<Record<string, readonly string[]>>;
  /** Paths below /rest/v1. */
  readonly reads: readonly string[];
  /** Columns by table. */
  readonly updates: Readonly<Record<string, readonly string[]>>;
}

/** Codes for a procedure, table, column, relationship or grant that no longer exists. */
const MISSING = [
  'PGRST200',
  'PGRST202',
  'PGRST203',
  'PGRST204',
  'PGRST205',
  '42703',
  '42883',
  '42P01',
  '42501',
];

describe.each(RELEASES)('the areas of the release of %s', (name) => {
  const { folder, place } = openRelease(name);
  const calls = JSON.parse(
    readFileSync(path.resolve(__dirname, `../testing/releases/${name}.calls.json`), 'utf8'),
  ) as Record<Actor, Calls>;
  const tokens = new Map<Actor, string>();
  let opened: FolderBackend;

  beforeAll(async () => {
    const project = await readProject(path.resolve(__dirname, '../../../supabase'));
    const deployment = 'demonstration';
    opened = await openFolderBackend({ folder, project, deployment, siteUrl: SITE, smtp: null });
    for (const [actor, email] of Object.entries(EMAILS) as [Actor, string | null][])
      if (email) tokens.set(actor, (await opened.backend.signIn(email)).access_token);
  });
  afterAll(async () => {
    await opened.close();
    rmSync(place, { recursive: true, force: true });
  });

  async function send(actor: Actor, url: string, method = 'GET', body?: object) {
    const apikey = opened.secrets.keys.publishable;
    const token = tokens.get(actor);
    const headers = {
      apikey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const request = new Request(`${SITE}/rest/v1/${url}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await opened.backend.fetch(request);
    const text = await response.text();
    const answer: unknown = text ? JSON.parse(text) : null;
    const { code } = (answer ?? {}) as { code?: string };
    return { status: response.status, code, answer };
  }

  const withNulls = (names: readonly string[]) => Object.fromEntries(names.map((key) => [key, null]));
  const actors = Object.keys(calls) as Actor[];
  const each = <Item>(list: (of: Calls) => readonly Item[]) =>
    actors.flatMap((actor) => list(calls[actor]).map((item) => [actor, item] as const));

  it.each(each(({ procedures }) => Object.entries(procedures).map(([of, args]) => [of, args] as const)))(
    'find the procedure that a %s calls: %s',
    async (actor, [procedure, args]) => {
      const { code } = await send(actor, `rpc/${procedure}`, 'POST', withNulls(args));
      expect(MISSING).not.toContain(code);
    },
  );

  it.each(each(({ reads }) => reads))('find what a %s reads: %s', async (actor, url) => {
    expect(await send(actor, `${url}&limit=1`)).toMatchObject({ status: 200, code: undefined });
  });

  it.each(each(({ updates }) => Object.entries(updates)))(
    'may write what a %s writes: %j',
    async (actor, [table, columns]) => {
      const { status, code } = await send(
        actor,
        `${table}?${columns[0]}=is.null&${columns[0]}=not.is.null`,
        'PATCH',
        withNulls(columns),
      );
      expect({ status, code }).toEqual({ status: 204, code: undefined });
    },
  );

  it('book, pay, move and cancel by date and HH:MM as before, and read weekly hours', async () => {
    const of = { professional_user_id: PEOPLE.marina.id };
    const ask = async <Answer>(procedure: string, body: object) => {
      const { status, answer } = await send('patient', `rpc/${procedure}`, 'POST', body);
      expect({ procedure, status, answer: answer as unknown }).toMatchObject({ status: 200 });
      return answer as Answer;
    };
    const first = await ask<{ date: string; time: string }>('next_available_slot', of);
    const takenOn = (day: string) => ask<string[]>('taken_slots', { ...of, day });
    expect(await takenOn(first.date)).not.toContain(first.time);
    // A week later it can still be moved.
    const day = new Date(Date.parse(first.date) + 7 * 86_400_000).toISOString().slice(0, 10);
    const taken = await takenOn(day);
    const [from, to] = ['09:00', '09:50', '10:40', '11:30', '14:00'].filter((slot) => !taken.includes(slot));
    const wish = {
      ...of,
      date: day,
      time: from,
      expected_amount_cents: 15_000,
      request_id: crypto.randomUUID(),
    };
    const booked = await ask<{ consultation_id: string; payment_id: string }>('book_consultation', wish);
    expect(await ask('book_consultation', wish)).toEqual(booked);
    expect((await takenOn(day)).toSorted()).toEqual([...taken, from].toSorted());
    await ask('simulate_payment', { payment_id: booked.payment_id });
    const { consultation_id } = booked;
    const moved = await ask('reschedule_consultation', { consultation_id, date: day, time: to });
    expect(moved).toMatchObject({
      consultation_date: day,
      consultation_time: expect.stringContaining(to ?? ''),
    });
    expect((await takenOn(day)).toSorted()).toEqual([...taken, to].toSorted());
    await ask('cancel_consultation', { consultation_id });
    expect(await takenOn(day)).toEqual(taken);

    const { status, answer } = await send(
      'professional',
      `weekly_availability?select=id,day_of_week,start_time,end_time&user_id=eq.${PEOPLE.marina.id}&available=is.true&order=day_of_week,start_time`,
    );
    expect(status).toBe(200);
    const usual = [1, 2, 3, 4, 5, 6].flatMap((day) => [
      [day, '09:00:00', '12:20:00'],
      [day, '14:00:00', '18:10:00'],
    ]);
    const rows = answer as { day_of_week: number; start_time: string; end_time: string }[];
    expect(rows.map((row) => [row.day_of_week, row.start_time, row.end_time])).toEqual(usual);
  });

  it('would be noticed without a procedure, an argument, a table or a column', async () => {
    for (const [url, body] of [
      ['rpc/no_such_procedure', {}],
      ['rpc/taken_slots', { professional_user_id: null, no_such_argument: null }],
      ['no_such_table?select=id', undefined],
      ['professionals_public?select=no_such_column', undefined],
    ] as const) {
      const { code } = await send('patient', url, body && 'POST', body);
      expect([url, MISSING.includes(code ?? '')]).toEqual([url, true]);
    }
  });
});

import { createClient } from '@supabase/supabase-js';
import { API_ORIGIN, applyScenario } from 'embedded-backend/jest';
import type { PortalClient } from 'shared-portal/contract';
import type { Database } from 'shared-portal/database';
import { replacementToken } from './replacement-token';
import { SESSION_KEY } from './stored-session';

/** Holds a request until the test releases it. */
function gate() {
  let reach: () => void, open: () => void;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  const wait = () => {
    reach();
    return opened;
  };
  return { wait, reached, open: () => open() };
}

interface Gates {
  readonly beforeAsking?: ReturnType<typeof gate> | undefined;
  readonly beforeAnswer?: ReturnType<typeof gate> | undefined;
}

/** A tab of one browser: its own client over the shared storage. */
function openTab({ beforeAsking, beforeAnswer }: Gates = {}): PortalClient {
  return createClient<Database>(API_ORIGIN, embedded.keys.publishable, {
    auth: { storageKey: SESSION_KEY, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: async (input, init) => {
        await beforeAsking?.wait();
        const answer = await fetch(input, init);
        await beforeAnswer?.wait();
        return answer;
      },
    },
  });
}

const stored = () =>
  JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { access_token: string } | null;
const advanceServerClock = (seconds: number) =>
  embedded.setClock(new Date(Date.now() + 7_200_000 + seconds * 1000).toISOString());

/** Signs in for all tabs; returns the token. */
async function enter(as: 'patient' | 'other-patient'): Promise<string> {
  const session = await applyScenario({ title: '', path: '/patient/profile', as });
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  return stored()?.access_token ?? '';
}

// Each tab has its own client; the client library warns about several in one page.
beforeEach(() => jest.mocked(console.warn).mockImplementation(() => undefined));

describe('two tabs with a token that the server rejects', () => {
  it.each(['first', 'second'] as const)(
    'both continue when the response to the %s arrives last',
    async (slower) => {
      const refused = await enter('patient');
      await advanceServerClock(0);
      const late = gate();
      const gates = (place: string) => ({ beforeAnswer: place === slower ? late : undefined });
      const [first, second] = [openTab(gates('first')), openTab(gates('second'))];
      const [one, two] = [replacementToken(first, refused), replacementToken(second, refused)];
      await late.reached;
      const early = await (slower === 'first' ? two : one);
      expect(stored()?.access_token).toBe(early);
      late.open();
      expect(await Promise.all([one, two])).toEqual([early, early]);
      expect(early).not.toBe(refused);
    },
  );

  it('both continue when one renews after the other has its response', async () => {
    const refused = await enter('patient');
    await advanceServerClock(0);
    const late = gate();
    const two = replacementToken(openTab({ beforeAsking: late }), refused);
    await late.reached;
    const one = await replacementToken(openTab(), refused);
    late.open();
    expect(await two).toBe(one);
    expect(one).not.toBe(refused);
  });

  it('both continue when both responses arrive at the same time', async () => {
    const refused = await enter('patient');
    await advanceServerClock(0);
    const gates = [gate(), gate()];
    const renewed = gates.map((beforeAnswer) => replacementToken(openTab({ beforeAnswer }), refused));
    await Promise.all(gates.map(({ reached }) => reached));
    for (const { open } of gates) open();
    for (const token of await Promise.all(renewed)) {
      expect(token).toEqual(expect.stringContaining('.'));
      expect(token).not.toBe(refused);
    }
  });

  it.each([
    [9, 'within the ten seconds that the server allows for reuse'],
    [11, "after them, because the other tab's token is valid for an hour"],
  ])('both continue when one renews %i seconds and two renewals late, %s', async (seconds) => {
    const refused = await enter('patient');
    await advanceServerClock(0);
    const late = gate();
    const two = replacementToken(openTab({ beforeAsking: late }), refused);
    await late.reached;
    const quick = openTab();
    await replacementToken(quick, refused);
    await quick.auth.refreshSession();
    await advanceServerClock(seconds);
    late.open();
    expect(await two).toBe(stored()?.access_token);
    expect(await two).not.toBe(refused);
  });
});

describe('a tab that renews too late', () => {
  it('neither sends requests for a newly signed-in user nor signs that user out', async () => {
    const refused = await enter('patient');
    await advanceServerClock(0);
    const late = gate();
    const two = replacementToken(openTab({ beforeAsking: late }), refused);
    await late.reached;
    await embedded.exec('delete from auth.sessions;');
    const theirs = await enter('other-patient');
    late.open();
    expect(await two).toBeNull();
    expect(stored()?.access_token).toBe(theirs);
  });

  it('is signed out when the session is over', async () => {
    const refused = await enter('patient');
    await advanceServerClock(0);
    await embedded.exec('delete from auth.sessions;');
    expect(await replacementToken(openTab(), refused)).toBeNull();
    expect(stored()).toBeNull();
  });
});

import { expect, type Page } from '@playwright/test';
import { ACCOUNTS } from 'embedded-backend/seed';
import { callWith } from './api.ts';
import { signIn, tokenByCode, type WorkerPortal } from './worker-portal.ts';

const A_DAY = 86_400_000;
const THREE_HOURS = 3 * 3_600_000;

/** 10:00 in São Paulo on the Friday on which what became owed at `instant` is paid out. */
export function payoutFriday(instant: Date): Date {
  const friday = new Date(
    `${new Date(instant.getTime() - THREE_HOURS).toISOString().slice(0, 10)}T13:00:00Z`,
  );
  do friday.setTime(friday.getTime() + A_DAY);
  while (friday.getUTCDay() !== 0);
  return new Date(friday.getTime() + 5 * A_DAY);
}

/** Adds an admin beside the seed's, with the demonstration's password. */
export async function addAdmin(portal: WorkerPortal, email: string, fullName: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${portal.origin}${path}`, {
      method: 'POST',
      headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return answer;
  };
  const data = { full_name: fullName, role: 'patient' };
  const answer = await post('/auth/v1/signup', { email, password: portal.demoPassword, data });
  const { id } = (await answer.json()) as { id: string };
  await post('/rest/v1/rpc/prepare_test_user', { user_id: id, role: 'admin', bio: null });
}

type Open = (person: 'visitor') => Promise<Page>;

/** What users do while the clock of the portal is held, with sessions that begin at its instant. */
export function later(portal: WorkerPortal, openAs: Open) {
  let now: Date | null = null;
  const hasPassword = (email: string) =>
    email.endsWith('@team.example') || Object.values(ACCOUNTS).some((account) => account.email === email);
  const tokens = new Map<string, string>();
  const newToken = async (email: string) =>
    hasPassword(email)
      ? (JSON.parse(await signIn(portal, email)) as { access_token: string }).access_token
      : tokenByCode(portal, email);
  const tokenOf = async (email: string) => {
    const token = tokens.get(email) ?? (await newToken(email));
    tokens.set(email, token);
    return token;
  };
  return {
    /** Holds the clock; null: it runs again. */
    hold: async (instant: Date | null) => {
      now = instant;
      tokens.clear();
      await portal.control('clock', instant?.toISOString() ?? '');
    },
    /** Calls a database procedure as the user with this address. */
    call: async (email: string, procedure: string, args: object = {}) =>
      callWith(portal, await tokenOf(email), procedure, args),
    /** Opens a page in another browser as the user with this address, who has a password. */
    open: async (email: string, path: string) => {
      const page = await openAs('visitor');
      const session = await signIn(portal, email);
      await page.context().addInitScript((text) => localStorage.setItem('vinculo-session', text), session);
      if (now) await page.clock.setFixedTime(now);
      await page.goto(path);
      return page;
    },
  };
}

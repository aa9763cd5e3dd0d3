import { expect, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { ACCOUNTS, CONSULTATIONS, type Account } from 'embedded-backend/seed';
import { expectMedia, keepConnections } from './media.ts';
import { signIn, type WorkerPortal } from './worker-portal.ts';

const { id } = CONSULTATIONS.confirmed;

/** The room of Camila and Marina. */
export const ROOM = `/sala/${id}`;

/** The instant a minute after the start of their consultation. */
export async function duringConsultation(portal: WorkerPortal): Promise<Date> {
  const response = await fetch(`${portal.origin}/rest/v1/consultations?select=starts_at&id=eq.${id}`, {
    headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('patient')}` },
  });
  const [row] = (await response.json()) as { starts_at: string }[];
  return new Date(Date.parse(row?.starts_at ?? '') + 60_000);
}

/** Opens the room with the page's clock held at `now`. */
export async function openRoom(page: Page, now: Date): Promise<void> {
  await keepConnections(page.context());
  await page.clock.setFixedTime(now);
  await page.goto(ROOM);
}

/** The way in: on a second device, and after a call that dropped, it has another name. */
const WAY_IN = /^(Entrar na sala|Continuar aqui|Entrar de novo)$/;

/** Checks the devices and enters; the patient agrees to consultations by video where the room asks. */
export async function enter(page: Page): Promise<void> {
  const allow = page.getByRole('button', { name: 'Permitir' });
  const preview = page.getByLabel('Sua imagem');
  await expect(allow.or(preview).first()).toBeVisible();
  const consent = page.getByRole('checkbox', { name: 'Li e aceito ter sessões por vídeo.' });
  if (await consent.isVisible()) await consent.check();
  if (await allow.isVisible()) await allow.click();
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: WAY_IN }).click();
}

/** The professional lets the waiting patient in. */
export const admit = (professional: Page) =>
  professional
    .getByRole('region', { name: 'Porta da sala' })
    .getByRole('button', { name: 'Deixar entrar' })
    .click();

/** The controls of a call hide while nobody moves, and then take no clicks. */
export const showControls = async (page: Page) => {
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
};

/** Brings patient and professional into the call. */
export async function startCall(patient: Page, professional: Page, now: Date): Promise<void> {
  for (const page of [patient, professional]) {
    await openRoom(page, now);
    await enter(page);
  }
  await admit(professional);
  await expectMedia(patient, professional);
}

/** The access token of a user who signs in at the portal's instant. */
async function newToken(portal: WorkerPortal, person: Account): Promise<string> {
  const session = await signIn(portal, ACCOUNTS[person].email);
  return (JSON.parse(session) as { access_token: string }).access_token;
}

/** Joins the room's channel without its page; the state, or the reason of the refusal. */
export async function joinRoom(portal: WorkerPortal, person: Account): Promise<string> {
  const token = await newToken(portal, person);
  const client = createClient(portal.origin, portal.publishableKey, { accessToken: async () => token });
  await client.realtime.setAuth();
  const channel = client.channel(`room:${id}`, { config: { private: true } });
  try {
    return await new Promise((resolve) =>
      channel.subscribe((state, error) => resolve(error?.message ?? state)),
    );
  } finally {
    await client.removeAllChannels();
  }
}

/** Asks for the servers of a call without the page; the code of the refusal, or ok. */
export async function askForServers(portal: WorkerPortal, person: Account): Promise<string> {
  const response = await fetch(`${portal.origin}/functions/v1/ice-servers`, {
    method: 'POST',
    headers: { apikey: portal.publishableKey, authorization: `Bearer ${await newToken(portal, person)}` },
    body: JSON.stringify({ consultation: id }),
  });
  const { code = 'ok' } = (await response.json()) as { code?: string };
  return code;
}

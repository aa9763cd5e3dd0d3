import { expect, type Page } from '@playwright/test';
import { CONSULTATIONS } from 'embedded-backend/seed';
import { expectMedia, keepConnections } from './media.ts';
import type { WorkerPortal } from './worker-portal.ts';

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

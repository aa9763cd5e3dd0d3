import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test, QUICK } from '../fixtures.ts';
import { attend } from '../support/attend.ts';
import { later } from '../support/later.ts';
import type { WorkerPortal } from '../support/worker-portal.ts';

test.use({ as: 'professional' });

interface Row {
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/**
 * The professional's consultations until ten minutes after the end of Camila's. Eduardo's is among them, and Helena's unless today
 * is a Saturday, when the seed moves tomorrow's consultations, such as Camila's, to Monday.
 */
async function readOver(portal: WorkerPortal) {
  const response = await fetch(
    `${portal.origin}/rest/v1/consultations?select=id,starts_at,ends_at&status=eq.scheduled&order=starts_at`,
    {
      headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('professional')}` },
    },
  );
  const rows = (await response.json()) as Row[];
  const camila = rows.find(({ id }) => id === CONSULTATIONS.confirmed.id);
  if (!camila) throw new Error('The seed has no confirmed consultation.');
  return {
    now: new Date(Date.parse(camila.ends_at) + 10 * 60_000),
    over: rows.filter(({ ends_at }) => ends_at <= camila.ends_at),
  };
}

test(
  'a professional records the outcome of two consultations, and the patient sees it',
  { tag: QUICK },
  async ({ page, portal, openAs }) => {
    const { now, over } = await readOver(portal);
    const users = later(portal, openAs);
    try {
      await attend(users, PEOPLE.marina.email, ...over);
      await users.hold(now);
      await page.clock.setFixedTime(now);
      await page.goto('/professional/dashboard');
      const ended = page.getByRole('region', { name: 'Sessões encerradas' });
      const completeCamila = ended.getByRole('button', { name: /^Marcar como concluída: Camila/ });
      const noShowEduardo = ended.getByRole('button', { name: /^Marcar que não compareceu: Eduardo/ });
      const dialog = page.getByRole('dialog');

      // The name is beside the day, although three actions are taller.
      const item = ended.getByRole('listitem').filter({ hasText: 'Camila' });
      const name = await item.getByRole('heading', { name: /^Camila/ }).boundingBox();
      const day = await item.locator('> :first-child').boundingBox();
      expect((name?.y ?? 0) - (day?.y ?? 0)).toBeLessThan(10);

      await completeCamila.click();
      await expect(dialog.getByText('Você pode corrigir isso na agenda')).toBeVisible();
      await dialog.getByRole('button', { name: 'Concluir' }).click();
      await expect(page.getByText('Sessão concluída')).toBeVisible();
      await expect(completeCamila).toHaveCount(0);

      await noShowEduardo.click();
      await dialog.getByRole('button', { name: 'Não compareceu' }).click();
      await expect(page.getByText('Não comparecimento registrado')).toBeVisible();
      await expect(noShowEduardo).toHaveCount(0);
    } finally {
      await portal.control('clock');
    }
    const patient = await openAs('patient');
    await patient.goto(`/feedback?consultation=${CONSULTATIONS.confirmed.id}`);
    await expect(patient.getByRole('form', { name: 'Como foi a sua sessão?' })).toBeVisible();
    const other = await openAs('other-patient');
    await other.goto('/patient/historico');
    await expect(other.getByText('Não compareceu').first()).toBeVisible();
  },
);

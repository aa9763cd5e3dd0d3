import { CONSULTATIONS } from 'embedded-backend/seed';
import { expect, test, QUICK } from '../fixtures.ts';
import type { WorkerPortal } from '../support/worker-portal.ts';

test.use({ as: 'professional' });

/**
 * Ten minutes after the end of Camila's consultation. Eduardo's is over as well, and Helena's unless today is
 * a Saturday, when the seed moves tomorrow's consultations, such as Camila's, to Monday.
 */
async function tenMinutesAfterEnd(portal: WorkerPortal): Promise<Date> {
  const response = await fetch(
    `${portal.origin}/rest/v1/consultations?select=ends_at&id=eq.${CONSULTATIONS.confirmed.id}`,
    {
      headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('professional')}` },
    },
  );
  const [row] = (await response.json()) as { ends_at: string }[];
  return new Date(Date.parse(row?.ends_at ?? '') + 10 * 60_000);
}

test(
  'a professional records the outcome of two consultations, and the patient sees it',
  { tag: QUICK },
  async ({ page, portal, openAs }) => {
    const now = await tenMinutesAfterEnd(portal);
    await portal.control('clock', now.toISOString());
    try {
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

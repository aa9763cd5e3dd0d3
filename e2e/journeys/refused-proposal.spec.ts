import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { problemsOnPhone } from '../support/page-problems.ts';

const { id } = CONSULTATIONS.confirmed;

test('a patient refuses proposed times, and the professional’s bell leads to the consultation', async ({
  openAs,
  portal,
}) => {
  const [row] = (await callAs(portal, 'patient', 'patient_history', { consultation_id: id })) as {
    starts_at: string;
  }[];
  const start = Date.parse(row?.starts_at ?? '');
  const proposal = crypto.randomUUID();
  await callAs(portal, 'professional', 'propose_times', {
    id: proposal,
    consultation_id: id,
    times: [new Date(start + 9 * 24 * 3_600_000 + 5 * 60_000).toISOString()],
    message: null,
  });
  await callAs(portal, 'patient', 'refuse_proposal', { proposal_id: proposal });
  const page = await openAs('professional');
  await page.goto('/professional/dashboard');
  await page.getByRole('button', { name: /^Notificações: / }).click();
  await page.getByRole('link', { name: /Camila recusou os novos horários/ }).click();
  await expect(page).toHaveURL(new RegExp(`/professional/agenda\\?dia=.*&sessao=${id}$`));
  await expect(page.getByRole('dialog', { name: PEOPLE.camila.fullName })).toBeVisible();
  expect(await problemsOnPhone(page)).toEqual([]);
});

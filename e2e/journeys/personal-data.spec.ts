import { readFile } from 'node:fs/promises';
import { ACCOUNTS, CONSULTATIONS } from 'embedded-backend/seed';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { signInWith } from '../support/sign-in.ts';

// A wrong password is answered with 400, a deleted consultation with 403.
test.use({ as: 'patient', expectedConsoleErrors: /Failed to load resource/ });

test('a patient exports her data and requests erasure, and no longer exists once an admin has carried it out', async ({
  page,
  openAs,
  portal,
}) => {
  // A paid consultation would prevent the request, and an open refund the erasure.
  await callAs(portal, 'patient', 'cancel_consultation', {
    consultation_id: CONSULTATIONS.confirmed.id,
  });
  await callAs(portal, 'admin', 'mark_refunded', { payment_id: CONSULTATIONS.confirmed.paymentId });
  await page.goto('/patient/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('vinculo-meus-dados.json');
  const copy = await readFile(await file.path(), 'utf8');
  expect(copy).toContain('"titulo": "Meus dados no Vínculo"');
  expect(copy).toContain('Camila Ribeiro dos Santos');

  await page.getByRole('button', { name: 'Pedir exclusão da conta' }).click();
  await expectAccessible(page);
  await page.getByLabel('Para confirmar, digite EXCLUIR').fill('EXCLUIR');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText(/^Recebemos o seu pedido de exclusão/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeFocused();

  const admin = await openAs('admin');
  await admin.goto('/admin/mensagens?aba=privacidade');
  await admin.getByRole('link', { name: /Camila Ribeiro dos Santos/ }).click();
  await admin.getByRole('button', { name: 'Em andamento' }).click();
  await admin.getByRole('button', { name: 'Concluir exclusão' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Excluir a conta' });
  await dialog.getByLabel('Para confirmar, digite EXCLUIR').fill('EXCLUIR');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Concluir exclusão' }).click();
  await expect(admin.getByText(/^Conta excluída\. O pedido/)).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Exclusão da conta' })).toBeFocused();
  await expect(admin.getByRole('main')).not.toContainText('Camila');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toHaveCount(0);
  const visitor = await openAs('visitor');
  await visitor.goto('/auth?mode=login');
  await signInWith(visitor, ACCOUNTS.patient.email, portal.demoPassword);
  await expect(visitor.getByText('Credenciais inválidas')).toBeVisible();
});

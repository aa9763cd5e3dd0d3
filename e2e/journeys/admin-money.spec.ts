import { readFile } from 'node:fs/promises';
import { expect, test, QUICK } from '../fixtures.ts';

test.use({ as: 'admin' });

test.describe('with two admins at the same time', () => {
  test.use({ expectedConsoleErrors: /409/ });

  test('the second one gets a conflict message and keeps the input', async ({ page, openAs }) => {
    const other = await openAs('admin');
    await page.goto('/admin/platform-fees');
    await page.getByRole('spinbutton', { name: 'Nova taxa' }).fill('0,65');
    await expect(page.getByText('R$ 0,39')).toBeVisible();
    await page.getByRole('button', { name: 'Atualizar taxa' }).click();

    await other.goto('/admin/platform-fees');
    await other.getByRole('spinbutton', { name: 'Nova taxa' }).fill('0.6');
    await other.getByRole('button', { name: 'Atualizar taxa' }).click();
    await other.getByRole('button', { name: 'Confirmar alteração' }).click();
    await expect(other.getByText('Taxa da plataforma atualizada com sucesso.')).toBeVisible();

    await page.getByRole('button', { name: 'Confirmar alteração' }).click();
    await expect(page.getByText('A taxa mudou enquanto você editava')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar 0.650% assim mesmo' }).click();
    await expect(page.getByRole('dialog')).toContainText('0.600%');
    await page.getByRole('button', { name: 'Confirmar alteração' }).click();
    await expect(page.getByText('Taxa da plataforma atualizada com sucesso.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('0.650%').first()).toBeVisible();
  });
});

test(
  'a payment is marked as paid, and its patient sees the consultation confirmed',
  { tag: QUICK },
  async ({ page, openAs }) => {
    await page.goto('/admin/consultations?aba=pagamentos&busca=nobrega');
    const row = page.getByRole('row').filter({ hasText: 'Camila Ribeiro dos Santos' });
    await row.getByRole('button', { name: /^Marcar como pago/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar como pago' }).click();
    await expect(page.getByText('Pagamento marcado como confirmado')).toBeVisible();
    await expect(row).toContainText('Pago');
    const patient = await openAs('patient');
    await patient.goto('/patient/appointments');
    await expect(patient.getByRole('link', { name: 'Entrar na sessão com Caio Nóbrega' })).toBeVisible();
  },
);

test('the consultations are sorted, filtered and exported as CSV', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/consultations?status=completed');
  await page.getByRole('button', { name: 'Criada em' }).click();
  await expect(page).toHaveURL(/ordem=criadas-por-ultimo/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Criada em' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('consultas.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFData;Hora;Paciente;Email;Status\r\n')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/;Concluída$/);
});

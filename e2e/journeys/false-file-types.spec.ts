import { expect, test } from '../fixtures.ts';
import { EMPTY, HUGE, FALSE_FILES, pdf } from '../support/files.ts';

test.use({ as: 'patient', expectedConsoleErrors: /415|ERR_FAILED|ERR_CONNECTION_RESET/ });

const NOT_ITS_KIND = 'O conteúdo não é de um PDF, JPG ou PNG. Confira o arquivo e envie outro.';

test('refuses files whose content differs from their type, and keeps the input of the form', async ({
  page,
}) => {
  await page.goto('/professional/apply');
  await page.getByRole('textbox', { name: /Biografia/ }).fill('Fica aqui.');
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const input = page.locator('input[type=file]');

  await test.step("content that differs from the file's extension", async () => {
    await input.setInputFiles([...FALSE_FILES]);
    for (const { name } of FALSE_FILES) await expect(rowOf(name)).toContainText(NOT_ITS_KIND);
  });

  await test.step('empty and oversized files', async () => {
    await input.setInputFiles([EMPTY, HUGE]);
    await expect(rowOf('vazio.pdf')).toContainText('O arquivo está vazio. Escolha outro.');
    await expect(rowOf('enorme.pdf')).toContainText('O máximo é 5 MB: diminua o PDF ou divida em dois.');
  });

  await test.step('names that are too long, contain bidirectional marks, or leave the folder', async () => {
    await input.setInputFiles([pdf(`${'x'.repeat(200)}.pdf`), pdf('\u202Efdp.exe.pdf'), pdf('x')]);
    await expect(page.getByText(/, enviado$/)).toHaveCount(2);
    await expect(rowOf('fdp.exe.pdf')).toBeVisible();
    await expect(page.getByText('Este tipo de arquivo não é aceito.')).toBeVisible();
  });

  await test.step('a broken connection', async () => {
    await page.route('**/storage/v1/object/**', (route) => route.abort(), { times: 1 });
    await input.setInputFiles([pdf('cai.pdf')]);
    await expect(rowOf('cai.pdf')).toContainText('Você está sem conexão.');
    await page.getByRole('button', { name: 'Tentar Novamente: cai.pdf' }).click();
    await expect(page.getByText(/, enviado$/)).toHaveCount(3);
  });

  await test.step('fifty at once', async () => {
    await input.setInputFiles(Array.from({ length: 50 }, (_, n) => pdf(`documento-${n}.pdf`)));
    await expect(page.getByText(/Cada solicitação leva até 20 arquivos/)).toBeVisible();
    await expect(page.getByText(/, enviado$/)).toHaveCount(20);
  });

  await expect(page.getByRole('textbox', { name: /Biografia/ })).toHaveValue('Fica aqui.');
});

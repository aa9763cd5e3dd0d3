import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';

test.use({ as: 'professional', withServedPages: 'cached' });

const PROFILE = `/professional/profile/${PEOPLE.marina.id}`;
const HEADLINE = 'Terapia com calma, no seu tempo';

test('a professional edits the public profile, and visitors read it at once', async ({ page, request }) => {
  await test.step('from the dashboard, with a draft that survives a reload', async () => {
    await page.goto('/professional/dashboard');
    await page.getByRole('link', { name: 'Perfil público' }).click();
    await page.getByLabel(/^Frase de apresentação/).fill(HEADLINE);
    await expect(page.getByText('1 mudança não publicada')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^Frase de apresentação/)).toHaveValue(HEADLINE);
    expect(await (await request.get(PROFILE)).text()).not.toContain(HEADLINE);
  });

  await test.step('with another course', async () => {
    await page.getByRole('button', { name: 'Adicionar em Formação' }).click();
    await page.getByLabel('Curso').fill('Doutorado em Psicologia');
    await page.getByLabel('Ano de início').fill('2021');
    await page.getByRole('button', { name: 'Salvar' }).click();
  });

  await test.step('the published page has both, also without JavaScript', async () => {
    await page.getByRole('button', { name: 'Publicar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publicar mudanças?' });
    await expect(dialog.getByRole('listitem')).toHaveText(['Frase de apresentação', 'Formação']);
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Perfil publicado')).toBeVisible();
    await expect.poll(async () => (await request.get(PROFILE)).text(), { timeout: 5000 }).toContain(HEADLINE);
    await page.getByRole('link', { name: 'Abrir página' }).click();
    await expect(page.getByText(HEADLINE)).toBeVisible();
    await expect(page.getByText('Doutorado em Psicologia')).toBeVisible();
  });
});

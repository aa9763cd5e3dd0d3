import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';

test.use({ withServedPages: 'cached' });

const PROFILE = `/professional/profile/${PEOPLE.marina.id}`;
const timeOf = (html: string) => /"at":(\d+)/.exec(html)?.[1];

test('a suspended professional disappears from the cached pages', async ({ page, portal, request }) => {
  await page.goto('/profissionais');
  await expect(page.getByRole('link', { name: 'Ver perfil: Marina Azevedo' })).toBeVisible();
  const first = await (await request.get(PROFILE)).text();
  const again = await request.get(PROFILE);
  expect(timeOf(await again.text())).toBe(timeOf(first));
  await callAs(portal, 'admin', 'suspend_professional', {
    professional_user_id: PEOPLE.marina.id,
    reason: 'Documentos vencidos.',
  });
  await expect.poll(async () => (await request.get(PROFILE)).status(), { timeout: 3000 }).toBe(404);
  await page.goto('/profissionais');
  await expect(page.getByRole('link', { name: /^Ver perfil: / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver perfil: Marina Azevedo' })).toHaveCount(0);
});

import { ACCOUNTS } from 'embedded-backend/seed';
import { totp } from '../../embedded-backend/src/auth/totp.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectAccessibleOverlay } from '../support/dialog.ts';
import { signInWith } from '../support/sign-in.ts';

// A menu that is still opening moves below the mouse between press and release.
test.use({
  as: 'admin',
  viewport: { width: 360, height: 780 },
  contextOptions: { reducedMotion: 'reduce' },
});

const STEP_MS = 30_000;

test('an admin sets up a second factor, and needs it from then on', async ({ page, portal }) => {
  await page.goto('/admin/mensagens');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('menuitem', { name: 'Verificação em duas etapas' }).click();
  await page.getByRole('button', { name: 'Cadastrar dispositivo' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const secret = await page.getByLabel('Ou digite esta chave no aplicativo').inputValue();
  await expect(page.getByRole('img', { name: /^QR Code/ })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel('Código de 6 dígitos');
  const enrolledAt = Date.now();
  await code.fill(await totp(secret, enrolledAt));
  await expect(page.getByText('Desde')).toBeVisible();
  await expectAccessibleOverlay(page, {
    opener: page.getByRole('button', { name: /^Remover/ }),
    box: page.getByRole('dialog', { name: /^Remover/ }),
  });
  await page.getByRole('link', { name: 'Voltar ao painel' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByRole('button', { name: 'Conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/auth?next=%2Fadmin%2Fmensagens');
  await signInWith(page, ACCOUNTS.admin.email, portal.demoPassword);
  await expect(page).toHaveURL('/verificacao?next=%2Fadmin%2Fmensagens');
  await expectAccessible(page);
  await page.goto('/admin/consultations');
  await expect(page).toHaveURL('/verificacao?next=%2Fadmin%2Fconsultations');
  // The first code was used; the next one is already accepted.
  await code.fill(await totp(secret, enrolledAt + STEP_MS));
  await expect(page).toHaveURL('/admin/consultations');
  await expect(page.getByText('Camila Ribeiro dos Santos').first()).toBeVisible();
});

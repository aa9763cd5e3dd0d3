import { PEOPLE, type Account } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { apply, suspend } from '../support/approval.ts';

test('a visitor is sent to sign in and returns to the requested page', async ({ page, portal }) => {
  await page.goto('/patient/search?q=marina');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('E-mail').fill(PEOPLE.camila.email);
  await page.getByLabel('Senha', { exact: true }).fill(portal.demoPassword);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/patient\/search\?q=marina$/);
  await expect(page.getByText('1 profissionais encontrados')).toBeVisible();
});

const SIGNED_OUT = [
  '/patient/dashboard',
  '/feedback?consultation=1',
  '/chat/1',
  '/sala/1',
  '/professional/apply',
  '/apply-professional',
  '/professional/pending',
  '/professional/dashboard',
  '/professional/agenda',
  '/professional/agenda/horarios',
  '/professional/notificacoes',
  '/professional/pacientes',
  '/professional/mensagens',
  '/professional/financeiro',
  '/professional/perfil',
  '/admin',
  '/admin/consultas',
];

test('a visitor is sent to sign in from every private area only', async ({ page }) => {
  for (const path of SIGNED_OUT) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === path);
  }
  await page.goto('/professional/nothing-here');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

interface Rule {
  readonly as: Account;
  readonly path: string;
  /** The final path. */
  readonly to: string;
  readonly toast?: string;
}

const NOT_ALLOWED = 'Você não tem permissão para acessar esta área.';
const FOR_PROFESSIONALS = 'Esta área é exclusiva para profissionais aprovados.';
const HOME = '/patient/dashboard';

const RULES: readonly Rule[] = [
  { as: 'patient', path: '/patient/appointments', to: '/patient/appointments' },
  { as: 'patient', path: '/professional/apply', to: '/professional/apply' },
  { as: 'patient', path: '/professional/pending', to: '/professional/pending' },
  { as: 'patient', path: '/professional/dashboard', to: HOME, toast: FOR_PROFESSIONALS },
  { as: 'patient', path: '/professional/agenda', to: HOME, toast: FOR_PROFESSIONALS },
  { as: 'patient', path: '/professional/agenda/horarios', to: HOME, toast: FOR_PROFESSIONALS },
  { as: 'patient', path: '/professional/pacientes', to: HOME, toast: FOR_PROFESSIONALS },
  { as: 'patient', path: '/professional/financeiro', to: HOME, toast: FOR_PROFESSIONALS },
  { as: 'patient', path: '/admin/professionals/approval', to: HOME, toast: NOT_ALLOWED },
  { as: 'professional', path: '/patient/appointments', to: '/patient/appointments' },
  { as: 'professional', path: '/professional/dashboard', to: '/professional/dashboard' },
  { as: 'professional', path: '/professional/apply', to: HOME, toast: NOT_ALLOWED },
  { as: 'professional', path: '/admin/dashboard', to: HOME, toast: NOT_ALLOWED },
  { as: 'admin', path: '/patient/appointments', to: '/patient/appointments' },
  { as: 'admin', path: '/admin', to: '/admin/dashboard' },
  { as: 'admin', path: '/professional/dashboard', to: HOME, toast: FOR_PROFESSIONALS },
  { as: 'admin', path: '/apply-professional', to: HOME, toast: NOT_ALLOWED },
];

for (const as of ['patient', 'professional', 'admin'] as const) {
  test.describe(`as ${as}`, () => {
    test.use({ as });
    test('every rule of the guard applies', async ({ page }) => {
      for (const rule of RULES.filter((it) => it.as === as)) {
        await test.step(rule.path, async () => {
          await page.goto(rule.path);
          await page.waitForURL((url) => url.pathname === rule.to);
          if (rule.toast) {
            await expect(page.getByText('Acesso negado')).toBeVisible();
            await expect(page.getByText(rule.toast)).toBeVisible();
          }
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveURL((url) => url.pathname === rule.to); // no further redirect
        });
      }
    });
  });
}

test.describe('a professional whose approval was withdrawn', () => {
  test.use({ as: 'professional' });
  test('is redirected from the dashboard to the status page', async ({ page, portal }) => {
    await suspend(portal);
    await page.goto('/professional/dashboard');
    await page.waitForURL((url) => url.pathname === '/professional/pending');
  });
});

test.describe('an applicant', () => {
  test.use({ as: 'patient' });
  test('has the rights of a patient, not of a professional', async ({ page, portal }) => {
    await apply(portal, 'patient');
    await page.goto('/patient/appointments');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/patient/appointments');
    await page.goto('/professional/dashboard');
    await page.waitForURL((url) => url.pathname === HOME);
    await expect(page.getByText(FOR_PROFESSIONALS)).toBeVisible();
  });
});

test.describe('a patient', () => {
  test.use({ as: 'patient' });

  test('the back button shows no private data after signing out', async ({ page }) => {
    await page.goto('/patient/appointments');
    await expect(page.getByRole('heading', { name: 'Marina Azevedo' })).toBeVisible();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText('Marina Azevedo')).toHaveCount(0);
  });
});

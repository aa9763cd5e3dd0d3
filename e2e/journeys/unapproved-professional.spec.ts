import type { Page } from '@playwright/test';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { PORTAL_ROUTES } from '../../tools/manifests.ts';
import { expect, test } from '../fixtures.ts';
import { APPLICATION, callAs } from '../support/api.ts';

const DENIED = '/patient/dashboard';
/** Screens of professionals at work. */
const WORK = new Set([
  '/professional/dashboard',
  '/professional/agenda',
  '/professional/agenda/horarios',
  '/professional/notificacoes',
  '/professional/pacientes',
  '/professional/mensagens',
  '/professional/mensagens/:id',
  '/professional/financeiro',
  '/professional/perfil',
]);

const guarded = PORTAL_ROUTES.filter(({ access }) => access.kind !== 'public').map(({ path }) => path);
const idOf: Readonly<Record<string, string>> = {
  '/patient/booking/:id': PEOPLE.marina.id,
  '/chat/:id': CONSULTATIONS.confirmed.id,
  '/patient/mensagens/:id': CONSULTATIONS.confirmed.id,
  '/professional/mensagens/:id': CONSULTATIONS.confirmed.id,
  '/sala/:id': CONSULTATIONS.confirmed.id,
  '/patient/comprovante/:id': 'none',
};
const addressOf = (path: string) => path.replace(':id', idOf[path] ?? '');

/** Where each of these routes leads. */
async function expectWays(
  page: Page,
  paths: readonly string[],
  ways: (path: string) => string,
): Promise<void> {
  for (const path of paths) {
    await page.goto(addressOf(path));
    await expect(page.locator('main h1').first(), path).toBeVisible();
    await expect(page, path).toHaveURL(new URL(ways(path), page.url()).href);
    const denied = page.getByText('Acesso negado');
    if (ways(path) === DENIED && path !== DENIED) await expect(denied, path).toBeVisible();
    else await expect(denied, path).toHaveCount(0);
  }
}

test.describe('a professional whose approval was withdrawn', () => {
  test.use({ as: 'professional' });

  test('is a patient, stays on the dashboard, and can open neither the application nor the admin area', async ({
    page,
    portal,
  }) => {
    test.setTimeout(120_000);
    await callAs(portal, 'admin', 'suspend_professional', {
      professional_user_id: PEOPLE.marina.id,
      reason: 'Registro em revisão',
    });
    expect(guarded.length).toBeGreaterThan(20);
    await expectWays(page, guarded, (path) => {
      if (path === '/professional/dashboard') return '/professional/pending';
      return path.startsWith('/admin') || /apply/.test(path) ? DENIED : addressOf(path);
    });
    await page.goto('/professional/dashboard');
    await expect(page.getByText(/^Suspenso desde \d/)).toBeVisible();
  });
});

test.describe('a user whose application is under review', () => {
  test.use({ as: 'patient' });

  test('is a patient, sees the status instead of a new application, and cannot open professional screens', async ({
    page,
    portal,
  }) => {
    test.setTimeout(120_000);
    await callAs(portal, 'patient', 'submit_professional_application', APPLICATION);
    // All other routes open as for any patient: see screens.spec.
    const professional = guarded.filter((path) => /^.(admin|professional)|apply/.test(path));
    await expectWays(page, [...professional, '/patient/search'], (path) => {
      if (/apply/.test(path)) return '/professional/pending';
      return path.startsWith('/admin') || WORK.has(path) ? DENIED : addressOf(path);
    });
  });
});

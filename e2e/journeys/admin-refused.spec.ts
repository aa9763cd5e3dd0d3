import { PORTAL_ROUTES } from '../../tools/manifests.ts';
import type { ScenarioPerson } from 'embedded-backend/scenario';
import { expect, test } from '../fixtures.ts';

const ADMIN_PATHS = PORTAL_ROUTES.filter(({ owner }) => owner === 'mf-admin').map(({ path }) => path);
const ID = '00000000-0000-4000-8000-000000000000';

/** Every call that only admins may make, with valid arguments. */
const CALLS: readonly (readonly [string, object])[] = [
  ['admin_overview', {}],
  ['recent_activity', {}],
  ['application_counts', {}],
  ['list_applications', {}],
  ['promote_to_professional', { application_id: ID }],
  ['reject_professional_application', { application_id: ID, rejection_reason_text: 'x' }],
  ['request_application_info', { application_id: ID, admin_notes_text: 'x' }],
  ['suspend_professional', { professional_user_id: ID, reason: 'x' }],
  ['lift_suspension', { professional_user_id: ID }],
  ['list_professionals', {}],
  ['consultation_counts', {}],
  ['list_consultations', {}],
  ['export_consultations', {}],
  ['list_payments', {}],
  ['mark_payment_paid', { payment_id: ID }],
  ['mark_refunded', { payment_id: ID }],
  ['list_testimonials', {}],
  ['moderate_testimonial', { review_id: ID, publish: true }],
  ['list_contact_messages', {}],
  ['mark_contact_message_read', { message_id: ID }],
  ['update_platform_fee', { fee_percent: 1 }],
  ['list_privacy_requests', {}],
  ['start_privacy_request', { request_id: ID }],
  ['answer_privacy_request', { request_id: ID, answer: 'x' }],
  ['erasure_preview', { request_id: ID }],
  ['erase_person', { request_id: ID }],
  ['end_sessions_of', { user_id: ID }],
];
const FUNCTIONS = ['admin-platform-fees', 'professional-approval-notification', 'erase-person'];
const TABLES = [
  'audit_log',
  'contact_messages',
  'platform_fee_settings',
  'platform_fee_history',
  'privacy_requests',
];

for (const person of ['patient', 'professional'] as const) {
  test.describe(person, () => {
    test.use({ as: person });

    test('cannot open any screen of the admin area', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of ADMIN_PATHS) {
        await page.goto(path);
        await expect(page, path).toHaveURL(/\/patient\/dashboard$/);
        await expect(page.getByText('Acesso negado').first()).toBeVisible();
      }
    });
  });
}

test('a visitor cannot open any screen of the admin area', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of ADMIN_PATHS) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth/);
  }
});

for (const person of ['visitor', 'patient', 'professional'] as const satisfies readonly ScenarioPerson[]) {
  test(`${person}: every call is refused`, async ({ portal, request }) => {
    const headers = {
      apikey: portal.publishableKey,
      ...(person !== 'visitor' && { authorization: `Bearer ${portal.tokenOf(person)}` }),
    };
    for (const [name, data] of CALLS) {
      const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
      const { code, message } = (await response.json()) as { code: string; message: string };
      if (person === 'visitor') expect(code, name).toBe('42501');
      else expect(message, name).toBe('not_allowed');
    }
    for (const name of FUNCTIONS) {
      const response = await request.post(`/functions/v1/${name}`, { headers, data: {} });
      expect(response.status(), name).toBe(person === 'visitor' ? 401 : 403);
    }
    for (const name of TABLES) {
      const response = await request.get(`/rest/v1/${name}?select=*`, { headers });
      expect(response.ok() ? await response.json() : [], name).toEqual([]);
    }
  });
}

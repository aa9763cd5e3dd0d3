import { ACCOUNTS, type Account } from 'embedded-backend/seed';
import { test } from '../fixtures.ts';
import { askForCode, signInWith } from '../support/sign-in.ts';
import { codeInMailTo, linkInMailTo } from '../support/mail.ts';
import { apply, suspend } from '../support/approval.ts';

const HOMES: Readonly<Record<Account, string>> = {
  patient: '/patient/dashboard',
  'other-patient': '/patient/dashboard',
  professional: '/professional/dashboard',
  admin: '/admin/dashboard',
};
const at = (path: string) => (url: URL) => url.pathname + url.search === path;

for (const person of Object.keys(ACCOUNTS) as Account[]) {
  test(`${person}: signing in leads to ${HOMES[person]}`, async ({ page, portal }) => {
    await page.goto('/auth');
    await signInWith(page, ACCOUNTS[person].email, portal.demoPassword);
    await page.waitForURL(at(HOMES[person]));
    for (const path of ['/auth', '/auth-redirect', '/auth/callback']) {
      await page.goto(path); // signed-in users are redirected
      await page.waitForURL(at(HOMES[person]));
    }
  });
}

for (const next of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2Fevil.example',
  '/\t/evil.example',
]) {
  test(`no user is redirected to ${JSON.stringify(next)}`, async ({ page, portal }) => {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await signInWith(page, ACCOUNTS.patient.email, portal.demoPassword);
    await page.waitForURL(at('/patient/dashboard'));
    await page.goto(`/auth/callback?next=${encodeURIComponent(next)}`);
    await page.waitForURL(at('/patient/dashboard'));
  });
}

test('a professional without approval goes to the patient dashboard, and from a link to the status page', async ({
  page,
  portal,
  openAs,
}) => {
  await suspend(portal);
  await page.goto('/auth');
  await signInWith(page, ACCOUNTS.professional.email, portal.demoPassword);
  await page.waitForURL(at('/patient/dashboard?professional_status=pending'));

  const other = await openAs('visitor');
  await other.goto('/auth');
  await askForCode(other, ACCOUNTS.professional.email);
  await other.goto(await linkInMailTo(portal.origin, ACCOUNTS.professional.email));
  await other.waitForURL(at('/professional/pending'));
});

test('an applicant is informed about the status, and goes there from a professional page', async ({
  page,
  portal,
  openAs,
}) => {
  const before = await openAs('visitor');
  await before.goto('/auth?role=professional');
  await signInWith(before, ACCOUNTS.patient.email, portal.demoPassword);
  await before.waitForURL(at('/professional/apply'));

  await apply(portal, 'patient');
  await page.goto('/auth');
  await askForCode(page, ACCOUNTS.patient.email);
  await page
    .getByLabel('Código de 6 dígitos')
    .fill(await codeInMailTo(portal.origin, ACCOUNTS.patient.email));
  await page.waitForURL(at('/patient/dashboard?professional_status=pending'));
  await page.goto('/auth?role=professional');
  await page.waitForURL(at('/professional/pending'));
});

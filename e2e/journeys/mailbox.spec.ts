import { ACCOUNTS } from 'embedded-backend/seed';
import { expect, expectAccessible, test } from '../fixtures.ts';

// Playwright's trace recorder tries to run in the message's frame, where scripts are blocked.
test.use({ expectedConsoleErrors: /Blocked script execution in '[^']*\/_mail\// });

test('a message in the mailbox can be read as HTML and text, and its link leads to the portal', async ({
  page,
  portal,
}) => {
  await fetch(`${portal.origin}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: ACCOUNTS.patient.email }),
  });
  await page.goto('/_mail');
  await expect(page.getByText(`Para ${ACCOUNTS.patient.email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();

  await page.getByRole('link', { name: 'Somente texto' }).click();
  await expect(page.locator('pre')).toContainText(/https?:\/\//);
  await expectAccessible(page); // axe cannot run in the frame of the other view, where scripts are blocked

  await page.getByRole('link', { name: 'Como o destinatário vê' }).click();
  await page.frameLocator('iframe').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/_mail/);
  expect(new URL(page.url()).origin).toBe(portal.origin);
});

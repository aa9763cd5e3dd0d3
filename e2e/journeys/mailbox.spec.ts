import { expect, expectAccessible, test } from '../fixtures.ts';
import { EMAILS } from '../support/people.ts';

// The recorder of Playwright's traces tries to run in the frame of the message, where no script may.
test.use({ expectedComplaints: /Blocked script execution in '[^']*\/_mail\// });

test('a message in the mailbox can be read both ways, and its link leads to the portal', async ({
  page,
  portal,
}) => {
  await fetch(`${portal.origin}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAILS.patient }),
  });
  await page.goto('/_mail');
  await expect(page.getByText(`Para ${EMAILS.patient}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();

  await page.getByRole('link', { name: 'Somente texto' }).click();
  await expect(page.locator('pre')).toContainText(/https?:\/\//);
  await expectAccessible(page); // axe cannot look into the frame of the other view, where no script runs

  await page.getByRole('link', { name: 'Como o destinatário vê' }).click();
  await page.frameLocator('iframe').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/_mail/);
  expect(new URL(page.url()).origin).toBe(portal.origin);
});

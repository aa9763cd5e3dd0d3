import type { Page } from '@playwright/test';
import type { ScenarioPerson } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { hostile, setTripwire } from '../support/hostile.ts';
import { storeHostileTexts, storePendingApplication } from '../support/hostile-data.ts';
import { settled } from '../support/settled.ts';

const asked = encodeURIComponent(hostile('Procura ', 200));

/** Each screen that shows user text, or text of its own URL, with the beginning of the expected text. */
const SCREENS: Readonly<Record<ScenarioPerson, readonly (readonly [path: string, ...begins: string[]])[]>> = {
  visitor: [
    ['/profissionais', 'Aceita nome'],
    [`/profissionais?q=${asked}`],
    [`/professional/profile/${PEOPLE.eduardo.id}`, 'Aceita nome', 'Aceita bio'],
    [`/professional/profile/${PEOPLE.marina.id}`, 'Depoimento '],
    [`/professional/profile/${asked}`],
    [`/welcome?emailSent=true&name=${asked}&email=${asked}`],
    [`/auth?next=${asked}`],
    [`/auth/callback#error=a&error_code=${asked}&error_description=${asked}`],
    [`/nova-senha?type=recovery#error=${asked}&error_description=${asked}`],
    [`/${asked}`],
  ],
  patient: [
    ['/patient/dashboard', 'Paciente'],
    ['/patient/search', 'Aceita nome'],
    [`/patient/search?q=${asked}&cidade=${asked}`],
    [`/patient/booking/${PEOPLE.eduardo.id}`, 'Aceita nome'],
    ['/patient/appointments', 'Marina'],
    ['/patient/profile', 'Paciente'],
    ['/patient/historico'],
    [`/chat/${CONSULTATIONS.confirmed.id}`, 'Mensagem ', 'Resposta '],
    [`/feedback?consultation=${asked}`],
    ['/professional/pending', 'Motivo '],
    ['/professional/apply'],
  ],
  professional: [
    ['/professional/dashboard', 'Paciente', 'Elogio '],
    [`/chat/${CONSULTATIONS.confirmed.id}`, 'Mensagem ', 'Resposta '],
  ],
  'other-patient': [['/professional/dashboard', 'Eduardo']],
  admin: [
    ['/admin/dashboard'],
    ['/admin/professionals/approval?fila=todas', 'Recusada nome', 'Motivo ', 'Aceita nome'],
    [`/admin/professionals/approval?busca=${asked}`],
    ['/admin/consultations', 'Paciente '],
    [`/admin/consultations?busca=${asked}&status=${asked}&depois=${asked}`],
    ['/admin/consultations?aba=pagamentos', 'Paciente '],
    ['/admin/platform-fees', 'Taxa '],
    ['/admin/depoimentos', 'Depoimento '],
    ['/admin/mensagens', 'Visitante ', 'Assunto '],
    ['/admin/mensagens?aba=privacidade', 'Paciente '],
    [`/admin/mensagens?busca=${asked}&mensagem=${asked}`],
  ],
};

/** Elements that a hostile text would have created. */
const SPROUTS =
  'main img[src="x"], svg[onload], [onerror], script:not([src]):not([type]), a[href^="javascript:"]';

async function expectPlainText(page: Page, path: string, begins: readonly string[]): Promise<void> {
  for (const text of begins)
    await expect(page.getByText(text, { exact: false }).first(), `${text} at ${path}`).toBeVisible();
  await settled(page);
  expect(await page.locator(SPROUTS).count(), path).toBe(0);
}

test.beforeEach(async ({ portal, page, consoleErrors }) => {
  await storeHostileTexts(portal);
  await setTripwire(page.context(), consoleErrors);
});

for (const [person, screens] of Object.entries(SCREENS) as [
  ScenarioPerson,
  (typeof SCREENS)[ScenarioPerson],
][])
  test.describe(person, () => {
    test.use({ as: person });
    test(`${person}hostile texts appear as plain text on each screen (${screens.length})`, async ({
      page,
    }) => {
      test.slow();
      for (const [path, ...begins] of screens) {
        await page.goto(path);
        await expectPlainText(page, path, begins);
      }
    });
  });

test("the admin's bell and opened messages show plain text", async ({ openAs, portal, consoleErrors }) => {
  await storePendingApplication(portal);
  const page = await openAs('admin');
  await setTripwire(page.context(), consoleErrors);
  await page.goto('/admin/mensagens');
  await page.getByRole('link', { name: /Visitante/ }).click();
  await expectPlainText(page, 'a message', ['Recado ']);
  await page.getByRole('button', { name: /Notificações/ }).click();
  await expectPlainText(page, 'the bell', ['Pendente nome']);
});

test.describe('in the mailbox', () => {
  // An e-mail's frame runs no script, so its content is checked instead.
  test.use({ expectedConsoleErrors: /Blocked script execution in '[^']*\/_mail\// });

  test('every e-mail shows plain text', async ({ page, portal }) => {
    const response = await fetch(`${portal.origin}/_mail.json`);
    const mails = (await response.json()) as {
      id: string;
      to: string;
      subject: string;
      html: string;
      text: string;
    }[];
    expect(mails.map(({ html }) => html).filter((html) => html.includes('onerror=')).length).toBeGreaterThan(
      1,
    );
    for (const { id, subject, html, to } of mails) {
      expect([to, subject].join(''), subject).not.toMatch(/[\r\n]/);
      expect(html, subject).not.toMatch(/<(script|svg|img)|href="(?!http)/i);
      for (const view of [`/_mail/${id}`, `/_mail/${id}/text`]) {
        await page.goto(view);
        expect(await page.locator(SPROUTS).count(), view).toBe(0);
      }
    }
  });
});

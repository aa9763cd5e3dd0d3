import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { problemsOf } from '../support/page-problems.ts';

const MESSAGE = 'Surgiu um imprevisto nesse horário e preciso desmarcar. Desculpe.';
const { id } = CONSULTATIONS.confirmed;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly calendar?: { readonly method: string; readonly ics: string };
}

test.use({ as: 'patient' });

test('a professional cancels a paid consultation: the patient gets the money back and is told, both calendars too', async ({
  page,
  openAs,
  portal,
}) => {
  test.slow();
  const professional = await openAs('professional');
  const [row] = (await callAs(portal, 'patient', 'patient_history', { consultation_id: id })) as {
    starts_at: string;
  }[];
  const day = row?.starts_at.slice(0, 10);

  await test.step('cancelling, with a reason and a message', async () => {
    await professional.goto(`/professional/agenda?dia=${day}&sessao=${id}`);
    await professional.getByRole('button', { name: 'Cancelar sessão' }).click();
    const dialog = professional.getByRole('dialog');
    await dialog.getByText('Imprevisto', { exact: true }).click();
    await dialog.getByRole('textbox').fill(MESSAGE);
    await dialog.getByRole('button', { name: 'Cancelar e reembolsar' }).click();
    await expect(professional.getByText('Sessão cancelada')).toBeVisible();
  });

  await test.step('the bell leads to the cancelled consultation and its refund', async () => {
    await page.goto('/patient/dashboard');
    await page.getByRole('button', { name: /^Notificações: 1/ }).click();
    await page.getByRole('link', { name: /Marina cancelou a consulta/ }).click();
    await expect(page).toHaveURL(new RegExp(`/patient/appointments\\?aba=historico&detalhes=${id}$`));
    const details = page.getByRole('dialog', { name: 'Detalhes da consulta' });
    await expect(details.getByText(MESSAGE)).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: 'Marina cancelou' });
    await expect(card.getByText(/a caminho pelo Pix/)).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });

  await test.step('both get an e-mail that takes it out of their calendar, without the message', async () => {
    await portal.control('jobs'); // sends the e-mails
    const mails = (await (await fetch(`${portal.origin}/_mail.json`)).json()) as Mail[];
    const cancellations = mails.filter(({ calendar }) => calendar?.method === 'CANCEL');
    expect(cancellations.map(({ to }) => to).toSorted()).toEqual(
      [PEOPLE.camila.email, PEOPLE.marina.email].toSorted(),
    );
    for (const { to, subject, text, calendar } of cancellations) {
      expect(subject).not.toMatch(/Marina|Camila/);
      expect(text).not.toContain('imprevisto');
      expect(text).toContain(
        to === PEOPLE.camila.email ? 'Marina Azevedo cancelou a sessão' : 'Você cancelou',
      );
      expect(calendar?.ics).toContain(`UID:${id}@vinculo`);
      expect(calendar?.ics).toContain('SEQUENCE:1');
    }
  });
});

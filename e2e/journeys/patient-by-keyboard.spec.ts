import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { nextTuesday, spoken } from '../support/days.ts';
import { arrowTo, pressWithKeyboard, tabBackTo, tabTo, writeWithKeyboard } from '../support/keyboard.ts';

test.use({ as: 'patient', expectedConsoleErrors: /status of 500/ });

const CONVERSATION = `/chat/${CONSULTATIONS.confirmed.id}`;
const COMPLETED = `/feedback?consultation=${CONSULTATIONS.completed.id}`;

test('a patient books, pays, writes and gives feedback by keyboard', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const radio = (name: string) => page.getByRole('radio', { name });
  const heading = (name: string) => page.getByRole('heading', { name });
  /** The focused element. */
  const focused = page.locator(':focus');

  await test.step('the wizard: each step moves the focus, forward and back', async () => {
    await page.goto(`/patient/booking/${PEOPLE.marina.id}`);
    await expect(heading('Qual dia fica melhor?')).toBeVisible();
    await tabTo(page.locator('table button[tabindex="0"]'));
    await arrowTo(button(new RegExp(spoken(nextTuesday()), 'i')));
    await page.keyboard.press('Enter');
    await pressWithKeyboard(button('Continuar'));
    await expect(focused).toContainText('Qual horário?');
    await tabTo(radio('09:00'));
    await arrowTo(radio('14:00'));
    await expect(radio('14:00')).toBeChecked();
    await pressWithKeyboard(button('Continuar'));
    await expect(focused).toContainText('Confira sua consulta');
    await pressWithKeyboard(button('Voltar'));
    await expect(focused).toContainText('Qual horário?');
    await tabTo(radio('14:00'));
    await pressWithKeyboard(button('Continuar'));
    await expect(focused).toContainText('Confira sua consulta');
  });

  await test.step('after a failure the focus is on the retry', async () => {
    await page.route('**/rpc/book_time', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await pressWithKeyboard(button('Confirmar'));
    await expect(page.getByRole('alert').getByText('Erro ao agendar')).toBeVisible();
    await expect(button('Confirmar')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Consulta agendada com sucesso!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Pagar com Pix' })).toBeFocused();
  });

  await test.step('the payment is confirmed, and leads to the consultation', async () => {
    await pressWithKeyboard(button('Marcar como pago (simulação)'));
    await expect(heading('Pagamento confirmado!')).toBeVisible();
    await pressWithKeyboard(page.getByRole('main').getByRole('link', { name: 'Minhas Consultas' }).last());
    await expect(
      page.getByRole('article').filter({ hasText: '14:00' }).getByText('Confirmada'),
    ).toBeVisible();
  });

  await test.step('the feedback: a missing answer receives the focus, then the thanks do', async () => {
    await page.goto(COMPLETED);
    await expect(page.getByRole('form', { name: 'Como foi a sua sessão?' })).toBeVisible();
    await tabTo(radio('1 de 5'));
    await arrowTo(radio('3 de 5'));
    await writeWithKeyboard(page.getByLabel('O que foi bom?'), 'A escuta.');
    await tabTo(radio('Aliviado(a)'));
    await arrowTo(radio('Tranquilo(a)'));
    await pressWithKeyboard(button('Enviar avaliação'));
    await expect(page.getByText('Por favor, responda se recomendaria este profissional.')).toBeVisible();
    await expect(radio('Sim')).toBeFocused();
    await page.keyboard.press('Space');
    await pressWithKeyboard(button('Enviar avaliação'));
    await expect(heading('Obrigado por contar como foi')).toBeVisible();
    await expect(focused).toContainText('Obrigado por contar como foi');
  });

  await test.step('the chat: the input keeps its text, and there is a way back', async () => {
    await page.goto(CONVERSATION);
    const box = page.getByRole('textbox', { name: 'Mensagem' });
    await writeWithKeyboard(box, 'Escrevo sem mouse.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Escrevo sem mouse.' })).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await tabBackTo(page.getByRole('link', { name: 'Voltar', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Minhas Consultas' })).toBeFocused();
  });
});

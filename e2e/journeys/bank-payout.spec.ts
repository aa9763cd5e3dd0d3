import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ACCOUNTS, PEOPLE, type SeedPerson } from 'embedded-backend/seed';
import { attend } from '../support/attend.ts';
import { expect, test, type BankAccount } from '../support/bank-account.ts';
import { nextTuesday } from '../support/days.ts';
import { addAdmin, payoutFriday } from '../support/later.ts';
import { findInMailTo } from '../support/mail.ts';
import type { WorkerPortal } from '../support/worker-portal.ts';

const PAYOUTS = '/admin/financial?aba=repasses';
const OTHER_ADMIN = 'otavio@team.example';
const AN_HOUR = 3_600_000;
const A_WEEK = 7 * 86_400_000;

test.use({ withBank: true });

interface Paid {
  readonly id: string;
  readonly starts_at: string;
  readonly over: Date;
}

/** A patient books and pays a professional's price through the bank. */
async function bookAndPay(
  portal: WorkerPortal,
  account: BankAccount,
  patient: SeedPerson,
  professional: SeedPerson,
): Promise<Paid> {
  const price = professional.professional?.price ?? 0;
  const booked = (await account.call(patient.email, 'book_consultation', {
    professional_user_id: professional.id,
    date: nextTuesday(),
    time: '14:00',
    expected_amount_cents: price,
    request_id: crypto.randomUUID(),
  })) as { consultation_id: string; starts_at: string };
  await portal.control('jobs');
  await account.pay(price);
  const { consultation_id: id, starts_at } = booked;
  return { id, starts_at, over: new Date(Date.parse(starts_at) + AN_HOUR) };
}

async function registerKey(
  portal: WorkerPortal,
  account: BankAccount,
  { email }: SeedPerson,
  key: { readonly kind: string; readonly value: string },
) {
  await account.call(email, 'request_payout_key', key);
  await portal.control('jobs');
  await account.call(email, 'confirm_payout_key', {
    code: await findInMailTo(portal.origin, email, /código é ([0-9]{6})\./),
  });
}

const lineOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Profissionais' }).getByRole('row').filter({ hasText: name });

test('a payout of real money: approved by another admin, transferred, proven, and one transfer comes back', async ({
  portal,
  account,
}) => {
  test.slow();
  const withMarina = await bookAndPay(portal, account, PEOPLE.camila, PEOPLE.marina);
  const withAndre = await bookAndPay(portal, account, PEOPLE.eduardo, PEOPLE.andre);
  await account.settle(15_000 + 28_000);

  const over = new Date(Math.max(withMarina.over.getTime(), withAndre.over.getTime()));
  await attend(account, PEOPLE.marina.email, withMarina);
  await attend(account, PEOPLE.andre.email, withAndre);
  await account.hold(over);
  await account.call(PEOPLE.marina.email, 'complete_consultation', { consultation_id: withMarina.id });
  await account.call(PEOPLE.andre.email, 'complete_consultation', { consultation_id: withAndre.id });
  await registerKey(portal, account, PEOPLE.marina, { kind: 'email', value: 'pix@azevedo.example' });
  await registerKey(portal, account, PEOPLE.andre, { kind: 'phone', value: '21988887777' });

  const friday = payoutFriday(over);
  await account.hold(friday);
  await addAdmin(portal, OTHER_ADMIN, 'Otávio Lins');

  const first = await account.open(ACCOUNTS.admin.email, PAYOUTS);
  await expect(first.getByText('A repassar').locator('..')).toContainText(/R\$\s430,00/);
  await first.getByRole('button', { name: 'Preparar repasse' }).click();
  await expect(first.getByText(/^Preparado por você/)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Aprovar' })).toHaveCount(0);

  const second = await account.open(OTHER_ADMIN, PAYOUTS);
  await expect(lineOf(second, PEOPLE.marina.fullName)).toContainText('Chave Pix nova');
  await second.getByRole('button', { name: 'Aprovar' }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('textbox').fill('429,99');
  await dialog.getByRole('button', { name: 'Aprovar' }).click();
  await expect(dialog.getByText('Não é o total deste repasse.')).toBeVisible();
  await dialog.getByRole('textbox').fill('430,00');
  await dialog.getByRole('button', { name: 'Aprovar' }).click();
  await expect(second.getByText('Repasse aprovado')).toBeVisible();

  const download = second.waitForEvent('download');
  await second.getByRole('button', { name: 'Exportar CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  const transfers = lines.map((line) => {
    const [reference = '', name = '', , key = '', amount = ''] = line.split(';');
    return { reference, name, key, cents: Number(amount.replace(/\D/g, '')) };
  });
  expect(transfers).toEqual([
    expect.objectContaining({ name: PEOPLE.andre.fullName, key: '(21) 98888-7777', cents: 28_000 }),
    expect.objectContaining({ name: PEOPLE.marina.fullName, key: 'pix@azevedo.example', cents: 15_000 }),
  ]);

  const codes = transfers.map(({ cents }) => account.bank.transfer(cents));
  expect(account.bank.balance()).toBe(0);
  await second.getByRole('button', { name: 'Registrar pagamentos' }).click();
  await dialog
    .getByRole('textbox')
    .fill(transfers.map(({ reference }, place) => `${reference} ${codes[place] ?? ''}`).join('\n'));
  await dialog.getByRole('button', { name: 'Registrar pagamentos' }).click();
  await expect(second.getByText('2 repasses registrados')).toBeVisible();
  await expect(second.getByText('2 de 2')).toBeVisible();

  await test.step('Marina sees where her money went', async () => {
    const professional = await account.open(PEOPLE.marina.email, '/professional/financeiro');
    const payouts = professional.getByRole('region', { name: 'Repasses' });
    await expect(payouts.getByText(/^Enviado/)).toBeVisible();
    await expect(payouts.getByText(/R\$\s150,00/)).toBeVisible();
    await professional.close();
  });

  await test.step("the bank sends André's transfer back, and it is due again", async () => {
    account.bank.sendBack(codes[0] ?? '');
    await second.getByRole('button', { name: `Ações do repasse de ${PEOPLE.andre.fullName}` }).click();
    await second.getByRole('menuitem', { name: 'Registrar devolução' }).click();
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('A conta foi encerrada');
    await dialog.getByRole('button', { name: 'Registrar devolução' }).click();
    await expect(second.getByText('Devolução registrada')).toBeVisible();
    await expect(lineOf(second, PEOPLE.andre.fullName)).toContainText('A conta foi encerrada');

    // Their sessions end with the week.
    await first.close();
    await second.close();
    await account.hold(new Date(friday.getTime() + A_WEEK));
    const next = await account.open(ACCOUNTS.admin.email, PAYOUTS);
    await expect(next.getByText('A repassar').locator('..')).toContainText(/R\$\s280,00/);
  });
});

import { ACCOUNTS, PEOPLE } from 'embedded-backend/seed';
import { expect, PRICE, test, type BankAccount } from '../support/bank-account.ts';
import { nextTuesday } from '../support/days.ts';
import { addAdmin } from '../support/later.ts';
import type { WorkerPortal } from '../support/worker-portal.ts';

const OTHER_ADMIN = 'otavio@team.example';
const { admin, patient, professional } = ACCOUNTS;

test.use({ withBank: true });

interface Booked {
  readonly id: string;
  readonly starts: Date;
}

/** Camila books Marina's next Tuesday at 14:00, and the bank makes the code. */
async function book(portal: WorkerPortal, account: BankAccount, price = PRICE): Promise<Booked> {
  const booked = (await account.call(patient.email, 'book_consultation', {
    professional_user_id: PEOPLE.marina.id,
    date: nextTuesday(),
    time: '14:00',
    expected_amount_cents: price,
    request_id: crypto.randomUUID(),
  })) as { consultation_id: string; starts_at: string };
  await portal.control('jobs');
  return { id: booked.consultation_id, starts: new Date(booked.starts_at) };
}

const detailsOf = ({ id }: Booked) => `/patient/appointments?detalhes=${id}`;

test('a refund of R$ 600 waits for a second admin, then goes back through the bank', async ({
  portal,
  account,
}) => {
  const price = 60_000;
  const changed = await fetch(`${portal.origin}/rest/v1/professionals?user_id=eq.${PEOPLE.marina.id}`, {
    method: 'PATCH',
    headers: {
      apikey: portal.publishableKey,
      authorization: `Bearer ${portal.tokenOf('professional')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ price_per_session: price, updated_at: new Date().toISOString() }),
  });
  expect(changed.ok).toBe(true);
  const booked = await book(portal, account, price);
  await account.pay(price);
  await account.settle(price);
  await addAdmin(portal, OTHER_ADMIN, 'Otávio Lins');

  const first = await account.open(admin.email, '/admin/financial?sempre&busca=camila&estado=paid&de=600');
  await first.getByRole('row').filter({ hasText: patient.fullName }).getByRole('link').first().click();
  const drawer = first.getByRole('dialog', { name: 'Cobrança' });
  await drawer.getByRole('button', { name: 'Reembolsar' }).click();
  const asked = first.getByRole('dialog', { name: 'Reembolsar' });
  await asked.getByRole('textbox', { name: /^Motivo/ }).fill('Cobrada por engano');
  await asked.getByRole('button', { name: /^Reembolsar R\$\s600,00$/ }).click();
  await expect(first.getByText('Falta a segunda pessoa')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Confirmar' })).toHaveCount(0);
  await portal.control('jobs');
  expect(account.bank.balance()).toBe(price);

  const second = await account.open(OTHER_ADMIN, '/admin/financial?aba=reembolsos');
  await expect(second.getByText('Cobrada por engano')).toBeVisible();
  await second.getByRole('button', { name: 'Confirmar' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(second.getByText('Reembolso confirmado')).toBeVisible();
  await account.settle(0);

  const page = await account.open(patient.email, detailsOf(booked));
  await expect(page.getByText(/R\$\s600,00/).first()).toBeVisible();
});

test('a reported absence is decided by the team: all of it goes back', async ({ portal, account }) => {
  const booked = await book(portal, account);
  await account.pay();
  await account.settle(PRICE);
  await account.hold(new Date(booked.starts.getTime() + 20 * 60_000));
  await account.call(patient.email, 'report_absence', {
    consultation_id: booked.id,
    message: 'Esperei vinte minutos',
  });
  await account.call(professional.email, 'answer_absence', {
    consultation_id: booked.id,
    came: false,
    message: 'Fiquei sem internet',
  });

  const page = await account.open(admin.email, '/admin/financial?aba=ausencias');
  await expect(page.getByText('Esperei vinte minutos')).toBeVisible();
  await expect(page.getByText(/Diz que não esteve na sessão\. Fiquei sem internet/)).toBeVisible();
  await page.getByRole('button', { name: 'Devolver ao paciente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Devolver ao paciente' }).click();
  await expect(dialog.getByText('Escreva o motivo.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Ela mesma confirmou');
  await dialog.getByRole('button', { name: 'Devolver ao paciente' }).click();
  await expect(page.getByText('O valor passa a voltar')).toBeVisible();
  await expect(page.getByText('Nenhuma ausência a decidir')).toBeVisible();
  await account.settle(0);

  const theirs = await account.open(patient.email, detailsOf(booked));
  await expect(
    theirs.getByText('A equipe confirmou que Marina não veio. O valor volta inteiro para você.'),
  ).toBeVisible();
});

test.describe('money that no charge explains', () => {
  test('is linked to the charge that it is for, whose consultation is confirmed', async ({
    portal,
    account,
  }) => {
    const booked = await book(portal, account);
    await account.pay(PRICE, null);
    await expect(async () => {
      await account.hold(new Date(Date.now() + 11 * 60_000));
      await portal.control('jobs');
      expect(await account.call(admin.email, 'list_suspense')).toHaveLength(1);
    }).toPass();

    const page = await account.open(admin.email, '/admin/financial?aba=identificar');
    await page.getByRole('button', { name: 'Ligar a uma cobrança' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Buscar a cobrança' }).fill('camila');
    await dialog
      .getByRole('radio', { name: /Marina Azevedo/ })
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Ligar a uma cobrança' }).click();
    await expect(page.getByText('Pix ligado à cobrança')).toBeVisible();
    await expect(page.getByText('Nada a identificar')).toBeVisible();

    const theirs = await account.open(patient.email, detailsOf(booked));
    await expect(theirs.getByText('Confirmada').first()).toBeVisible();
    await account.settle(PRICE);
  });

  test('is sent back to its payer', async ({ portal, account }) => {
    await account.pay(4_200, null);
    await expect(async () => {
      await account.hold(new Date(Date.now() + 11 * 60_000));
      await portal.control('jobs');
      expect(await account.call(admin.email, 'list_suspense')).toHaveLength(1);
    }).toPass();
    const page = await account.open(admin.email, '/admin/financial?aba=identificar');
    await page.getByRole('button', { name: 'Devolver', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Ninguém reconhece');
    await dialog.getByRole('button', { name: 'Devolver', exact: true }).click();
    await expect(page.getByText('O Pix passa a voltar')).toBeVisible();
    await account.settle(0);
  });
});

test('a mark made by mistake is undone, and the charge waits for its payment again', async ({
  portal,
  account,
}) => {
  const booked = await book(portal, account);
  const page = await account.open(admin.email, '/admin/consultations?aba=pagamentos&busca=marina');
  const row = page
    .getByRole('row')
    .filter({ hasText: patient.fullName })
    .filter({ has: page.getByRole('button', { name: /^Marcar como pago/ }) });
  await row.getByRole('button', { name: /^Marcar como pago/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como pago' }).click();
  await expect(page.getByText('Pagamento marcado como confirmado')).toBeVisible();

  await page.goto('/admin/financial?sempre&busca=camila&meio=marked');
  await page.getByRole('row').filter({ hasText: patient.fullName }).getByRole('link').first().click();
  const drawer = page.getByRole('dialog', { name: 'Cobrança' });
  await drawer.getByRole('button', { name: 'Desfazer marcação' }).click();
  await page
    .getByRole('dialog', { name: 'Desfazer a marcação' })
    .getByRole('button', { name: 'Desfazer marcação' })
    .click();
  await expect(page.getByText('Marcação desfeita')).toBeVisible();

  await portal.control('jobs');
  const theirs = await account.open(
    patient.email,
    `/patient/booking/${PEOPLE.marina.id}?pagamento=${booked.id}`,
  );
  await expect(theirs.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await account.pay();
  await expect(theirs.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeVisible({
    timeout: 25_000,
  });
  await account.settle(PRICE);
});

import { ACCOUNTS, CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { attend } from '../support/attend.ts';
import { addAdmin, later, payoutFriday } from '../support/later.ts';
import { findInMailTo } from '../support/mail.ts';
import type { WorkerPortal } from '../support/worker-portal.ts';

const PAYOUTS = '/admin/financial?aba=repasses';

/** The professional's consultation, and when it is over. */
async function confirmed(portal: WorkerPortal) {
  const answer = await fetch(
    `${portal.origin}/rest/v1/consultations?select=id,starts_at,ends_at&id=eq.${CONSULTATIONS.confirmed.id}`,
    { headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('professional')}` } },
  );
  const [row] = (await answer.json()) as { id: string; starts_at: string; ends_at: string }[];
  if (!row) throw new Error('The seed has no confirmed consultation.');
  return { ...row, over: new Date(Date.parse(row.ends_at) + 10 * 60_000) };
}

test('a payout is prepared by one admin, approved and paid by another, and its professional is told', async ({
  openAs,
  portal,
}) => {
  const { over, ...consultation } = await confirmed(portal);
  const users = later(portal, openAs);
  try {
    await attend(users, PEOPLE.marina.email, consultation);
    await users.hold(over);
    const call = (procedure: string, args: object) => users.call(PEOPLE.marina.email, procedure, args);
    await call('complete_consultation', { consultation_id: CONSULTATIONS.confirmed.id });
    await call('request_payout_key', { kind: 'email', value: 'pix@azevedo.example' });
    await portal.control('jobs');
    await call('confirm_payout_key', {
      code: await findInMailTo(portal.origin, PEOPLE.marina.email, /código é ([0-9]{6})\./),
    });

    await users.hold(payoutFriday(over));
    await addAdmin(portal, 'otavio@team.example', 'Otávio Lins');

    const first = await users.open(ACCOUNTS.admin.email, PAYOUTS);
    await first.getByRole('button', { name: 'Preparar repasse' }).click();
    await expect(first.getByText(/^Preparado por você/)).toBeVisible();
    await expect(first.getByRole('button', { name: 'Aprovar' })).toHaveCount(0);

    const second = await users.open('otavio@team.example', PAYOUTS);
    await second.getByRole('button', { name: 'Aprovar' }).click();
    const dialog = second.getByRole('dialog');
    const total = await dialog.getByText(/^R\$/).innerText();
    await dialog.getByRole('textbox').fill(total.replace(/[^\d,]/g, ''));
    await dialog.getByRole('button', { name: 'Aprovar' }).click();
    await second.getByRole('button', { name: 'Marcar como pago' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Marcar como pago' }).click();
    await expect(second.getByText('1 de 1')).toBeVisible();

    const professional = await users.open(ACCOUNTS.professional.email, '/professional/notificacoes');
    await expect(professional.getByText('Repasse enviado')).toBeVisible();
    await expect(professional.getByText(/^R\$.* para a sua chave Pix\.$/)).toBeVisible();
    await professional.getByRole('link', { name: /Repasse enviado/ }).click();
    await expect(professional).toHaveURL(/\/professional\/financeiro$/);
    const payouts = professional.getByRole('region', { name: 'Repasses' });
    await expect(payouts.getByText(/^Enviado/)).toBeVisible();
    await expect(payouts.getByText(/^Chave p•••@azevedo\.example$/)).toBeVisible();
  } finally {
    await users.hold(null);
  }
});

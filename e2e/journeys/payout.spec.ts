import type { BrowserContext } from '@playwright/test';
import { ACCOUNTS, CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { callAs } from '../support/api.ts';
import { findInMailTo } from '../support/mail.ts';
import { signIn, type WorkerPortal } from '../support/worker-portal.ts';

const A_DAY = 86_400_000;
const PAYOUTS = '/admin/financial?aba=repasses';

/** When the professional's consultation is over, and 10:00 of the Friday on which it is paid out. */
async function datesOf(portal: WorkerPortal): Promise<{ readonly over: Date; readonly friday: Date }> {
  const answer = await fetch(
    `${portal.origin}/rest/v1/consultations?select=ends_at&id=eq.${CONSULTATIONS.confirmed.id}`,
    { headers: { apikey: portal.publishableKey, authorization: `Bearer ${portal.tokenOf('professional')}` } },
  );
  const [row] = (await answer.json()) as { ends_at: string }[];
  const over = new Date(Date.parse(row?.ends_at ?? '') + 10 * 60_000);
  const friday = new Date(`${new Date(over.getTime() - 3 * 3_600_000).toISOString().slice(0, 10)}T13:00:00Z`);
  do friday.setTime(friday.getTime() + A_DAY);
  while (friday.getUTCDay() !== 0);
  return { over, friday: new Date(friday.getTime() + 5 * A_DAY) };
}

const sessionAt = async (portal: WorkerPortal, email: string, password = portal.demoPassword) => {
  const text = await signIn({ ...portal, demoPassword: password }, email);
  return { text, token: (JSON.parse(text) as { access_token: string }).access_token };
};

/** An admin of the demonstration beside the seed's. */
async function addAdmin(portal: WorkerPortal, email: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${portal.origin}${path}`, {
      method: 'POST',
      headers: { apikey: portal.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return answer;
  };
  const data = { full_name: 'Otávio Lins', role: 'patient' };
  const answer = await post('/auth/v1/signup', { email, password: portal.demoPassword, data });
  const { id } = (await answer.json()) as { id: string };
  await post('/rest/v1/rpc/prepare_test_user', { user_id: id, role: 'admin', bio: null });
}

const stay = (context: BrowserContext, session: string) =>
  context.addInitScript((text) => localStorage.setItem('vinculo-session', text), session);

test('a payout is prepared by one admin, approved and paid by another, and its professional is told', async ({
  openAs,
  portal,
}) => {
  const { over, friday } = await datesOf(portal);
  try {
    await portal.control('clock', over.toISOString());
    const { token } = await sessionAt(portal, ACCOUNTS.professional.email);
    const asMarina = { ...portal, tokenOf: () => token };
    const call = (procedure: string, args: object) =>
      callAs(asMarina, 'professional', procedure, { ...args });
    await call('complete_consultation', { consultation_id: CONSULTATIONS.confirmed.id });
    await call('request_payout_key', { kind: 'email', value: 'pix@azevedo.example' });
    await portal.control('jobs');
    await call('confirm_payout_key', {
      code: await findInMailTo(portal.origin, PEOPLE.marina.email, /código é ([0-9]{6})\./),
    });

    await portal.control('clock', friday.toISOString());
    await addAdmin(portal, 'otavio@vinculo.example');
    const openAt = async (email: string, path: string) => {
      const page = await openAs('visitor');
      await stay(page.context(), (await sessionAt(portal, email)).text);
      await page.clock.setFixedTime(friday);
      await page.goto(path);
      return page;
    };

    const first = await openAt(ACCOUNTS.admin.email, PAYOUTS);
    await first.getByRole('button', { name: 'Preparar repasse' }).click();
    await expect(first.getByText(/^Preparado por você/)).toBeVisible();
    await expect(first.getByRole('button', { name: 'Aprovar' })).toHaveCount(0);

    const second = await openAt('otavio@vinculo.example', PAYOUTS);
    await second.getByRole('button', { name: 'Aprovar' }).click();
    const dialog = second.getByRole('dialog');
    const total = await dialog.getByText(/^R\$/).innerText();
    await dialog.getByRole('textbox').fill(total.replace(/[^\d,]/g, ''));
    await dialog.getByRole('button', { name: 'Aprovar' }).click();
    await second.getByRole('button', { name: 'Marcar como pago' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Marcar como pago' }).click();
    await expect(second.getByText('1 de 1')).toBeVisible();

    const professional = await openAt(ACCOUNTS.professional.email, '/professional/notificacoes');
    await expect(professional.getByText('Repasse enviado')).toBeVisible();
    await expect(professional.getByText(/^R\$.* para a sua chave Pix\.$/)).toBeVisible();
    await professional.getByRole('link', { name: /Repasse enviado/ }).click();
    await expect(professional).toHaveURL(/\/professional\/financeiro$/);
    const payouts = professional.getByRole('region', { name: 'Repasses' });
    await expect(payouts.getByText(/^Enviado/)).toBeVisible();
    await expect(payouts.getByText(/^Chave p•••@azevedo\.example$/)).toBeVisible();
  } finally {
    await portal.control('clock');
  }
});

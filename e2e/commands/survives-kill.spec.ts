import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ACCOUNTS, PEOPLE } from 'embedded-backend/seed';
import type { TestPortal } from '../support/portal-process.ts';
import { startChild } from '../support/child-portal.ts';
import { nextTuesday } from '../support/days.ts';
import { signIn } from '../support/worker-portal.ts';
import { chooseDay } from '../support/booking.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-data-'));
const start = () => startChild<TestPortal>('tools/cli.ts', ['start', '--port', '0', '--data', folder]);

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('no acknowledged write is lost when the process is killed', async ({ browser }) => {
  test.setTimeout(240_000);
  const first = await start();
  const patient = await browser.newPage({ baseURL: first.info.origin });
  await patient.goto('/auth');
  await patient.getByLabel('E-mail').fill(ACCOUNTS.patient.email);
  await patient.getByLabel('Senha', { exact: true }).fill(first.info.demoPassword);
  await patient.getByRole('button', { name: 'Entrar' }).click();
  await expect(patient).toHaveURL(/\/patient\/dashboard$/);
  await patient.goto(`/patient/booking/${PEOPLE.marina.id}`);
  await chooseDay(patient, nextTuesday());
  await patient.getByText('14:00', { exact: true }).click();
  await patient.getByRole('button', { name: 'Continuar' }).click();
  await patient.getByRole('button', { name: 'Confirmar' }).click();
  await expect(patient.getByText('Consulta agendada com sucesso!')).toBeVisible();
  await first.stop('SIGKILL');

  const second = await start();
  const session = JSON.parse(await signIn(second.info, ACCOUNTS.patient.email)) as { access_token: string };
  const response = await fetch(
    `${second.info.origin}/rest/v1/consultations?select=status,payments(status)&consultation_date=eq.${nextTuesday()}&consultation_time=eq.14:00`,
    { headers: { apikey: second.info.publishableKey, authorization: `Bearer ${session.access_token}` } },
  );
  expect(await response.json()).toEqual([{ status: 'pending', payments: { status: 'pending' } }]);
  expect(await second.stop()).toBe(0);
});

import { ACCOUNTS } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { pressWithKeyboard, writeWithKeyboard } from '../support/keyboard.ts';
import { codeInMailTo } from '../support/mail.ts';

const NEW_USER = 'tais.rocha@exemplo.com.br';

test('visitors sign up, sign in by code and write to the team by keyboard', async ({
  page,
  portal,
  openAs,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  // Three journeys, key by key.
  test.slow();
  await test.step('skip the header', async () => {
    await page.goto('/');
    await pressWithKeyboard(page.getByRole('link', { name: 'Ir para o conteúdo' }));
    await expect(page.getByRole('main')).toBeFocused();
    await pressWithKeyboard(page.getByRole('link', { name: 'Sou Paciente' }));
    await expect(page.getByRole('heading', { name: 'Criar Conta' })).toBeFocused();
  });

  await test.step('sign up, with errors at the missing fields', async () => {
    await writeWithKeyboard(field('Nome completo'), 'Taís Rocha');
    await page.keyboard.press('Enter');
    await expect(field('CPF')).toBeFocused();
    await writeWithKeyboard(field('CPF'), '52998224725');
    await writeWithKeyboard(field('Telefone'), '11987650000');
    await writeWithKeyboard(field('E-mail'), NEW_USER);
    await writeWithKeyboard(field('Senha'), 'uma-senha-boa');
    await writeWithKeyboard(field('Confirmar senha'), 'uma-senha-boa');
    for (const consent of await page.getByRole('checkbox').all()) await pressWithKeyboard(consent, 'Space');
    await pressWithKeyboard(button('Criar Conta'));
    await expect(page.getByRole('heading', { name: 'Que bom ter você aqui, Taís' })).toBeFocused();
    await pressWithKeyboard(button('Entrar com um código'));
    await expect(field('Código de 6 dígitos')).toBeFocused();
    await page.keyboard.type(await codeInMailTo(portal.origin, NEW_USER));
    await expect(page.getByRole('heading', { name: 'Tudo certo, Taís' })).toBeFocused();
  });

  await test.step('sign in by code', async () => {
    page = await openAs('visitor');
    await page.goto('/auth');
    await pressWithKeyboard(page.getByRole('radio', { name: 'Com senha' }), 'ArrowRight');
    await writeWithKeyboard(field('E-mail'), ACCOUNTS.patient.email);
    await page.keyboard.press('Enter');
    await expect(field('Código de 6 dígitos')).toBeFocused();
    await page.keyboard.type(await codeInMailTo(portal.origin, ACCOUNTS.patient.email));
    await expect(page).toHaveURL(/\/patient\/dashboard$/);
  });

  await test.step('write to the team', async () => {
    await page.goto('/contato');
    await writeWithKeyboard(field('Nome completo'), 'Camila Ribeiro');
    await writeWithKeyboard(field('E-mail'), 'camila@exemplo.com.br');
    await pressWithKeyboard(page.getByRole('radio', { name: 'Paciente' }), 'ArrowRight');
    await writeWithKeyboard(field('Assunto'), 'Recibo');
    await writeWithKeyboard(field('Mensagem'), 'Como recebo o recibo da consulta?');
    await pressWithKeyboard(button('Enviar mensagem'));
    await expect(page.getByText('Recebemos a sua mensagem')).toBeVisible();
  });
});

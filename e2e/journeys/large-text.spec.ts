import type { Locator, Page } from '@playwright/test';
import type { ScenarioPerson } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';
import { chooseDay } from '../support/booking.ts';
import { brokenTexts } from '../support/broken-text.ts';
import { nextTuesday } from '../support/days.ts';
import { paintBeforeData, overflowingElements, watchWidth } from '../support/overflow.ts';
import { SCREENS, type Screen } from '../support/screens.ts';
import { settled } from '../support/settled.ts';

const WIDTH = 360;

/** Other views of those screens, and a rarely used path of one of them. */
const VIEWS: readonly Screen[] = [
  { path: '/planos', as: 'visitor', ready: 'Perguntas frequentes' },
  { path: '/patient/appointments?aba=historico', as: 'patient', ready: 'Concluída' },
  { path: '/patient/search?q=marina&especialidade=Ansiedade', as: 'patient', ready: 'Limpar filtros' },
  { path: '/patient/search?q=zzzz', as: 'patient', ready: 'Nenhum profissional encontrado' },
  { path: '/admin/settings', as: 'admin', ready: 'Em Desenvolvimento' },
  { path: '/admin/professionals/approval?aba=aprovados', as: 'admin', ready: 'Encerrar acessos' },
  { path: '/admin/professionals/approval?aba=suspensos', as: 'admin', ready: 'Sérgio Vilaça' },
  { path: '/admin/mensagens?aba=privacidade', as: 'admin', ready: 'Bruno Sampaio' },
];

/** Dialogs with the screen, the button that opens them, their title, and the menu entry, if a menu is between. */
const DIALOGS: readonly (readonly [ScenarioPerson, string, string | RegExp, string, string?])[] = [
  ['visitor', '/planos', /^Pagar com Pix o plano/, 'Pagar com Pix'],
  ['patient', '/patient/dashboard', 'Editar perfil', 'Editar perfil'],
  [
    'patient',
    '/patient/appointments',
    /^Mais ações da consulta com Marina/,
    'Cancelar com Marina?',
    'Cancelar',
  ],
  ['patient', '/patient/appointments?aba=historico', /^Ver Detalhes da consulta/, 'Detalhes da consulta'],
  ['patient', '/patient/profile', 'Fazer um pedido', 'Pedido sobre seus dados'],
  ['patient', '/patient/profile', 'Pedir exclusão da conta', 'Pedir exclusão da conta'],
  ['professional', '/professional/dashboard', /^Definir preço/, 'Definir preço da consulta'],
  ['professional', '/professional/dashboard', /^Adicionar gravação/, 'Adicionar gravação'],
  ['professional', '/professional/agenda/horarios', /^Adicionar$/, 'Nova exceção'],
  ['admin', '/admin/professionals/approval?busca=mirela', 'Aprovar', 'Aprovar profissional'],
  ['admin', '/admin/professionals/approval?busca=mirela', 'Solicitar informações', 'Solicitar informações'],
  ['admin', '/admin/professionals/approval?busca=mirela', 'Rejeitar', 'Rejeitar solicitação'],
  ['admin', '/admin/professionals/approval?aba=aprovados', /^Suspender/, 'Suspender profissional'],
  ['admin', '/admin/professionals/approval?aba=aprovados', /^Encerrar acessos/, 'Encerrar acessos'],
  ['admin', '/admin/consultations?aba=pagamentos', /^Marcar como pago/, 'Marcar como pago'],
];

/** Text of twice its size, on every page of the tab. */
const doubleLetters = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );

/** Elements that overflow a box or the screen outside a horizontal scroller: tag, classes and text. */
const thingsBesideBox = (box: Locator) =>
  box.evaluate((frame) => {
    const end = Math.min(frame.getBoundingClientRect().right, window.innerWidth) + 1;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== frame &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...frame.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > end)
      .filter((element) => !element.closest('.visually-hidden') && !scrolls(element.parentElement))
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('class')} ${element.textContent.slice(0, 40)}`,
      );
  });

for (const { path, as, ready } of [...SCREENS, ...VIEWS]) {
  test.describe(path, () => {
    test.use({ as, viewport: { width: WIDTH, height: 780 } });

    test('fits a phone with text of twice its size', async ({ page }) => {
      await doubleLetters(page);
      await watchWidth(page);
      await paintBeforeData(page);
      await page.goto(path);
      await expect(page.getByText(ready).first()).toBeVisible();
      expect(await overflowingElements(page)).toEqual([]);
      expect(await brokenTexts(page)).toEqual([]);
    });
  });
}

for (const [as, path, opener, title, entry] of DIALOGS) {
  test.describe(`the dialog "${title}" of ${path}, as ${as}`, () => {
    test.use({
      as,
      viewport: { width: WIDTH, height: 780 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('fits a phone with text of twice its size', async ({ page }) => {
      await doubleLetters(page);
      await watchWidth(page);
      await page.goto(path);
      await settled(page);
      await page.getByRole('button', { name: opener }).first().click();
      if (entry !== undefined) await page.getByRole('menuitem', { name: entry }).click();
      const box = page.getByRole('dialog', { name: title });
      await expect(box).toBeVisible();
      await expect(box.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await thingsBesideBox(box)).toEqual([]);
      expect(await overflowingElements(page)).toEqual([]);
      if (as === 'visitor' || as === 'patient') return;
      expect(await brokenTexts(page)).toEqual([]);
    });
  });
}

test.describe('the times of a day', () => {
  test.use({ as: 'patient', viewport: { width: WIDTH, height: 780 } });

  test('fit a phone with text of twice its size', async ({ page }) => {
    await doubleLetters(page);
    await page.goto(`/patient/booking/${PEOPLE.marina.id}`);
    await chooseDay(page, nextTuesday());
    await expect(page.getByRole('radio', { name: '14:00' })).toBeAttached();
    expect(await brokenTexts(page)).toEqual([]);
  });
});

test.describe('a toast', () => {
  test.use({
    as: 'professional',
    viewport: { width: WIDTH, height: 780 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('fits a phone with text of twice its size', async ({ page }) => {
    await doubleLetters(page);
    await page.goto('/professional/dashboard');
    await settled(page);
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await expect(page.getByText('Em desenvolvimento', { exact: true })).toBeVisible();
    expect(await brokenTexts(page)).toEqual([]);
  });
});

test.describe('the menu and the notifications of an admin', () => {
  test.use({
    as: 'admin',
    viewport: { width: WIDTH, height: 780 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('fit a phone with text of twice its size', async ({ page }) => {
    await doubleLetters(page);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Mostrar ou esconder o menu' }).click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /^Aprovar Profissionais/ }),
    ).toBeVisible();
    expect(await brokenTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notificações: / }).click();
    await expect(page.getByRole('button', { name: 'Marcar como lidas' })).toBeVisible();
    expect(await brokenTexts(page)).toEqual([]);
  });
});

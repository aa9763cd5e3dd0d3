import { expect, type Locator, type Page } from '@playwright/test';
import { PEOPLE } from 'embedded-backend/seed';
import { nextTuesday, spoken } from './days.ts';

/** A day of the booking calendar, whose pages are turned as needed. */
export async function showDay(page: Page, day: string): Promise<Locator> {
  const button = page.getByRole('button', { name: new RegExp(spoken(day), 'i') });
  await expect(page.getByText('Qual dia fica melhor?')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  for (let turned = 0; turned < 7 && (await button.count()) === 0; turned += 1)
    await page.getByRole('button', { name: /próximo mês/i }).click();
  return button;
}

/** Chooses a day in the booking calendar, turning its pages as needed, and continues. */
export async function chooseDay(
  page: Page,
  day: string,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await (await showDay(page, day)).click();
  await look();
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Goes through the wizard up to the summary of Marina's next free Tuesday at 14:00. */
export async function toSummary(page: Page, day = nextTuesday()): Promise<void> {
  await page.goto(`/patient/booking/${PEOPLE.marina.id}`);
  await chooseDay(page, day);
  await page.getByText('14:00', { exact: true }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Confira sua consulta')).toBeVisible();
}

/** Chooses an option of an antd select. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  const item = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', {
    hasText: option,
  });
  await box.click();
  // A long list renders only its first options, and is searchable.
  if ((await item.count()) === 0) await box.fill(option);
  await item.click();
}

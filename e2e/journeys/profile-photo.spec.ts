import type { Locator, Page } from '@playwright/test';
import { PEOPLE } from 'embedded-backend/seed';
import { expect, test } from '../fixtures.ts';

test.use({ as: 'professional', withServedPages: 'cached' });

const PROFILE = `/professional/profile/${PEOPLE.marina.id}`;
const SECRET = 'GPS -23.5505';

/** A JPEG of 900 × 700 pixels with a place in its metadata. */
async function pictureWithPlace(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 700;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#c96';
    context.fillRect(0, 0, 900, 700);
    context.fillStyle = '#264';
    context.fillRect(300, 200, 300, 500);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from(`Exif\0\0${SECRET}`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

/** Which of its files a loaded image shows. */
const fileOf = (image: Locator) =>
  image.evaluate((shown: HTMLImageElement) => (shown.naturalWidth > 0 ? shown.currentSrc : ''));

test('a professional publishes a photo with the keyboard, and removes it', async ({ page, request }) => {
  await page.goto('/professional/perfil');
  const card = page.getByRole('region', { name: 'Foto', exact: true });
  let address = '';

  await test.step('cropped with the arrows and the zoom', async () => {
    const choosing = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: 'Trocar foto' }).press('Enter');
    const picture = await pictureWithPlace(page);
    await (await choosing).setFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: picture });
    const dialog = page.getByRole('dialog', { name: 'Ajustar foto' });
    await dialog.getByRole('application', { name: 'Posição da foto' }).press('ArrowLeft');
    await dialog.getByRole('slider', { name: 'Aproximar' }).press('ArrowRight');
    await dialog.getByRole('button', { name: 'Usar foto' }).press('Enter');
    await expect(page.getByText('Foto publicada')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('as WebP without the place, in the sizes of its places', async () => {
    address = (await card.locator('img').getAttribute('src')) ?? '';
    for (const size of [96, 256, 512]) {
      const answer = await request.get(address.replace('-512', `-${size}`));
      expect(answer.headers()['content-type']).toBe('image/webp');
      expect((await answer.body()).toString('latin1')).not.toMatch(/Exif|GPS/);
    }
    await expect.poll(() => fileOf(card.locator('img'))).toContain('-256.webp');
  });

  await test.step('on the public page, also as its picture', async () => {
    await expect.poll(async () => (await request.get(PROFILE)).text(), { timeout: 5000 }).toContain(address);
    expect(await (await request.get(PROFILE)).text()).toMatch(
      new RegExp(`property="og:image" content="https?://[^"]+${address}"`),
    );
    await page.getByRole('link', { name: 'Abrir página' }).click();
    await expect.poll(() => fileOf(page.getByRole('main').locator('img').first())).toContain('-256.webp');
  });

  await test.step('removed after a question', async () => {
    await page.goBack();
    await card.getByRole('button', { name: 'Remover' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Foto removida')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
  });
});

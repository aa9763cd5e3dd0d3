import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/testing/browser.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { iconPage, sharePage } from './picture-pages.ts';

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly page: string;
}

const fontOf = (name: string) =>
  readFileSync(
    path.join(REPOSITORY, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  ).toString('base64');

function pictures(): readonly Picture[] {
  const mark = readFileSync(path.join(REPOSITORY, 'shell/public/favicon.svg'), 'utf8');
  const icon = (file: string, size: number) => ({ file, width: size, height: size, page: iconPage(mark) });
  const fonts = { display: fontOf('rosario'), body: fontOf('figtree') };
  return [
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('apple-touch-icon.png', 180),
    { file: 'share.png', width: 1200, height: 630, page: sharePage(mark, fonts) },
  ];
}

/** Renders every picture into `folder`; returns the files. Throws when there is no browser. */
export async function drawPictures(folder: string): Promise<readonly string[]> {
  const launch = findBrowser();
  if (!launch) throw new Error('Rendering the pictures needs a browser, and none was found.');
  const browser = await chromium.launch(launch);
  try {
    const files: string[] = [];
    for (const { file, width, height, page: html } of pictures()) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: path.join(folder, file) });
      await page.close();
      files.push(path.join(folder, file));
    }
    return files;
  } finally {
    await browser.close();
  }
}

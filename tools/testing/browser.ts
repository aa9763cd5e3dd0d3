import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { REPOSITORY } from '../workspaces.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How Playwright starts the browser: its own where it is installed, else the machine's Chromium. */
export interface BrowserLaunch {
  readonly executablePath?: string;
  readonly args: string[];
}

/** Finds a browser; null when there is none. */
export function findBrowser(own: string = chromium.executablePath()): BrowserLaunch | null {
  // Chromium's sandbox refuses to run as root, which is what a build machine's container is.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  if (existsSync(own)) return { args };
  const executablePath = SYSTEM_BROWSERS.find((file) => existsSync(file));
  return executablePath ? { executablePath, args } : null;
}

/** Makes sure that there is a browser: installs Playwright's own where the machine has none. */
export function ensureBrowser(): boolean {
  if (findBrowser()) return true;
  console.log('No browser found: installing Playwright’s Chromium.');
  const cli = path.join(REPOSITORY, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return findBrowser() !== null;
}

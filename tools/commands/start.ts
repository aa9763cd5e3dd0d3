import { DEMO_ACCOUNTS } from 'embedded-backend/node';
import { step } from '../bootstrap/progress.mjs';
import { startPortal, type StartedPortal } from '../portal/start-portal.ts';
import { onEnd } from './ending.ts';
import { explain } from './explain.ts';
import { readStartOptions, START_HELP, type StartOptions } from './start-options.ts';

/** How long open work may take to end, in milliseconds. */
const END_LIMIT_MS = 10_000;

let portal: StartedPortal | undefined;
onEnd(() => {
  setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
  console.log('\nStopping …');
  void Promise.resolve(portal?.close()).then(() => process.exit(0));
});

const options = read();
if (options?.help) console.log(START_HELP);
else if (options) await start(options);

function read(): StartOptions | null {
  try {
    return readStartOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${START_HELP}`);
    process.exitCode = 1;
    return null;
  }
}

async function start({ port, folder, fresh }: StartOptions): Promise<void> {
  const started = performance.now();
  try {
    portal = await startPortal({ port, folder, fresh, step });
  } catch (error) {
    console.error(explain(error, port));
    process.exit(1);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(welcome(portal, folder, seconds));
  const { origin, publishableKey, demoPassword } = portal;
  process.send?.({ origin, publishableKey, demoPassword });
}

function welcome({ origin, demoPassword }: StartedPortal, folder: string, seconds: string): string {
  const accounts = DEMO_ACCOUNTS.map(({ email, role }) => `    ${email.padEnd(34)}${role}`);
  return [
    '',
    `Vínculo is ready (${seconds} s)`,
    '',
    `  Portal   ${origin}`,
    `  E-mails  ${origin}/_mail`,
    `  API      ${origin}/rest/v1 and /auth/v1`,
    `  Data     ${folder}`,
    '',
    `  Demonstration accounts, all with the password ${demoPassword}`,
    ...accounts,
    '',
    '  Ctrl-C stops the portal; the data stays.',
    '',
  ].join('\n');
}

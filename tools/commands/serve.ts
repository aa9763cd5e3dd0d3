import { PRODUCT_NAME } from 'shared-domain/product';
import { demoAccountsOf } from 'embedded-backend/node';
import { step } from '../bootstrap/progress.mjs';
import type { PortalOptions, StartedPortal } from '../portal/open-portal.ts';
import { deploymentOf, type MailsAt, type Payments } from '../portal/deployment.ts';
import { command, type Command } from './command.ts';
import { onEnd } from './on-end.ts';
import { explain } from './explain.ts';
import { OPTIONS_HELP, readStartOptions, START_OPTIONS, type StartOptions } from './start-options.ts';

/** Time limit for open requests at shutdown, in milliseconds. */
const END_LIMIT_MS = 10_000;

type StartPortal = (options: PortalOptions) => Promise<StartedPortal>;

let portal: StartedPortal | undefined;

/** A command that starts a portal with its arguments and runs it until it is stopped. */
export const serveCommand = (help: string, startPortal: StartPortal): Command =>
  command({
    help: `${help}\n${OPTIONS_HELP}`,
    options: START_OPTIONS,
    run: async (values) => {
      const options = readStartOptions(values);
      onEnd(() => {
        setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
        console.log('\nStopping …');
        void Promise.resolve(portal?.close()).then(() => process.exit(0));
      });
      await start(startPortal, options);
    },
  });

async function start(startPortal: StartPortal, options: StartOptions): Promise<void> {
  const { port, folder, postgres, fresh, admin, backups } = options;
  const deployment = deploymentOf(options.demo, process.env);
  const started = performance.now();
  try {
    portal = await startPortal({ port, folder, postgres, fresh, deployment, admin, backups, step });
  } catch (error) {
    console.error(explain(error, port));
    process.exit(1);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(welcome(portal, postgres ?? folder, seconds));
  if (portal.hasNamedAdmin !== null) console.log(adminNews(String(admin), portal.hasNamedAdmin));
  const { origin, publishableKey, demoPassword } = portal;
  process.send?.({ origin, publishableKey, demoPassword });
}

const MAILS: Readonly<Record<MailsAt, (origin: string) => string>> = {
  page: (origin) => `${origin}/_mail shows all outgoing e-mail`,
  smtp: () => 'sent by SMTP',
  folder: () => 'stored in the data folder, because SMTP_URL is not set',
};

const PAYMENTS: Readonly<Record<Payments, string>> = {
  bank: 'by the bank of PIX_API_URL',
  simulated: 'simulated',
  none: 'none, because PIX_API_URL and the other settings of a bank are not set (docs/payments.md)',
};

function welcome(
  { origin, demoPassword, mailsAt, payments, warnings, deployment }: StartedPortal,
  place: string,
  seconds: string,
): string {
  const accounts = demoAccountsOf(deployment).map(({ email, role }) => `    ${email.padEnd(34)}${role}`);
  return [
    '',
    `${PRODUCT_NAME} is ready (${seconds} s)`,
    '',
    `  Portal   ${origin}`,
    `  E-mails  ${MAILS[mailsAt](origin)}`,
    `  API      ${origin} (/auth/v1, /rest/v1, /storage/v1, /functions/v1)`,
    `  Payments ${PAYMENTS[payments]}`,
    `  Data     ${place}`,
    ...warnings.map((warning) => `  Warning  ${warning}`),
    '',
    ...(deployment === 'service'
      ? [
          '  No demonstration: no test accounts, no simulated payments. The first admin: npm start -- --admin <e-mail>',
        ]
      : [`  Demonstration accounts, all with the password ${demoPassword}`, ...accounts]),
    ...(deployment === 'public demonstration'
      ? ['    There is no admin account: this portal is public.']
      : []),
    '',
    '  Ctrl-C stops the portal and keeps the data.',
    '',
  ].join('\n');
}

const adminNews = (email: string, isAdmin: boolean) =>
  isAdmin
    ? `  ${email} is an admin.\n`
    : `  No confirmed patient account has the address ${email}. Sign up with it, confirm it, and start again with --admin.\n`;

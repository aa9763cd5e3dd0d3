import type { Deployment } from 'embedded-backend/node';
import { isLoopbackAddress } from '../../server/loopback.ts';

/** Settings that only a public portal has. */
const PUBLIC_SETTINGS = ['SMTP_URL', 'SMTP_FROM', 'SITE_URL', 'CLIENT_ADDRESS_HEADER'];

/** Where the portal listens. */
export const HOST = '127.0.0.1';

/**
 * Whether clients on other machines may reach the portal: it listens on other addresses, or a setting implies
 * it. Mails and test accounts are then closed to every request, because a proxy without forwarding headers
 * looks like a caller on this machine.
 */
export const isPublic = (environment: NodeJS.ProcessEnv, host: string = HOST): boolean =>
  !isLoopbackAddress(host) || PUBLIC_SETTINGS.some((name) => environment[name]);

/**
 * The mode of a portal. It is a demonstration when requested (`--demo`), and by default when it listens only
 * on this machine and no setting implies other users.
 * @param asked true for `--demo`, false for `--no-demo`, null for neither
 */
export function deploymentOf(
  asked: boolean | null,
  environment: NodeJS.ProcessEnv,
  host: string = HOST,
): Deployment {
  const isReachable = isPublic(environment, host);
  if (!(asked ?? !isReachable)) return 'service';
  return isReachable ? 'public demonstration' : 'demonstration';
}

/** Where e-mails go: shown at `/_mail`, sent by SMTP, or only stored in the data folder. */
export type MailsAt = 'page' | 'smtp' | 'folder';

/** How payments are made: through a bank, simulated, or not at all. */
export type Payments = 'bank' | 'simulated' | 'none';

/** A demonstration with a bank calls it, for example its test environment. */
export const paymentsOf = (deployment: Deployment, hasBank: boolean): Payments =>
  hasBank ? 'bank' : deployment === 'service' ? 'none' : 'simulated';

/** @param isSent whether an SMTP server is configured */
export function mailsAtOf(isSent: boolean, environment: NodeJS.ProcessEnv): MailsAt {
  if (isSent) return 'smtp';
  return isPublic(environment) ? 'folder' : 'page';
}

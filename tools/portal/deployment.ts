import type { Deployment } from 'embedded-backend/node';
import { isLoopbackAddress } from '../../server/loopback.ts';

/** Settings that only a portal for people elsewhere has. */
const PUBLIC_SETTINGS = ['SMTP_URL', 'SMTP_FROM', 'SITE_URL', 'CLIENT_ADDRESS_HEADER'];

/** Where the portal listens. */
export const HOST = '127.0.0.1';

/**
 * Whether people elsewhere may reach the portal: it listens for them, or a setting says so. Mails and test accounts are then
 * closed to every request: a proxy that names itself nowhere looks like a caller on this machine.
 */
export const isPublic = (environment: NodeJS.ProcessEnv, host: string = HOST): boolean =>
  !isLoopbackAddress(host) || PUBLIC_SETTINGS.some((name) => environment[name]);

/**
 * What a portal is served for. It is a demonstration where that is asked for (`--demo`), and by default where it listens
 * on this machine alone and no setting says that people elsewhere use it.
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

/** Where e-mails are: shown at `/_mail`, sent to people by SMTP, or in the data folder alone. */
export type MailsAt = 'page' | 'smtp' | 'folder';

/** @param isSent whether an SMTP server takes them */
export function mailsAtOf(isSent: boolean, environment: NodeJS.ProcessEnv): MailsAt {
  if (isSent) return 'smtp';
  return isPublic(environment) ? 'folder' : 'page';
}

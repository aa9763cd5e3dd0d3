import type { Deployment } from 'embedded-backend/node';
import { isLoopbackAddress } from '../server/loopback.ts';

/** Settings that only a portal for people elsewhere has. */
const PUBLIC_SETTINGS = ['SMTP_URL', 'SMTP_FROM', 'SITE_URL', 'CLIENT_ADDRESS_HEADER'];

/** Where the portal listens. */
export const HOST = '127.0.0.1';

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
  const isPublic = !isLoopbackAddress(host) || PUBLIC_SETTINGS.some((name) => environment[name]);
  if (!(asked ?? !isPublic)) return 'service';
  return isPublic ? 'public demonstration' : 'demonstration';
}

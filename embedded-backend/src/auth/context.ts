import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { BackendKeys } from '../keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { CodeLimiter } from './code-limit.ts';
import type { FactorLimiter } from './factor-limit.ts';
import type { MailLimiter } from './rate-limit.ts';

/** Sign-in settings of a deployment. Durations in seconds. */
export interface AuthSettings {
  /** Origin of the portal; e-mail links and redirects must stay on it. */
  readonly siteUrl: string;
  readonly accessTokenSeconds: number;
  /** Lifetime of an e-mailed code or link. */
  readonly otpSeconds: number;
  /** Minimum interval between two e-mails of one kind to one user. */
  readonly mailIntervalSeconds: number;
  /** How long an already rotated refresh token may be reused once. */
  readonly reuseSeconds: number;
  /** Maximum lifetime of a session: GoTrue's `timebox`. */
  readonly sessionSeconds: number;
  /** Maximum time between refreshes of a session: GoTrue's `inactivity_timeout`. */
  readonly inactivitySeconds: number;
  readonly minimumPasswordLength: number;
}

const DAY_SECONDS = 86_400;

/** The values of supabase/config.toml. */
export const defaultAuthSettings: Omit<AuthSettings, 'siteUrl'> = {
  accessTokenSeconds: 3600,
  otpSeconds: 600,
  mailIntervalSeconds: 60,
  reuseSeconds: 10,
  sessionSeconds: 30 * DAY_SECONDS,
  inactivitySeconds: 7 * DAY_SECONDS,
  minimumPasswordLength: 6,
};

/** The dependencies of an auth operation. */
export interface AuthContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: BackendKeys;
  readonly mailer: Mailer;
  /** Null: unlimited e-mails. */
  readonly mailLimiter: MailLimiter | null;
  /** Null: unlimited wrong codes. */
  readonly codeLimiter: CodeLimiter | null;
  /** Null: unlimited second-factor codes. */
  readonly factorLimiter: FactorLimiter | null;
  readonly settings: AuthSettings;
}

/** A parsed request to /auth/v1. */
export interface AuthRequest {
  readonly request: Request;
  readonly url: URL;
  /** The client's network for limits; empty when the host does not pass an address. */
  readonly network: string;
  /** The JSON body; empty for requests without one. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The clock's instant in the database's format. */
export const nowIso = (context: AuthContext): string => new Date(context.clock.now()).toISOString();

import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { BackendKeys } from '../keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { CodeLimiter } from './code-limit.ts';
import type { FactorLimiter } from './factor-limit.ts';
import type { MailLimiter } from './rate-limit.ts';

/** What a deployment may choose about signing in. Durations in seconds. */
export interface AuthSettings {
  /** Origin of the portal; mail links go there and redirects may go nowhere else. */
  readonly siteUrl: string;
  readonly accessTokenSeconds: number;
  /** How long a mailed code or link works. */
  readonly otpSeconds: number;
  /** Least time between two mails of one kind to one person. */
  readonly mailIntervalSeconds: number;
  /** How long an already rotated refresh token may be used once more. */
  readonly reuseSeconds: number;
  /** The longest life of a session, however much it is used: GoTrue's `timebox`. */
  readonly sessionSeconds: number;
  /** How long a session may go without being renewed: GoTrue's `inactivity_timeout`. */
  readonly inactivitySeconds: number;
  readonly minimumPasswordLength: number;
}

const DAY_SECONDS = 86_400;

/** Those of supabase/config.toml. */
export const defaultAuthSettings: Omit<AuthSettings, 'siteUrl'> = {
  accessTokenSeconds: 3600,
  otpSeconds: 600,
  mailIntervalSeconds: 60,
  reuseSeconds: 10,
  sessionSeconds: 30 * DAY_SECONDS,
  inactivitySeconds: 7 * DAY_SECONDS,
  minimumPasswordLength: 6,
};

/** Everything an auth operation works with. */
export interface AuthContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: BackendKeys;
  readonly mailer: Mailer;
  /** Null: as many mails as one likes. */
  readonly mailLimiter: MailLimiter | null;
  /** Null: as many wrong codes as one likes. */
  readonly codeLimiter: CodeLimiter | null;
  /** Null: as many codes of a second factor as one likes. */
  readonly factorLimiter: FactorLimiter | null;
  readonly settings: AuthSettings;
}

/** One request to /auth/v1, read. */
export interface AuthRequest {
  readonly request: Request;
  readonly url: URL;
  /** Whence it comes, as limits count; empty where the host does not say. */
  readonly network: string;
  /** The JSON body; empty for requests without one. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The clock's instant as the database takes it. */
export const nowIso = (context: AuthContext): string => new Date(context.clock.now()).toISOString();

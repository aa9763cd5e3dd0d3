import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultAuthSettings } from './context.ts';

// Node only: reads config.toml.

const config = readFileSync(path.resolve(__dirname, '../../../supabase/config.toml'), 'utf8');

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** A setting of config.toml; durations ("168h") in seconds. */
function setting(name: string): number {
  const [, figures, unit] = new RegExp(`^${name} = "?(\\d+)([smh]?)"?$`, 'm').exec(config) ?? [];
  return Number(figures) * (UNITS[unit ?? ''] ?? 1);
}

it('match the sign-in settings of config.toml', () => {
  expect(defaultAuthSettings).toEqual({
    accessTokenSeconds: setting('jwt_expiry'),
    otpSeconds: setting('otp_expiry'),
    mailIntervalSeconds: setting('max_frequency'),
    reuseSeconds: setting('refresh_token_reuse_interval'),
    sessionSeconds: setting('timebox'),
    inactivitySeconds: setting('inactivity_timeout'),
    minimumPasswordLength: setting('minimum_password_length'),
  });
});

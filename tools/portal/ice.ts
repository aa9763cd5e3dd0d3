import { readIceSettings, type IceSettings } from '../../supabase/functions/_shared/ice/settings.ts';

/** The settings of STUN and TURN are incomplete or wrong; each line names one. */
class IceSettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'IceSettingsError';
  }
}

/** The servers of the environment by which browsers reach each other. Throws `IceSettingsError` if they are wrong. */
export function iceOf(environment: NodeJS.ProcessEnv): IceSettings {
  const { settings, problems } = readIceSettings(environment);
  if (problems.length > 0) throw new IceSettingsError(problems);
  return settings;
}

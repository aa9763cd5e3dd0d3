/** A deployment's public configuration, `/portal-config.json`. It contains no secrets. */
export interface PortalConfig {
  /** Address of the Supabase API; may be relative to the portal's origin. */
  readonly supabaseUrl: string;
  readonly publishableKey: string;
}

/** Reads the deployment's configuration. Rejects when it is missing or invalid. */
export async function readPortalConfig(): Promise<PortalConfig> {
  const response = await fetch('/portal-config.json');
  if (!response.ok) throw new Error(`/portal-config.json answered ${response.status}`);
  const { supabaseUrl, publishableKey } = (await response.json()) as Partial<PortalConfig>;
  if (typeof supabaseUrl !== 'string' || typeof publishableKey !== 'string') {
    throw new Error('/portal-config.json lacks supabaseUrl or publishableKey');
  }
  return { supabaseUrl: new URL(supabaseUrl, location.origin).href, publishableKey };
}

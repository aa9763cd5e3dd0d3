import type { IceSettings } from './settings.ts';

const LIFE_SECONDS = 2 * 60 * 60;

/** An `RTCIceServer`. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

export interface IceAnswer {
  readonly ice_servers: readonly IceServer[];
  readonly relay_only: boolean;
  /** Until when new connections can use them. */
  readonly expires_at: string;
}

/** The password of a user name, as coturn's `use-auth-secret` computes it. */
async function credentialOf(username: string, secret: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
  const sum = await crypto.subtle.sign('HMAC', key, bytes.encode(username));
  return btoa(String.fromCharCode(...new Uint8Array(sum)));
}

/**
 * The servers for one user for two hours.
 * @param user what coturn counts by (`user-quota`) and writes into its log
 */
export async function iceServersFor(settings: IceSettings, user: string, now: Date): Promise<IceAnswer> {
  const { stunUrls, turnUrls, secret, relayOnly } = settings;
  const expires = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
  const username = `${expires}:${user}`;
  const servers: IceServer[] = [];
  if (stunUrls.length > 0 && !relayOnly) servers.push({ urls: stunUrls });
  if (turnUrls.length > 0)
    servers.push({ urls: turnUrls, username, credential: await credentialOf(username, secret) });
  return {
    ice_servers: servers,
    relay_only: relayOnly,
    expires_at: new Date(expires * 1000).toISOString(),
  };
}

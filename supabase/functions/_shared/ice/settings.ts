/** How browsers reach each other: servers that tell them their own address (STUN) or pass everything on (TURN). */
export interface IceSettings {
  readonly stunUrls: readonly string[];
  readonly turnUrls: readonly string[];
  /** coturn's `static-auth-secret`; empty without TURN. */
  readonly secret: string;
  /** Whether everything goes through TURN, so that neither side learns the other's address. */
  readonly relayOnly: boolean;
}

export interface IceReading {
  readonly settings: IceSettings;
  /** What must be corrected before a start. They name settings, never their values. */
  readonly problems: readonly string[];
}

const SERVER = /^(stun|stuns|turn|turns):([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?(\?transport=(udp|tcp))?$/i;
const isTurn = (url: string) => /^turns?:/i.test(url);

/** Reads the servers from the environment. Without them browsers connect only where they see each other directly. */
export function readIceSettings(environment: Readonly<Record<string, string | undefined>>): IceReading {
  const value = (name: string) => environment[name]?.trim() ?? '';
  const urls = value('TURN_URLS')
    .split(/[\s,]+/)
    .filter(Boolean);
  const secret = value('TURN_SECRET');
  const relayOnly = value('TURN_RELAY_ONLY') === 'true';
  const turnUrls = urls.filter(isTurn);
  const wrong: Readonly<Record<string, boolean>> = {
    'TURN_URLS must be addresses such as turns:turn.example:5349, separated by commas.': urls.some(
      (url) => !SERVER.test(url),
    ),
    'TURN_SECRET is not set.': turnUrls.length > 0 && secret === '',
    'TURN_SECRET needs at least 32 characters.': secret !== '' && secret.length < 32,
    'TURN_URLS has no turn: or turns: address, which TURN_SECRET and TURN_RELAY_ONLY need.':
      turnUrls.length === 0 && (secret !== '' || relayOnly),
    'TURN_RELAY_ONLY must be true, false or not set.': !['', 'true', 'false'].includes(
      value('TURN_RELAY_ONLY'),
    ),
  };
  return {
    settings: { stunUrls: urls.filter((url) => !isTurn(url)), turnUrls, secret, relayOnly },
    problems: Object.keys(wrong).filter((problem) => wrong[problem]),
  };
}

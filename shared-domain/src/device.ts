/** What a browser says of itself, in words by which its person knows it. */
export interface Device {
  /** "Chrome no Android"; "Navegador não reconhecido" where it says nothing known. */
  readonly name: string;
  /** A telephone or a tablet. */
  readonly isHandheld: boolean;
}

/** In this order: most browsers also bear the names of those below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** In this order: Android also says Linux. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const HANDHELD: ReadonlySet<string | undefined> = new Set(['Android', 'iPhone', 'iPad']);

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Names the device of a session by the browser's `User-Agent`; null where none was sent. An iPad that asks for pages of
 * computers calls itself a Mac. Anybody may send anything: it helps to remember, it proves nothing.
 */
export function deviceOf(userAgent: string | null): Device {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  const known = browser ?? (system && 'Outro navegador');
  const name = [known ?? 'Navegador não reconhecido', ...(system ? [`no ${system}`] : [])].join(' ');
  return { name, isHandheld: HANDHELD.has(system) };
}

/** A device described in words that its user recognizes. */
export interface Device {
  /** "Chrome no Android"; "Navegador não reconhecido" if unknown. */
  readonly name: string;
  /** A phone or a tablet. */
  readonly isHandheld: boolean;
}

/** Order matters: most browsers also contain the names of those below. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** Order matters: Android also contains Linux. */
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
 * Names the device of a session from the browser's `User-Agent`; null if none was sent. An iPad that requests
 * desktop pages reports a Mac. The header can be forged: it is a hint for the user, not a proof.
 */
export function deviceOf(userAgent: string | null): Device {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  const known = browser ?? (system && 'Outro navegador');
  const name = [known ?? 'Navegador não reconhecido', ...(system ? [`no ${system}`] : [])].join(' ');
  return { name, isHandheld: HANDHELD.has(system) };
}

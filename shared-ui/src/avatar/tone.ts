const TONES = ['brand', 'warm', 'sand', 'deep', 'blue'] as const;
export type AvatarTone = (typeof TONES)[number];

/** The same name always has the same color. */
export function toneOf(name: string): AvatarTone {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return TONES[sum % TONES.length] ?? 'brand';
}

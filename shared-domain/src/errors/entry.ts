import type { KnownCode } from './codes';

/** Text of a toast or panel. */
export interface ErrorText {
  readonly title: string;
  readonly text?: string;
}

/** Texts of one context: `otherwise` for every code without its own. */
export interface ErrorEntry {
  readonly otherwise: ErrorText;
  readonly codes?: Readonly<Partial<Record<KnownCode, ErrorText>>>;
}

/** One text for several codes. */
export const each = <Code extends KnownCode>(
  codes: readonly Code[],
  text: ErrorText,
): Partial<Record<Code, ErrorText>> =>
  Object.fromEntries(codes.map((code) => [code, text])) as Partial<Record<Code, ErrorText>>;

/** What a toast or panel says. */
export interface ErrorText {
  readonly title: string;
  readonly text?: string;
}

/** Texts of one context: `otherwise` for every code that has none of its own. */
export interface ErrorEntry {
  readonly otherwise: ErrorText;
  readonly codes?: Readonly<Record<string, ErrorText>>;
}

/** One text for several codes. */
export const each = (codes: readonly string[], text: ErrorText): Record<string, ErrorText> =>
  Object.fromEntries(codes.map((code) => [code, text]));

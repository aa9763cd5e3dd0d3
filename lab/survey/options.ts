export interface SurveyOptions {
  /** Name prefixes; empty: everything. */
  readonly only: readonly string[];
  readonly tell: (line: string) => void;
}

/** Findings by state or dialog; only those with findings. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** Whether a state is selected by name prefix; all are without a selection. */
export const isWanted = (name: string, only: SurveyOptions['only']): boolean =>
  only.length === 0 || only.some((begin) => name.startsWith(begin));

/** Prints the findings of each state as they arrive, and collects them. */
export const noteTo =
  (findings: Record<string, readonly string[]>, tell: SurveyOptions['tell']) =>
  (name: string, found: readonly string[]): void => {
    tell(`${found.length === 0 ? '✓' : '✗'} ${name}`);
    for (const line of found) tell(`    ${line}`);
    if (found.length > 0) findings[name] = found;
  };

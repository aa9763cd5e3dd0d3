export interface SurveyOptions {
  /** Name prefixes; empty: everything. */
  readonly only: readonly string[];
  readonly log: (line: string) => void;
}

/** Findings by state or dialog; only those with findings. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** Whether a state is selected by name prefix; all are without a selection. */
export const isWanted = (name: string, only: SurveyOptions['only']): boolean =>
  only.length === 0 || only.some((begin) => name.startsWith(begin));

/** Prints the findings of each state as they arrive, and collects them. */
export const noteTo =
  (findings: Record<string, readonly string[]>, log: SurveyOptions['log']) =>
  (name: string, found: readonly string[]): void => {
    log(`${found.length === 0 ? '✓' : '✗'} ${name}`);
    for (const line of found) log(`    ${line}`);
    if (found.length > 0) findings[name] = found;
  };

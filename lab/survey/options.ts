export interface SurveyOptions {
  /** Beginnings of names; empty: everything. */
  readonly only: readonly string[];
  readonly tell: (line: string) => void;
}

/** What was found, by state or dialog; those without are left out. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** Whether a state is among those asked for, by the beginnings of their names; with none, every one is. */
export const isWanted = (name: string, only: SurveyOptions['only']): boolean =>
  only.length === 0 || only.some((begin) => name.startsWith(begin));

/** Tells what was found of each state as it comes, and keeps it. */
export const noteTo =
  (findings: Record<string, readonly string[]>, tell: SurveyOptions['tell']) =>
  (name: string, found: readonly string[]): void => {
    tell(`${found.length === 0 ? '✓' : '✗'} ${name}`);
    for (const line of found) tell(`    ${line}`);
    if (found.length > 0) findings[name] = found;
  };

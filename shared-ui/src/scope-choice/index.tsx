import { useId } from 'react';
import styles from './scope-choice.module.css';

/** What a change of a date concerns: it alone, or the dates after it too. */
export type Scope = 'one' | 'following';

export interface ScopeChoiceProps {
  readonly legend: string;
  /** Whether only screen readers get the legend. */
  readonly isLegendHidden?: boolean;
  /** What each means, and in small letters what follows from it. */
  readonly options: Readonly<Record<Scope, { readonly label: string; readonly text?: string }>>;
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
}

const SCOPES = ['one', 'following'] as const;

/** A date of a series alone, or it and the following ones. */
export function ScopeChoice({ legend, isLegendHidden = false, options, value, onChange }: ScopeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.scope}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {SCOPES.map((scope) => {
        const { label, text } = options[scope];
        return (
          <label key={scope}>
            <input
              type="radio"
              name={name}
              value={scope}
              checked={value === scope}
              onChange={() => onChange(scope)}
            />
            <span>
              {label}
              {text && <small>{text}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

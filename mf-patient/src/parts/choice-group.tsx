import { useId, type ReactNode } from 'react';
import { Choice, Choices } from 'shared-ui/choices';
import styles from './choice-group.module.css';
import { Question } from './question';

export interface Answer<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  /** Adds "(opcional)" to the label. */
  readonly optional?: boolean;
  /** A small tag next to the label: who can read the answer. */
  readonly tag?: ReactNode;
  readonly choices: readonly Answer<Value>[];
  /** Null: none selected. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Five in a row, icon above text; stacked on phones. */
  readonly tiles?: boolean;
  readonly error?: string | null;
}

/** A visible radio group with arrow keys. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, optional, tag, choices, value, onChange, tiles = false, error } = props;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Question name={label} optional={optional} tag={tag} describedBy={error ? errorId : undefined}>
      <Choices tiles={tiles}>
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            icon={choice.icon}
            invalid={Boolean(error)}
            onChange={() => onChange(choice.value)}
          >
            {choice.label}
          </Choice>
        ))}
      </Choices>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </Question>
  );
}

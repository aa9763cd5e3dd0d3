import { copy } from './copy';
import styles from './scope-choice.module.css';

/** What a change of a date concerns. */
export type Scope = 'only' | 'following';

interface ScopeChoiceProps {
  /** Of the group. */
  readonly name: string;
  readonly scope: Scope;
  readonly followingText: string;
  readonly onChange: (scope: Scope) => void;
}

/** "Só esta" or "esta e as seguintes". */
export function ScopeChoice({ name, scope, followingText, onChange }: ScopeChoiceProps) {
  const options = [
    { value: 'only', label: copy.only, text: copy.onlyText },
    { value: 'following', label: copy.following, text: followingText },
  ] as const;
  return (
    <fieldset className={styles.scope}>
      <legend className="visually-hidden">{copy.scope}</legend>
      {options.map(({ value, label, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={scope === value}
            aria-describedby={`${name}-${value}`}
            onChange={() => onChange(value)}
          />
          <span>
            {label}
            <small id={`${name}-${value}`}>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

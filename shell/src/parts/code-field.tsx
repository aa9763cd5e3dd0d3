import { useRef, useState, type ChangeEvent } from 'react';
import { formatOneTimeCode, ONE_TIME_CODE_LENGTH } from 'shared-domain/one-time-code';
import { Field } from 'shared-ui/field';
import { copy } from './copy';
import styles from './code-field.module.css';

interface CodeFieldProps {
  /** The digits typed so far. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | null;
}

/**
 * Six boxes over one control: so it can be pasted into, filled in by the telephone, and is read aloud as one. The
 * focus comes here when a step begins.
 */
export function CodeField({ value, onValueChange, error }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const next = Math.min(value.length, ONE_TIME_CODE_LENGTH - 1);
  // Digits are added and taken away at the end alone: the boxes show no caret.
  const keepCaretAtEnd = () => input.current?.setSelectionRange(value.length, value.length);
  return (
    <Field label={copy.code.label} required error={error}>
      {(control) => (
        <span className={styles.code}>
          <input
            {...control}
            ref={input}
            data-step-focus=""
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event: ChangeEvent<HTMLInputElement>) =>
              onValueChange(formatOneTimeCode(event.currentTarget.value))
            }
            onSelect={keepCaretAtEnd}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
          />
          {Array.from({ length: ONE_TIME_CODE_LENGTH }, (_, i) => (
            <span key={i} aria-hidden="true" className={hasFocus && i === next ? styles.next : styles.digit}>
              {value[i]}
            </span>
          ))}
        </span>
      )}
    </Field>
  );
}

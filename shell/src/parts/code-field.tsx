import { useRef, useState, type ChangeEvent } from 'react';
import { formatOneTimeCode, ONE_TIME_CODE_LENGTH } from 'shared-domain/one-time-code';
import { FormField, useFormField } from 'shared-ui/form';
import { copy } from './copy';
import styles from './code-field.module.css';

interface CodeFieldProps {
  /** The last digit was typed. */
  readonly onComplete: () => void;
}

/**
 * Six boxes over one control: so it can be pasted into, filled in by the telephone, and is read aloud as one. The field `code`. The
 * focus comes here when a step begins.
 */
export function CodeField({ onComplete }: CodeFieldProps) {
  const { value, onChange } = useFormField('code');
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const next = Math.min(value.length, ONE_TIME_CODE_LENGTH - 1);
  // Digits are added and taken away at the end alone: the boxes show no caret.
  const keepCaretAtEnd = () => input.current?.setSelectionRange(value.length, value.length);
  return (
    <FormField name="code" label={copy.code.label} required>
      {(control) => (
        <span className={styles.code}>
          <input
            {...control}
            ref={input}
            data-step-focus=""
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              const code = formatOneTimeCode(event.currentTarget.value);
              onChange(code);
              if (code.length === ONE_TIME_CODE_LENGTH) onComplete();
            }}
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
    </FormField>
  );
}

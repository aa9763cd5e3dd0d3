import { useRef, useState, type ChangeEvent } from 'react';
import { formatOneTimeCode, ONE_TIME_CODE_LENGTH } from 'shared-domain/one-time-code';
import { FormField, useFormField } from 'shared-ui/form';
import { copy } from '../frame/copy';
import styles from './code-field.module.css';

interface CodeFieldProps {
  /** Called after the last digit. */
  readonly onComplete: () => void;
}

/**
 * Field `code`: six boxes over one input, so that paste, autofill and screen readers work. Focused when a
 * step begins.
 */
export function CodeField({ onComplete }: CodeFieldProps) {
  const { value, onChange } = useFormField('code');
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const next = Math.min(value.length, ONE_TIME_CODE_LENGTH - 1);
  // Digits can only be added and removed at the end, because the boxes show no caret.
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

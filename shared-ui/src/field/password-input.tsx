import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { TextInput, type TextInputProps } from './text-input';
import styles from './field.module.css';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'autoComplete'> {
  /** Autocomplete hint for password managers. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button to show the text. */
export function PasswordInput(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.inside}
          aria-label={visible ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
    />
  );
}

import { useId, useState, type KeyboardEvent } from 'react';
import { TextInput, type TextInputProps } from '../field';
import { useFieldControl } from '../field/field-context';
import styles from './combobox.module.css';
import { suggestionsFor } from './suggestions';

export { optionNamed } from './suggestions';

export interface ComboboxProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  readonly options: readonly string[];
  /** Omitted inside a `FormField`, like `onValueChange`. */
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

const NONE = -1;

/** A text input with suggestions. Any text is allowed; the form validates it. */
export function Combobox({ options, ...props }: ComboboxProps) {
  const field = useFieldControl();
  const { value = field.value ?? '', onValueChange = field.onChange, onBlur, ...rest } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const listId = useId();
  const found = isOpen ? suggestionsFor(options, value) : [];
  const isShown = found.length > 0 && !(found.length === 1 && found[0] === value);
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const choose = (option: string) => {
    onValueChange?.(option);
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = found[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : NONE;
      // The text itself is selected before the first and after the last option.
      setActive(((active + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Enter' && isShown && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  };
  return (
    <span className={styles.combobox}>
      <TextInput
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active !== NONE ? optionId(active) : undefined}
        autoComplete="off"
        {...rest}
        value={value}
        onChange={({ currentTarget }) => {
          onValueChange?.(currentTarget.value);
          setOpen(true);
          setActive(NONE);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          close();
          field.onBlur?.();
          onBlur?.(event);
        }}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={rest['aria-label']}
        className={styles.list}
        hidden={!isShown}
      >
        {isShown &&
          found.map((option, index) => (
            <li
              key={option}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // Before the input loses the focus, which would close the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option}
            </li>
          ))}
      </ul>
    </span>
  );
}

import { useState, type KeyboardEvent } from 'react';
import { AutoComplete as AntdAutoComplete } from 'antd';
import { useFieldControl } from '../field/field-context';
import { LIST_HEIGHT } from './list-height';
import { suggestionsFor } from './suggestions';

export interface AutoCompleteProps {
  readonly options: readonly string[];
  readonly maxLength: number;
  /** Inside a `FormField`, the change handler comes from the form. */
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** What the browser may fill in, such as "address-level2". */
  readonly autoComplete: string;
}

/** antd's text input with suggestions. Any text is allowed; the form validates it. */
export function AutoComplete({ options, onChange, onBlur, autoComplete, ...rest }: AutoCompleteProps) {
  const { state, name: _name, value = '', onChange: bind, onBlur: leave, ...wiring } = useFieldControl();
  const [isOpen, setOpen] = useState(false);
  const found = suggestionsFor(options, value);
  const isShown = isOpen && found.length > 0 && !(found.length === 1 && found[0] === value);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
    if (event.key !== 'Escape' || !isShown) return;
    // Otherwise Esc would also close the dialog around the field.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <AntdAutoComplete
      {...wiring}
      {...rest}
      ref={(select) =>
        select?.nativeElement.querySelector('input')?.setAttribute('autocomplete', autoComplete)
      }
      value={value}
      options={found.map((option) => ({ value: option }))}
      open={isShown}
      showSearch={{ filterOption: false, onSearch: () => setOpen(true) }}
      onChange={(text) => (onChange ?? bind)?.(text)}
      onSelect={() => setOpen(false)}
      onKeyDown={press}
      onBlur={() => {
        setOpen(false);
        leave?.();
        onBlur?.();
      }}
      status={state === 'error' ? 'error' : ''}
      defaultActiveFirstOption={false}
      virtual={false}
      listHeight={LIST_HEIGHT}
    />
  );
}

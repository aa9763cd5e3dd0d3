import { useId, type ReactNode } from 'react';
import { Select as AntdSelect } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useFieldControl } from '../field/field-context';
import { LIST_HEIGHT } from './list-height';

export interface SelectOption<Value> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string | number> {
  readonly options: readonly SelectOption<Value>[];
  /** Inside a `FormField`, value and change handler come from the form. */
  readonly value?: Value;
  readonly onChange?: (value: Value) => void;
  /** Shown while no option has the value. */
  readonly placeholder?: string;
  /** Typing filters the options. */
  readonly showSearch?: boolean;
  readonly loading?: boolean;
  readonly disabled?: boolean | undefined;
  /** A lucide icon at the start. */
  readonly icon?: ReactNode;
}

/** antd's select. Inside a `Field` it is wired to label, hint and error, inside a `FormField` to its value. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, showSearch = false, disabled = false, icon, ...rest } = props;
  const { state, name: _name, value: bound, onChange: bind, ...wiring } = useFieldControl();
  const value = 'value' in rest ? rest.value : bound;
  const text = options.find((option) => option.value === value)?.label ?? value;
  const valueId = useId();
  return (
    <>
      <AntdSelect<Value | null>
        {...wiring}
        {...rest}
        disabled={disabled}
        value={text ? (value as Value) : null}
        onChange={(next) => next !== null && (rest.onChange ?? bind)?.(next)}
        options={[...options]}
        // antd's combobox is an empty input beside the text of its value.
        aria-describedby={[text && valueId, wiring['aria-describedby']].filter(Boolean).join(' ')}
        status={state === 'error' ? 'error' : ''}
        showSearch={showSearch && { optionFilterProp: 'label' }}
        // Otherwise only three options are exposed to screen readers.
        virtual={false}
        listHeight={LIST_HEIGHT}
        prefix={icon}
        suffix={<ChevronDown aria-hidden="true" />}
      />
      <span id={valueId} hidden>
        {text}
      </span>
    </>
  );
}

import type { ChangeEvent } from 'react';
import { caretAfterMask } from './caret';
import { useFieldControl } from './field-context';
import { TextInput, type TextInputProps } from './text-input';

export interface MaskedInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** Masks typed or pasted text, complete or not: `formatCpf` and similar. */
  readonly format: (text: string) => string;
  /** The masked value. Omitted inside a `FormField`. */
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

/** An input that masks its value while typing and keeps the caret position. */
export function MaskedInput({ format, ...props }: MaskedInputProps) {
  const field = useFieldControl();
  const { value = field.value, onValueChange = field.onChange, ...rest } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const typed = input.value;
    const next = format(typed);
    let caret = caretAfterMask(typed, input.selectionStart ?? typed.length, format);
    // "Delete" on a separator removes nothing: step over it, or the caret is stuck.
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType === 'deleteContentForward' && next === value) caret += 1;
    // Written before React sees it: React then has nothing to write and leaves the caret alone.
    input.value = next;
    input.setSelectionRange(caret, caret);
    onValueChange?.(next);
  };
  return <TextInput figures autoComplete="off" {...rest} value={value} onChange={change} />;
}

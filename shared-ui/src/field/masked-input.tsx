import type { ChangeEvent } from 'react';
import { caretAfterMask } from './caret';
import { useFieldControl } from './field-context';
import { TextInput, type TextInputProps } from './text-input';

export interface MaskedInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** Puts the mask on what was typed or pasted, complete or not: `formatCpf` and its like. */
  readonly format: (text: string) => string;
  /** The value, masked. Left out inside a `FormField`. */
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
}

/** A control whose value wears a mask while it is typed; the caret stays where the person writes. */
export function MaskedInput({ format, ...props }: MaskedInputProps) {
  const field = useFieldControl();
  const { value = field.value, onValueChange = field.onChange, ...rest } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const typed = input.value;
    const next = format(typed);
    let caret = caretAfterMask(typed, input.selectionStart ?? typed.length, format);
    // "Delete" on a separator takes away nothing: step over it, or the caret is stuck there.
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType === 'deleteContentForward' && next === value) caret += 1;
    // Written here, before React sees it: then React has nothing to write, and leaves the caret alone.
    input.value = next;
    input.setSelectionRange(caret, caret);
    onValueChange?.(next);
  };
  return <TextInput figures autoComplete="off" {...rest} value={value} onChange={change} />;
}

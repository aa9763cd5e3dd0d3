import type { KeyboardEvent, Ref } from 'react';
import { Search } from 'lucide-react';
import { Field, TextInput } from '../field';
import type { useDebouncedText } from '../debounced-text';

export interface SearchBoxProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** Accessible name: the box itself shows only its placeholder. */
  readonly labelHidden?: boolean | undefined;
  readonly placeholder: string;
  /** The current input; Enter sends it at once. */
  readonly typed: ReturnType<typeof useDebouncedText>;
  readonly className?: string | undefined;
}

/** Search box of a list. Its form has no button and is never submitted, whatever else is in it. */
export function SearchBox({ ref, label, labelHidden, placeholder, typed, className }: SearchBoxProps) {
  const [text, setText, send] = typed;
  const search = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  const box = (
    <TextInput
      ref={ref}
      type="search"
      className={className}
      icon={<Search aria-hidden="true" />}
      aria-label={labelHidden ? label : undefined}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={search}
    />
  );
  return labelHidden ? box : <Field label={label}>{box}</Field>;
}

import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field, TextInput } from 'shared-ui/field';
import type { useTypedText } from 'shared-ui/typed-text';

interface SearchFormProps {
  readonly label: string;
  /** The label stands above the box: where other fields stand beside it. */
  readonly labelShown?: boolean | undefined;
  readonly placeholder: string;
  /** What is being typed; Enter sends it at once. */
  readonly typed: ReturnType<typeof useTypedText>;
  readonly className?: string | undefined;
  readonly boxClassName?: string | undefined;
  /** What else narrows the list, or counts what was found. */
  readonly children?: ReactNode;
}

/** The box in which an admin's list is searched. */
export function SearchForm(props: SearchFormProps) {
  const { label, labelShown, placeholder, typed, className, boxClassName, children } = props;
  const [text, setText, sendText] = typed;
  const box = (
    <TextInput
      type="search"
      className={boxClassName}
      icon={<Search aria-hidden="true" />}
      aria-label={labelShown ? undefined : label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        sendText();
      }}
    >
      {labelShown ? <Field label={label}>{box}</Field> : box}
      {children}
    </form>
  );
}

import { Eye } from 'lucide-react';
import { FEEDBACK_TEXT_MAX_LENGTH } from 'shared-domain/feedback';
import { excessOf } from 'shared-domain/text';
import { Field, TextArea } from 'shared-ui/field';
import { tooLong } from '../parts/too-long';

interface LongTextProps {
  readonly label: string;
  /** Who reads the answer. */
  readonly reader: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly optional?: boolean;
  readonly placeholder?: string;
  readonly hint?: string;
}

/** A question answered in sentences; says by how much an answer is too long. */
export function LongText({ label, reader, value, onChange, optional, placeholder, hint }: LongTextProps) {
  const excess = excessOf(value, FEEDBACK_TEXT_MAX_LENGTH);
  return (
    <Field
      label={label}
      tag={
        <>
          <Eye aria-hidden="true" /> {reader}
        </>
      }
      optional={optional}
      hint={hint}
      error={excess > 0 ? tooLong(excess, FEEDBACK_TEXT_MAX_LENGTH) : null}
    >
      <TextArea placeholder={placeholder} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

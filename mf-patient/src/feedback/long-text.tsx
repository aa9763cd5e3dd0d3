import { Eye } from 'lucide-react';
import { FEEDBACK_TEXT_MAX_LENGTH } from 'shared-domain/feedback';
import { TextArea } from 'shared-ui/field';
import { FormField } from 'shared-ui/form';
import type { FeedbackDraft } from './feedback-draft';

interface LongTextProps {
  readonly name: 'positiveAspects' | 'improvements' | 'publicTestimonial';
  readonly label: string;
  /** Who can read the answer. */
  readonly reader: string;
  readonly placeholder?: string;
  readonly hint?: string;
}

/** A free-text question; shows by how much an answer is too long. */
export function LongText({ name, label, reader, placeholder, hint }: LongTextProps) {
  return (
    <FormField<FeedbackDraft>
      name={name}
      label={label}
      tag={
        <>
          <Eye aria-hidden="true" /> {reader}
        </>
      }
      optional
      hint={hint}
      limit={FEEDBACK_TEXT_MAX_LENGTH}
    >
      <TextArea placeholder={placeholder} />
    </FormField>
  );
}

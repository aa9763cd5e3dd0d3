import type { RefObject } from 'react';
import { HEADLINE_MAX_LENGTH } from 'shared-domain/published-profile';
import { TextArea, TextInput } from 'shared-ui/field';
import { FormField, useFormValue } from 'shared-ui/form';
import { copy } from './copy';
import type { ProfileDraft } from './own-profile';
import { Section } from './section';

const words = copy.presentation;

interface PresentationSectionProps {
  readonly aboutRef: RefObject<HTMLTextAreaElement | null>;
}

/** Headline and the text about oneself. */
export function PresentationSection({ aboutRef }: PresentationSectionProps) {
  return (
    <Section title={words.title}>
      <FormField<ProfileDraft>
        name="headline"
        label={copy.fields.headline}
        hint={words.headlineHint(useFormValue('headline'))}
        limit={HEADLINE_MAX_LENGTH}
        optional
      >
        <TextInput autoComplete="off" />
      </FormField>
      <FormField<ProfileDraft>
        name="about"
        label={copy.fields.about}
        hint={words.aboutHint(useFormValue('about'))}
        required
      >
        <TextArea ref={aboutRef} rows={8} />
      </FormField>
    </Section>
  );
}

import { APPROACHES, SESSION_TEXT_MAX_LENGTH } from 'shared-domain/published-profile';
import { TextArea } from 'shared-ui/field';
import { FormField, useFormField, useFormValue } from 'shared-ui/form';
import { ChoiceList } from './choice-list';
import { copy } from './copy';
import type { ProfileDraft } from './own-profile';
import styles from './public-profile-page.module.css';
import { Section } from './section';

/** Approaches, and what a consultation is like. */
export function WorkSection() {
  const { value } = useFormField<ProfileDraft, 'approaches'>('approaches');
  return (
    <Section
      title={copy.fields.approaches}
      aside={<span className={styles.count}>{copy.work.chosen(value.length)}</span>}
    >
      <ChoiceList name="approaches" choices={APPROACHES} hideLegend />
      <FormField<ProfileDraft>
        name="sessionText"
        label={copy.fields.sessionText}
        hint={copy.work.sessionHint(useFormValue('sessionText'))}
        limit={SESSION_TEXT_MAX_LENGTH}
        optional
      >
        <TextArea rows={3} />
      </FormField>
    </Section>
  );
}

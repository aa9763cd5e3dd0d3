import { ACCOMMODATIONS, AUDIENCES, NOT_ATTENDED_MAX_LENGTH } from 'shared-domain/published-profile';
import { TextInput } from 'shared-ui/field';
import { FormField } from 'shared-ui/form';
import { ChoiceList } from './choice-list';
import { copy } from './copy';
import type { ProfileDraft } from './own-profile';
import { Section } from './section';

const words = copy.audience;

/** Whom the professional attends, and whom not. */
export function AudienceSection() {
  return (
    <Section title={copy.fields.audiences}>
      <ChoiceList name="audiences" choices={AUDIENCES} hint={words.minors} hideLegend />
      <ChoiceList name="accommodations" choices={ACCOMMODATIONS} />
      <FormField<ProfileDraft>
        name="notAttended"
        label={copy.fields.notAttended}
        hint={words.notAttendedHint}
        limit={NOT_ATTENDED_MAX_LENGTH}
        optional
      >
        <TextInput autoComplete="off" />
      </FormField>
    </Section>
  );
}

import { filterPriceInput } from 'shared-domain/money';
import { Field, TextArea, TextInput } from 'shared-ui/field';
import { FormOfAddressField, ProfessionField, RegistrationField } from 'shared-ui/professional-fields';
import { copy } from './copy';
import { FormSection, TwoFields } from './form-section';
import styles from './professional-section.module.css';
import type { SectionProps } from './section-props';
import { SpecialtyChoices } from './specialty-choices';

const words = copy.professional;

/** What the applicant does, and at what price. */
export function ProfessionalSection({ draft, write, error }: SectionProps) {
  return (
    <FormSection title={words.title}>
      <TwoFields>
        <ProfessionField value={draft.profession} onValueChange={(profession) => write({ profession })} />
        <RegistrationField
          form="free"
          required
          profession={draft.profession}
          value={draft.registration}
          onValueChange={(registration) => write({ registration })}
          error={error('registration')}
        />
        {draft.profession === 'psychologist' && (
          <FormOfAddressField
            profession={draft.profession}
            value={draft.formOfAddress}
            onValueChange={(formOfAddress) => write({ formOfAddress })}
          />
        )}
      </TwoFields>
      <SpecialtyChoices value={draft.specialties} onValueChange={(specialties) => write({ specialties })} />
      <Field label={words.bio} optional hint={words.bioHint} error={error('bio')}>
        <TextArea
          name="bio"
          rows={5}
          value={draft.bio}
          onChange={({ currentTarget }) => write({ bio: currentTarget.value })}
        />
      </Field>
      <TwoFields>
        <Field label={words.price} required hint={words.priceHint} error={error('price')}>
          <TextInput
            name="price"
            icon={<span className={styles.currency}>{words.currency}</span>}
            figures
            inputMode="decimal"
            autoComplete="off"
            value={draft.price}
            onChange={({ currentTarget }) => write({ price: filterPriceInput(currentTarget.value) })}
          />
        </Field>
      </TwoFields>
    </FormSection>
  );
}

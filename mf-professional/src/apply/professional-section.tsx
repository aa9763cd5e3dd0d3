import { filterPriceInput, formatPrice, isPriceInputRounded, parsePriceInput } from 'shared-domain/money';
import { Select } from 'shared-ui/antd';
import { MaskedInput, TextArea } from 'shared-ui/field';
import { FormField, useFormField, useFormValue } from 'shared-ui/form';
import { ProfessionField, RegistrationField } from 'shared-ui/professional-fields';
import { FormOfAddressField } from '../parts/form-of-address-field';
import { copy } from './copy';
import type { Draft } from './draft';
import { FormSection, TwoFields } from './form-section';
import styles from './professional-section.module.css';
import { SpecialtyChoices } from './specialty-choices';

const words = copy.professional;

/** Profession and price of the applicant. */
export function ProfessionalSection() {
  const address = useFormField<Draft, 'formOfAddress'>('formOfAddress');
  const specialties = useFormField<Draft, 'specialties'>('specialties');
  const price = useFormValue('price');
  const amount = isPriceInputRounded(price) ? parsePriceInput(price) : null;
  return (
    <FormSection title={words.title}>
      <TwoFields>
        <ProfessionField control={Select} />
        <RegistrationField form="free" required />
        {useFormValue('profession') === 'psychologist' && (
          <FormOfAddressField
            profession="psychologist"
            value={address.value}
            onValueChange={address.onChange}
          />
        )}
      </TwoFields>
      <SpecialtyChoices value={specialties.value} onValueChange={specialties.onChange} />
      <FormField<Draft> name="bio" label={words.bio} optional hint={words.bioHint}>
        <TextArea rows={5} />
      </FormField>
      <TwoFields>
        <FormField<Draft>
          name="price"
          label={words.price}
          required
          hint={amount === null ? words.priceHint : words.priceRounded(formatPrice(amount))}
        >
          <MaskedInput
            format={filterPriceInput}
            icon={<span className={styles.currency}>{words.currency}</span>}
            inputMode="decimal"
          />
        </FormField>
      </TwoFields>
    </FormSection>
  );
}

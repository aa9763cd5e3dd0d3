import { TextInput } from 'shared-ui/field';
import { FormField, useFormValue } from 'shared-ui/form';
import { PlaceFields } from 'shared-ui/place-fields';
import { CnpjField, CpfField, PhoneField } from 'shared-ui/professional-fields';
import { copy } from './copy';
import type { Draft } from './draft';
import { FormSection, TwoFields } from './form-section';

const words = copy.personal;

/** Identity, contact and place of the applicant. */
export function PersonalSection() {
  return (
    <FormSection title={words.title}>
      <TwoFields>
        <FormField<Draft> name="fullName" label={words.fullName} required>
          <TextInput autoComplete="name" />
        </FormField>
        <FormField<Draft> name="email" label={words.email} required>
          <TextInput type="email" autoComplete="email" />
        </FormField>
        <CpfField besideCnpj={useFormValue('cnpj') !== ''} />
        <PhoneField />
        <CnpjField />
      </TwoFields>
      <PlaceFields isPublic />
    </FormSection>
  );
}

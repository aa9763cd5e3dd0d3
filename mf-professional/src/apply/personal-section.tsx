import { Field, TextInput } from 'shared-ui/field';
import { PlaceFields } from 'shared-ui/place-fields';
import { CnpjField, CpfField, PhoneField } from 'shared-ui/professional-fields';
import { copy } from './copy';
import { FormSection, TwoFields } from './form-section';
import type { SectionProps } from './section-props';

const words = copy.personal;

/** Who applies, how to reach them, and where they are. */
export function PersonalSection({ draft, write, error }: SectionProps) {
  return (
    <FormSection title={words.title}>
      <TwoFields>
        <Field label={words.fullName} required error={error('fullName')}>
          <TextInput
            name="fullName"
            autoComplete="name"
            value={draft.fullName}
            onChange={({ currentTarget }) => write({ fullName: currentTarget.value })}
          />
        </Field>
        <Field label={words.email} required error={error('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={({ currentTarget }) => write({ email: currentTarget.value })}
          />
        </Field>
        <CpfField
          besideCnpj={draft.cnpj !== ''}
          value={draft.cpf}
          onValueChange={(cpf) => write({ cpf })}
          error={error('cpf')}
        />
        <PhoneField value={draft.phone} onValueChange={(phone) => write({ phone })} error={error('phone')} />
        <CnpjField value={draft.cnpj} onValueChange={(cnpj) => write({ cnpj })} error={error('cnpj')} />
      </TwoFields>
      <PlaceFields
        isPublic
        city={draft.city}
        state={draft.state}
        onCityChange={(city) => write({ city })}
        onStateChange={(state) => write({ state })}
        stateError={error('state')}
        cityError={error('city')}
      />
    </FormSection>
  );
}

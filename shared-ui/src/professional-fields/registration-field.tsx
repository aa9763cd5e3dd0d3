import { Info } from 'lucide-react';
import {
  APPLICATION_REGISTRATION_PLACEHOLDER,
  COUNCIL_OF,
  formatApplicationRegistration,
  formatRegistration,
  isBeyondRegistration,
  stateOfCrm,
} from 'shared-domain/registration';
import { isProfession } from 'shared-domain/specialties';
import { MaskedInput } from '../field';
import { FormField, useFormValue } from '../form';
import { Tooltip } from '../tooltip';
import { copy } from './copy';
import styles from './professional-fields.module.css';

interface RegistrationFieldProps {
  readonly required?: boolean;
  /**
   * `masked`: CRP-XX/XXXXX and CRM-XX/XXXXXX, as in sign-up; `free`: as in the application. Default `masked`.
   */
  readonly form?: 'masked' | 'free' | undefined;
}

const words = copy.registration;

/**
 * The council registration: CRP for psychologists, CRM for psychiatrists, whose state is shown while typing
 * (the two digits of a CRP are a council's region). Field `registration`, used with a `ProfessionField`.
 */
export function RegistrationField({ form = 'masked', required }: RegistrationFieldProps) {
  const value = useFormValue('registration');
  const chosen = useFormValue('profession');
  const profession = isProfession(chosen) ? chosen : 'psychologist';
  const council = COUNCIL_OF[profession];
  const isMasked = form === 'masked';
  const state = isMasked && council === 'CRM' ? stateOfCrm(value) : null;
  const isWrong = isMasked && isBeyondRegistration(value, profession);
  return (
    <FormField
      name="registration"
      label={words.label[council]}
      required={required}
      hint={isMasked ? state : words.freeHint[council]}
      error={isWrong ? words.invalid[council] : null}
      action={
        <Tooltip text={words.verified} className={styles.about}>
          <Info aria-hidden="true" />
          <span className="visually-hidden">{words.about}</span>
        </Tooltip>
      }
    >
      <MaskedInput
        format={isMasked ? (text) => formatRegistration(text, profession) : formatApplicationRegistration}
        autoCapitalize="characters"
        placeholder={isMasked ? words.example[council] : APPLICATION_REGISTRATION_PLACEHOLDER[profession]}
      />
    </FormField>
  );
}

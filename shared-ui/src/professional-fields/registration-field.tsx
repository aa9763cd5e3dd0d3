import { Info } from 'lucide-react';
import {
  APPLICATION_REGISTRATION_PLACEHOLDER,
  COUNCIL_OF,
  formatApplicationRegistration,
  formatRegistration,
  isBeyondRegistration,
  stateOfCrm,
} from 'shared-domain/registration';
import type { Profession } from 'shared-domain/specialties';
import { Field, MaskedInput } from '../field';
import { Tooltip } from '../tooltip';
import { copy } from './copy';
import type { PersonalFieldProps } from './props';
import styles from './professional-fields.module.css';

interface RegistrationFieldProps extends PersonalFieldProps {
  readonly profession: Profession;
  /** `masked`: CRP-XX/XXXXX and CRM-XX/XXXXXX, as sign-up asks; `free`: as the application takes it. Default `masked`. */
  readonly form?: 'masked' | 'free' | undefined;
}

const words = copy.registration;

/**
 * The council's number: CRP for psychologists, CRM for psychiatrists, whose state is shown while the number is typed
 * (the two digits of a CRP are a council's region). Its control is named `registration`.
 */
export function RegistrationField(props: RegistrationFieldProps) {
  const { profession, form = 'masked', value, onValueChange, error, required } = props;
  const council = COUNCIL_OF[profession];
  const isMasked = form === 'masked';
  const state = isMasked && council === 'CRM' ? stateOfCrm(value) : null;
  const isWrong = isMasked && isBeyondRegistration(value, profession);
  return (
    <Field
      label={words.label[council]}
      required={required}
      hint={isMasked ? state : words.freeHint[council]}
      error={isWrong ? words.invalid[council] : error}
      action={
        <Tooltip text={words.verified} className={styles.about}>
          <Info aria-hidden="true" />
          <span className="visually-hidden">{words.about}</span>
        </Tooltip>
      }
    >
      <MaskedInput
        name="registration"
        format={isMasked ? (text) => formatRegistration(text, profession) : formatApplicationRegistration}
        autoCapitalize="characters"
        placeholder={isMasked ? words.example[council] : APPLICATION_REGISTRATION_PLACEHOLDER[profession]}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
}

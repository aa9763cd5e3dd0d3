import { BIO_MAX_LENGTH } from 'shared-domain/application';
import { parseCnpj } from 'shared-domain/cnpj';
import { parseCpf } from 'shared-domain/cpf';
import { isEmail } from 'shared-domain/email';
import { hasThousandsDot, isPriceInputTooLarge, parsePriceInput } from 'shared-domain/money';
import { parsePhone } from 'shared-domain/phone';
import { isCityUnknown } from 'shared-domain/place';
import { parseFullName } from 'shared-domain/profile';
import { parseApplicationRegistration } from 'shared-domain/registration';
import { NAME_MAX_LENGTH } from 'shared-domain/text-limits';
import { isConsultationPrice } from 'shared-domain/consultation-price';
import { isState } from 'shared-domain/state';
import { excessOf } from 'shared-domain/text-length';
import type { Draft, DraftField } from './draft';

export type ApplicationFault =
  | 'missing'
  | 'name-too-long'
  | 'email-invalid'
  | 'cpf-invalid'
  | 'phone-invalid'
  | 'cnpj-invalid'
  | 'state-invalid'
  | 'city-unknown'
  | 'registration-invalid'
  | 'bio-too-long'
  | 'price-invalid'
  | 'price-thousands'
  | 'price-out-of-range';

export type ApplicationFaults = Readonly<Partial<Record<DraftField, ApplicationFault>>>;

type Rule = (draft: Draft) => ApplicationFault | null;

type TextRule = (text: string) => ApplicationFault | null;

const filled = (text: string, fault: TextRule) => (text.trim() === '' ? 'missing' : fault(text));
const optional = (text: string, fault: TextRule) => (text.trim() === '' ? null : fault(text));

/** In form order. */
const RULES: Readonly<Partial<Record<DraftField, Rule>>> = {
  fullName: ({ fullName }) => {
    if (!parseFullName(fullName)) return 'missing';
    return excessOf(fullName, NAME_MAX_LENGTH) > 0 ? 'name-too-long' : null;
  },
  email: ({ email }) => filled(email, (address) => (isEmail(address) ? null : 'email-invalid')),
  cpf: ({ cpf }) => optional(cpf, (number) => (parseCpf(number) ? null : 'cpf-invalid')),
  phone: ({ phone }) => optional(phone, (number) => (parsePhone(number) ? null : 'phone-invalid')),
  cnpj: ({ cnpj }) => optional(cnpj, (number) => (parseCnpj(number) ? null : 'cnpj-invalid')),
  state: ({ state }) => optional(state, (letters) => (isState(letters) ? null : 'state-invalid')),
  city: ({ city, state }) => (isCityUnknown(city, state) ? 'city-unknown' : null),
  registration: ({ registration, profession }) =>
    filled(registration, (number) =>
      parseApplicationRegistration(number, profession) ? null : 'registration-invalid',
    ),
  bio: ({ bio }) => (excessOf(bio, BIO_MAX_LENGTH) > 0 ? 'bio-too-long' : null),
  price: ({ price }) => filled(price, priceFault),
};

function priceFault(price: string): ApplicationFault | null {
  const amount = parsePriceInput(price);
  if (amount !== null && isConsultationPrice(amount)) return null;
  // "1.000" would parse as one real, but the user means a thousand.
  if (hasThousandsDot(price)) return 'price-thousands';
  return amount === null && !isPriceInputTooLarge(price) ? 'price-invalid' : 'price-out-of-range';
}

/** Validation errors of an application by field, in form order; empty if valid. */
export function applicationFaults(draft: Draft): ApplicationFaults {
  const faults: Partial<Record<DraftField, ApplicationFault>> = {};
  for (const [field, rule] of Object.entries(RULES) as [DraftField, Rule][]) {
    const fault = rule(draft);
    if (fault) faults[field] = fault;
  }
  return faults;
}

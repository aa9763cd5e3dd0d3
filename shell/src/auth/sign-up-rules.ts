import { parseCpf } from 'shared-domain/cpf';
import { passwordFault } from 'shared-domain/password';
import { parsePhone } from 'shared-domain/phone';
import { emailFault, type EmailFault } from '../parts/email-fault';
import type { Draft, DraftField } from './draft';

export type SignUpFault =
  | 'name-missing'
  | 'cpf-missing'
  | 'cpf-invalid'
  | 'phone-missing'
  | 'phone-invalid'
  | EmailFault
  | 'password-missing'
  | 'password-too-short'
  | 'password-too-long'
  | 'passwords-differ'
  | 'consent-missing';

export type SignUpFaults = Readonly<Partial<Record<DraftField, SignUpFault>>>;

type Rule = (draft: Draft) => SignUpFault | null;

/** In the order of the form. */
const RULES: Readonly<Record<DraftField, Rule>> = {
  fullName: ({ fullName }) => (fullName.trim() ? null : 'name-missing'),
  cpf: ({ cpf }) => (cpf === '' ? 'cpf-missing' : parseCpf(cpf) ? null : 'cpf-invalid'),
  phone: ({ phone }) => (phone === '' ? 'phone-missing' : parsePhone(phone) ? null : 'phone-invalid'),
  email: ({ email }) => emailFault(email),
  password: ({ password }) => {
    if (password === '') return 'password-missing';
    const fault = passwordFault(password);
    return fault && `password-${fault}`;
  },
  confirmation: ({ password, confirmation }) => (password === confirmation ? null : 'passwords-differ'),
  privacy: ({ privacy }) => (privacy ? null : 'consent-missing'),
  terms: ({ terms }) => (terms ? null : 'consent-missing'),
};

/** What keeps a patient from signing up, by field in the form's order; empty when nothing does. */
export function signUpFaults(draft: Draft): SignUpFaults {
  const faults: Partial<Record<DraftField, SignUpFault>> = {};
  for (const field of Object.keys(RULES) as DraftField[]) {
    const fault = RULES[field](draft);
    if (fault) faults[field] = fault;
  }
  return faults;
}

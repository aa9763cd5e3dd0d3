import { parseCnpj } from 'shared-domain/cnpj';
import { parseCpf } from 'shared-domain/cpf';
import { passwordFault } from 'shared-domain/password';
import { parsePhone } from 'shared-domain/phone';
import { parseFullName } from 'shared-domain/profile';
import { parseRegistration } from 'shared-domain/registration';
import { emailFault } from '../email/email-fault';
import type { SignUpRole } from '../auth-form/sign-up-role';
import type { FormErrors } from 'shared-ui/form';
import { copy } from './copy';
import type { Draft, DraftField } from '../sign-up-data/draft';
import type { AccessMethod } from '../auth-form/access-method';
import type { SignUpFault } from './sign-up-fault';

type Rule = (draft: Draft) => SignUpFault | null;

const RULES: Readonly<Record<DraftField, Rule>> = {
  method: () => null,
  fullName: ({ fullName }) => (parseFullName(fullName) ? null : 'name-missing'),
  cpf: ({ cpf }) => (cpf === '' ? 'cpf-missing' : parseCpf(cpf) ? null : 'cpf-invalid'),
  phone: ({ phone }) => (phone === '' ? 'phone-missing' : parsePhone(phone) ? null : 'phone-invalid'),
  email: ({ email }) => emailFault(email),
  profession: () => null,
  registration: ({ registration, profession }) => {
    if (registration === '') return 'registration-missing';
    return parseRegistration(registration, profession) ? null : 'registration-invalid';
  },
  cnpj: ({ cnpj }) => (cnpj === '' || parseCnpj(cnpj) ? null : 'cnpj-invalid'),
  password: ({ password }) => {
    if (password === '') return 'password-missing';
    const fault = passwordFault(password);
    return fault && `password-${fault}`;
  },
  confirmation: ({ password, confirmation }) => (password === confirmation ? null : 'passwords-differ'),
  privacy: ({ privacy }) => (privacy ? null : 'consent-missing'),
  terms: ({ terms }) => (terms ? null : 'consent-missing'),
};

/** The requested fields, in form order. */
export function fieldsOf(
  role: SignUpRole,
  method: AccessMethod,
  emailIsKnown: boolean,
): readonly DraftField[] {
  return [
    ...(['fullName', 'cpf', 'phone'] as const),
    ...(emailIsKnown ? [] : (['email'] as const)),
    ...(role === 'professional' ? (['profession', 'registration', 'cnpj'] as const) : []),
    ...(method === 'password' ? (['password', 'confirmation'] as const) : []),
    ...(['privacy', 'terms'] as const),
  ];
}

/** Validation errors of the sign-up form. `fields`: the requested ones. */
export const signUpFaults = (draft: Draft, fields: readonly DraftField[]): FormErrors<Draft> =>
  Object.fromEntries(
    fields.map((field) => {
      const fault = RULES[field](draft);
      return [field, fault && copy.faults[fault]];
    }),
  );

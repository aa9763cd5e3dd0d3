import type { Profession } from 'shared-domain/specialties';
import { useLocation } from 'shared-portal/router';
import { useForm, type FormOptions, type FormState, type ServerErrors } from 'shared-ui/form';
import { PASSWORD_REFUSALS } from '../password/password-refusal';
import type { AccessMethod } from '../auth-form/access-method';
import { copy } from './copy';

/** Input typed on /auth, shared by its forms so that switching between them loses nothing. */
export interface Draft {
  readonly method: AccessMethod;
  readonly fullName: string;
  readonly cpf: string;
  readonly phone: string;
  readonly email: string;
  readonly profession: Profession;
  readonly registration: string;
  readonly cnpj: string;
  readonly password: string;
  readonly confirmation: string;
  readonly privacy: boolean;
  readonly terms: boolean;
}

export type DraftField = keyof Draft;

const EMPTY: Draft = {
  method: 'password',
  fullName: '',
  cpf: '',
  phone: '',
  email: '',
  profession: 'psychologist',
  registration: '',
  cnpj: '',
  password: '',
  confirmation: '',
  privacy: false,
  terms: false,
};

export type DraftForm = FormState<Draft>;

/** Error codes for an address that already has an account. */
export const TAKEN = ['user_already_exists', 'email_exists'];

const REFUSALS: ServerErrors<Draft> = {
  context: 'signup',
  fields: {
    user_already_exists: 'email',
    email_exists: 'email',
    email_address_invalid: 'email',
    ...PASSWORD_REFUSALS,
  },
  texts: Object.fromEntries(TAKEN.map((code) => [code, copy.taken.text])),
};

/** Never stored. */
const PASSWORDS: readonly DraftField[] = ['password', 'confirmation'];

/**
 * Starts with the data passed by the previous screen, or with what this tab stored before a reload. Leaving
 * the screen clears it.
 */
export function useDraft(options: Pick<FormOptions<Draft>, 'faultsOf' | 'validateOnBlur'>): DraftForm {
  const { state } = useLocation();
  return useForm({
    ...options,
    initial: () => ({ ...EMPTY, ...draftFrom(state) }),
    refusals: REFUSALS,
    draft: { name: 'sign-up', omit: PASSWORDS },
  });
}

/** The part that may be stored: everything but the passwords. */
export function withoutPasswords(draft: Draft): Partial<Draft> {
  const { password: _, confirmation: __, ...kept } = draft;
  return kept;
}

function draftFrom(state: unknown): Partial<Draft> {
  if (typeof state !== 'object' || state === null) return {};
  const isOfTheDraft = ([field, value]: [string, unknown]) =>
    Object.hasOwn(EMPTY, field) && typeof value === typeof EMPTY[field as DraftField];
  return Object.fromEntries(Object.entries(state).filter(isOfTheDraft)) as Partial<Draft>;
}

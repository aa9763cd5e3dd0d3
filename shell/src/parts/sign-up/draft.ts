import type { Profession } from 'shared-domain/specialties';
import { useLocation } from 'shared-portal/router';
import { useForm, type FormOptions, type FormState, type Refusals } from 'shared-ui/form';
import { PASSWORD_REFUSALS } from '../password-refusal';
import type { AccessMethod } from './access-method';
import { copy } from './copy';

/** What has been typed on /auth. All its forms share it, so that changing between them loses nothing. */
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

/** Codes with which the server says that there is an account with this address. */
export const TAKEN = ['user_already_exists', 'email_exists'];

const REFUSALS: Refusals<Draft> = {
  context: 'signup',
  fields: {
    user_already_exists: 'email',
    email_exists: 'email',
    email_address_invalid: 'email',
    ...PASSWORD_REFUSALS,
  },
  texts: Object.fromEntries(TAKEN.map((code) => [code, copy.taken.text])),
};

/** Never kept over a reload. */
const PASSWORDS: readonly DraftField[] = ['password', 'confirmation'];

/**
 * Begins with what the screen that led here passes on, or with what this tab keeps over a reload. Leaving the screen
 * forgets it.
 */
export function useDraft(options: Pick<FormOptions<Draft>, 'faultsOf' | 'checkOnLeave'>): DraftForm {
  const { state } = useLocation();
  return useForm({
    ...options,
    initial: () => ({ ...EMPTY, ...draftFrom(state) }),
    refusals: REFUSALS,
    draft: { name: 'sign-up', omit: PASSWORDS },
  });
}

/** What may be kept: everything but the passwords. */
export function keepDraft(draft: Draft): Partial<Draft> {
  const { password: _, confirmation: __, ...kept } = draft;
  return kept;
}

function draftFrom(state: unknown): Partial<Draft> {
  if (typeof state !== 'object' || state === null) return {};
  const isOfTheDraft = ([field, value]: [string, unknown]) =>
    Object.hasOwn(EMPTY, field) && typeof value === typeof EMPTY[field as DraftField];
  return Object.fromEntries(Object.entries(state).filter(isOfTheDraft)) as Partial<Draft>;
}

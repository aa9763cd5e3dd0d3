import { parseCnpj } from 'shared-domain/cnpj';
import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { parseCpf } from 'shared-domain/cpf';
import { parsePhone } from 'shared-domain/phone';
import { parseRegistration } from 'shared-domain/registration';
import type { SignUpRole } from '../auth-form/sign-up-role';
import type { Draft } from './draft';

/** Sign-up data of a new account. The database moves it from the auth tables to profiles and consents. */
export type SignUpMetadata = Readonly<Record<string, string | null>>;

/**
 * Builds the metadata from a valid form. Every account starts as a patient's; the professional fields prefill
 * the application.
 */
export function signUpMetadata(draft: Draft, role: SignUpRole): SignUpMetadata {
  return {
    full_name: draft.fullName.trim(),
    role: 'patient',
    cpf: parseCpf(draft.cpf),
    phone: parsePhone(draft.phone),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    privacy_version: CONSENT_VERSIONS.privacy,
    terms_version: CONSENT_VERSIONS.terms,
    ...(role === 'professional' && {
      profession: draft.profession,
      registration: parseRegistration(draft.registration, draft.profession),
      cnpj: parseCnpj(draft.cnpj),
    }),
  };
}

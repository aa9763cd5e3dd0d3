import { formatCnpj, parseCnpj } from 'shared-domain/cnpj';
import { formatCpf, parseCpf } from 'shared-domain/cpf';
import { documentName } from 'shared-domain/document-path';
import { cents, formatPriceInput } from 'shared-domain/money';
import { formatPhone } from 'shared-domain/phone';
import { isSpecialty, type FormOfAddress, type Profession } from 'shared-domain/specialties';
import type { Draft } from './draft';

/** Profile data: from sign-up, and saved since. */
export interface SignedUp {
  readonly full_name: string;
  readonly email: string;
  readonly cpf: string | null;
  readonly phone: string | null;
  readonly cnpj: string | null;
  readonly profession: Profession | null;
  readonly registration: string | null;
  readonly city: string | null;
  readonly state: string | null;
}

/** Data of the newest application. */
export interface Sent {
  readonly full_name: string;
  readonly email: string;
  readonly cpf_cnpj: string | null;
  readonly phone: string | null;
  readonly specialty: Profession;
  readonly form_of_address: FormOfAddress;
  readonly specialties: readonly string[];
  readonly crp_crm: string;
  readonly bio: string | null;
  readonly price_per_session: number;
  readonly document_urls: readonly string[];
}

/** Initial form values: from the newest application, else from sign-up; the place comes from the profile. */
export function firstDraft(profile: SignedUp, sent: Sent | null): Draft {
  const document = sent?.cpf_cnpj ?? '';
  const cnpj = sent ? parseCnpj(document) : profile.cnpj;
  // An application contains one of the two numbers; next to a CNPJ, the CPF is the one from sign-up.
  const cpf = sent && !cnpj ? parseCpf(document) : profile.cpf;
  return {
    fullName: sent?.full_name ?? profile.full_name,
    email: sent?.email ?? profile.email,
    cpf: formatCpf(cpf ?? ''),
    phone: formatPhone((sent ? sent.phone : profile.phone) ?? ''),
    cnpj: formatCnpj(cnpj ?? ''),
    city: profile.city ?? '',
    state: profile.state ?? '',
    profession: sent?.specialty ?? profile.profession ?? 'psychologist',
    formOfAddress: sent?.form_of_address ?? 'neutral',
    registration: sent?.crp_crm ?? profile.registration ?? '',
    specialties: (sent?.specialties ?? []).filter(isSpecialty),
    bio: sent?.bio ?? '',
    price: sent ? formatPriceInput(cents(sent.price_per_session)) : '',
    documents: (sent?.document_urls ?? []).map((path) => ({ path, name: documentName(path), size: null })),
  };
}

import type { StatusLabel } from 'shared-domain/status';
import { PROFESSIONS, professionTitle, type FormOfAddress, type Profession } from 'shared-domain/specialties';
import type { Role } from 'shared-domain/roles';

/** What the team sees first of an account (private.people.state), in the order of the filter. */
export const ACCOUNT_STATES = [
  'active',
  'unconfirmed',
  'in_review',
  'suspended',
  'blocked',
  'erased',
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const ACCOUNT_LABELS: Readonly<Record<AccountState, StatusLabel>> = {
  active: { text: 'Ativa', tone: 'confirmed', sign: 'done' },
  unconfirmed: { text: 'E-mail a confirmar', tone: 'neutral', sign: 'unread' },
  in_review: { text: 'Em aprovação', tone: 'pending' },
  suspended: { text: 'Suspensa', tone: 'cancelled', sign: 'suspended' },
  blocked: { text: 'Bloqueada', tone: 'cancelled', sign: 'blocked' },
  erased: { text: 'Apagada', tone: 'neutral', sign: 'erased' },
};

/** Roles in the order of the filter; `admin` is everybody in the team. */
export const LISTED_ROLES = [
  'patient',
  'professional',
  'professional_pending',
  'admin',
] as const satisfies readonly Role[];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  patient: 'Paciente',
  professional: 'Profissional',
  professional_pending: 'Profissional em aprovação',
  admin: 'Equipe',
};

interface Work {
  readonly role: Role;
  readonly profession: Profession | null;
  readonly formOfAddress: FormOfAddress | null;
}

/** "Paciente", "Psicóloga", "Equipe". */
export function roleText({ role, profession, formOfAddress }: Work): string {
  if ((role !== 'professional' && role !== 'professional_pending') || !profession) return ROLE_LABELS[role];
  return formOfAddress ? professionTitle(profession, formOfAddress) : PROFESSIONS[profession];
}

const ROLE_TONES = {
  patient: 'brand',
  professional: 'warm',
  professional_pending: 'warm',
  admin: 'plain',
} as const satisfies Record<Role, string>;

export const roleTone = (role: Role) => ROLE_TONES[role];

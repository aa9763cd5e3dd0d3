import type { ContactPreferences } from 'shared-domain/contact-preferences';
import type { Instant, IsoDay } from 'shared-domain/schedule';
import type { Database } from 'shared-portal/database';

/** The user's own data. Documents and phones contain only digits; '' if absent. */
export interface Profile {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly cpf: string;
  readonly birthDate: IsoDay | null;
  readonly city: string;
  readonly state: string;
  readonly contact: ContactPreferences;
  readonly emergency: EmergencyContact;
  readonly memberSince: Instant;
}

export interface EmergencyContact {
  readonly name: string;
  readonly relation: string;
  readonly phone: string;
}

type Table = Database['public']['Tables']['profiles'];

/** The columns of their own row that users may change. */
export type ProfileChange = Pick<
  Table['Update'],
  | 'full_name'
  | 'phone'
  | 'city'
  | 'state'
  | 'birth_date'
  | 'contact_email'
  | 'contact_sms'
  | 'contact_push'
  | 'emergency_name'
  | 'emergency_relation'
  | 'emergency_phone'
>;

/**
 * Only the fields that differ from the saved ones, so that a form does not undo what was saved in another tab or on
 * another device. City and state are one place.
 */
export function onlyChanged(change: ProfileChange, saved: ProfileChange): ProfileChange {
  const differs = (name: keyof ProfileChange) => change[name] !== saved[name];
  const moved = differs('city') || differs('state');
  const isSent = (name: keyof ProfileChange) => (name === 'city' || name === 'state' ? moved : differs(name));
  return Object.fromEntries(Object.entries(change).filter(([name]) => isSent(name as keyof ProfileChange)));
}

export const PROFILE_COLUMNS =
  'full_name, email, phone, cpf, birth_date, city, state, contact_email, contact_sms, contact_push, emergency_name, emergency_relation, emergency_phone, created_at';

/** A row as selected by `PROFILE_COLUMNS`. */
export type ProfileRow = Pick<
  Table['Row'],
  | 'full_name'
  | 'email'
  | 'phone'
  | 'cpf'
  | 'birth_date'
  | 'city'
  | 'state'
  | 'contact_email'
  | 'contact_sms'
  | 'contact_push'
  | 'emergency_name'
  | 'emergency_relation'
  | 'emergency_phone'
  | 'created_at'
>;

export function profileFrom(row: ProfileRow): Profile {
  return {
    fullName: row.full_name,
    email: row.email,
    phone: row.phone ?? '',
    cpf: row.cpf ?? '',
    birthDate: row.birth_date as IsoDay | null,
    city: row.city ?? '',
    state: row.state ?? '',
    contact: { email: row.contact_email, sms: row.contact_sms, push: row.contact_push },
    emergency: {
      name: row.emergency_name ?? '',
      relation: row.emergency_relation ?? '',
      phone: row.emergency_phone ?? '',
    },
    memberSince: row.created_at,
  };
}

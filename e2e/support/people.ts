/** The users of a test. All but the visitor are demonstration accounts of the seed. */
export type Person = 'visitor' | 'patient' | 'other-patient' | 'professional' | 'admin';

export type Account = Exclude<Person, 'visitor'>;

export const EMAILS: Readonly<Record<Account, string>> = {
  patient: 'paciente@vinculo.example',
  'other-patient': 'outro.paciente@vinculo.example',
  professional: 'profissional@vinculo.example',
  admin: 'admin@vinculo.example',
};

export const ACCOUNTS = Object.keys(EMAILS) as Account[];

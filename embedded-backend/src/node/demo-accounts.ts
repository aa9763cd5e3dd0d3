import { hashPassword } from '../auth/password.ts';
import type { Backend } from '../backend.ts';

/** Somebody of the seed whom a visitor of the demonstration may be. */
export interface DemoAccount {
  readonly email: string;
  /** In Portuguese, for lists of accounts. */
  readonly role: string;
}

/** The people of the seed that have a password. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'paciente@vinculo.example', role: 'Paciente' },
  { email: 'outro.paciente@vinculo.example', role: 'Paciente' },
  { email: 'profissional@vinculo.example', role: 'Profissional' },
  { email: 'admin@vinculo.example', role: 'Administração' },
];

const EMAILS = DEMO_ACCOUNTS.map(({ email }) => email);

/** Gives the demonstration accounts their password; the seed carries none. */
export async function setDemoPassword(backend: Backend, password: string): Promise<void> {
  await backend.db.query('update auth.users set encrypted_password = $1 where email = any ($2)', [
    await hashPassword(password),
    EMAILS,
  ]);
}

/** Whether an account of the demonstration still waits for its password. */
export async function lacksDemoPassword(backend: Backend): Promise<boolean> {
  const rows = await backend.db.query(
    `select 1 from auth.users where email = any ($1) and coalesce(encrypted_password, '') = ''`,
    [EMAILS],
  );
  return rows.length > 0;
}

import { hashPassword } from '../auth/password.ts';
import type { Backend } from '../backend.ts';
import { ACCOUNTS } from '../seed/people.ts';
import type { Deployment } from './deployment-kind.ts';

/** A seed user whose account visitors of the demonstration may use. */
export interface DemoAccount {
  readonly email: string;
  /** In Portuguese, for lists of accounts. */
  readonly role: string;
}

/** The admin of the seed. */
export const DEMO_ADMIN = ACCOUNTS.admin.email;

/** The seed users that have a password. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: ACCOUNTS.patient.email, role: 'Paciente' },
  { email: ACCOUNTS['other-patient'].email, role: 'Paciente' },
  { email: ACCOUNTS.professional.email, role: 'Profissional' },
  { email: DEMO_ADMIN, role: 'Administração' },
];

/** The demonstration accounts of a deployment: a public demonstration has no admin, a service has none. */
export function demoAccountsOf(deployment: Deployment): readonly DemoAccount[] {
  if (deployment === 'service') return [];
  return DEMO_ACCOUNTS.filter(({ email }) => deployment === 'demonstration' || email !== DEMO_ADMIN);
}

const emailsOf = (deployment: Deployment) => demoAccountsOf(deployment).map(({ email }) => email);

/** Sets the password of the demonstration accounts; the seed has none. */
export async function setDemoPassword(
  backend: Backend,
  password: string,
  deployment: Deployment = 'demonstration',
): Promise<void> {
  await backend.db.query('update auth.users set encrypted_password = $1 where email = any ($2)', [
    await hashPassword(password),
    emailsOf(deployment),
  ]);
}

/** Whether a demonstration account has no password yet. */
export async function needsDemoPassword(backend: Backend, deployment: Deployment): Promise<boolean> {
  const rows = await backend.db.query(
    `select 1 from auth.users where email = any ($1) and coalesce(encrypted_password, '') = ''`,
    [emailsOf(deployment)],
  );
  return rows.length > 0;
}

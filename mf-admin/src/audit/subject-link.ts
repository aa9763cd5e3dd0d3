import { chargeAddress } from '../parts/charge/charge-address';
import { consultationAddress } from '../parts/consultation-address';
import type { AuditEntry } from './use-audit';

interface SubjectLink {
  readonly to: string;
  readonly label: string;
}

const person = (id: string): SubjectLink => ({ to: `/admin/users/${id}`, label: 'Abrir a pessoa' });
const consultation = (id: string): SubjectLink => ({
  to: consultationAddress(id),
  label: 'Abrir a consulta',
});

/** Links by the table that the subject identifies. */
const LINKS: Readonly<Record<string, (id: string) => SubjectLink>> = {
  profiles: person,
  identities: person,
  team_members: person,
  professionals: person,
  agenda_settings: person,
  agenda_blocks: person,
  calendar_addresses: person,
  payout_keys: person,
  consultations: consultation,
  proposals: consultation,
  payments: (id) => ({ to: chargeAddress(id), label: 'Abrir a cobrança' }),
  professional_applications: (id) => ({
    to: `/admin/professionals/approval/${id}`,
    label: 'Abrir a solicitação',
  }),
};

/** The page of what a row of the log is about; null if it has none. */
export function subjectLink({ table, subject, subjectName, after }: AuditEntry): SubjectLink | null {
  // Times booked by a professional are logged with the patient's id; a row without a name is of an erased account.
  if (subject === null || subjectName === null) return null;
  if (table === 'consultations' && 'times' in after) return person(subject);
  return LINKS[table]?.(subject) ?? null;
}

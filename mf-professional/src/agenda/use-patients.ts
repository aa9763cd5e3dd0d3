import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import { withoutAccents } from 'shared-domain/text';
import { useRead } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';

/** A patient of the professional's: they have paid a consultation. */
export interface OwnPatient {
  readonly id: string;
  readonly name: string;
  readonly nextAt: Instant | null;
  readonly lastAt: Instant | null;
}

const SHOWN = 6;
/** The last consultations from which the patients are gathered. */
const CONSULTATIONS = 1000;

/** The professional's patients by name. */
export function usePatients(search: string) {
  return useRead({
    key: [AGENDA_KEY, 'patients'],
    read: async (client, { userId }): Promise<readonly OwnPatient[]> => {
      const { data, error } = await client
        .from('consultations')
        .select('patient_id, patient_name, starts_at')
        .eq('professional_id', userId)
        .in('status', ['scheduled', 'completed', 'no_show'])
        .order('starts_at', { ascending: false })
        .limit(CONSULTATIONS);
      if (error) throw toAppError(error);
      return patientsOf(data, new Date());
    },
    select: (all) => all.filter(({ name }) => folded(name).includes(folded(search))).slice(0, SHOWN),
  });
}

const folded = (text: string) => withoutAccents(text).toLowerCase();

interface Visit {
  readonly patient_id: string;
  readonly patient_name: string;
  readonly starts_at: Instant;
}

/** The patients of consultations, latest first, by name. */
function patientsOf(visits: readonly Visit[], now: Date): readonly OwnPatient[] {
  const patients = new Map<string, OwnPatient>();
  for (const { patient_id: id, patient_name, starts_at } of visits) {
    const known = patients.get(id) ?? { id, name: patient_name, nextAt: null, lastAt: null };
    const isComing = Date.parse(starts_at) > now.getTime();
    patients.set(id, {
      ...known,
      // The nearest coming one is the last of them that is read.
      nextAt: isComing ? starts_at : known.nextAt,
      lastAt: isComing ? known.lastAt : (known.lastAt ?? starts_at),
    });
  }
  return [...patients.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

/** One of the professional's patients by id; null: none. */
export function usePatient(id: string | null) {
  return useRead({
    key: [AGENDA_KEY, 'patient', id],
    enabled: id !== null,
    read: async (client, { userId }): Promise<OwnPatient | null> => {
      const { data, error } = await client
        .from('consultations')
        .select('patient_name')
        .eq('professional_id', userId)
        .eq('patient_id', id ?? '')
        .order('starts_at', { ascending: false })
        .limit(1);
      if (error) throw toAppError(error);
      const [found] = data;
      return found && id !== null ? { id, name: found.patient_name, nextAt: null, lastAt: null } : null;
    },
  });
}

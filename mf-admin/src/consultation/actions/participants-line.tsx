import { dayOf, formatDayLong, timeOf } from 'shared-domain/schedule';
import { PersonLine } from '../../parts/person-line';
import { copy } from '../copy';
import type { Consultation } from '../use-consultation';

/** Names the consultation that a dialog is about. */
export function ParticipantsLine({ consultation }: { readonly consultation: Consultation }) {
  const { patient, professional, starts_at } = consultation;
  return (
    <PersonLine
      fullName={copy.between(patient.name, professional.name)}
      note={copy.heading(formatDayLong(dayOf(starts_at)), timeOf(starts_at))}
    />
  );
}

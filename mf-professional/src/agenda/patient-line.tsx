import { Avatar } from 'shared-ui/avatar';
import { StatusBadge } from 'shared-ui/status-badge';
import type { Agenda, AgendaConsultation } from './agenda';
import styles from './patient-line.module.css';
import { periodText } from './period-text';
import { STATE_LABELS, stateOf } from './state';

interface PatientLineProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly now: Date;
}

/** The consultation that a dialog is about. */
export function PatientLine({ agenda, consultation, now }: PatientLineProps) {
  const { patientName } = consultation;
  return (
    <div className={styles.line}>
      <Avatar name={patientName} size="sm" />
      <div>
        <b>{patientName}</b>
        <span>{periodText(consultation, agenda.timeZone)}</span>
      </div>
      <StatusBadge label={STATE_LABELS[stateOf(consultation, now)]} />
    </div>
  );
}

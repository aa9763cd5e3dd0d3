import { useState } from 'react';
import type { Agenda, AgendaConsultation } from './agenda';
import { CancelDialog } from './cancel-dialog';
import type { PanelAction } from './consultation-actions';
import { ConsultationPanel } from './consultation-panel';
import { NewDialog } from './new-dialog';
import { OpenedPanel, type Opened } from './opened-panel';
import { ProposeDialog } from './propose-dialog';
import { isProposable } from './state';
import type { AgendaAddress } from './use-agenda-address';
import { useFollowedConsultation } from './use-followed-consultation';
import { useNewPatient } from './use-new-patient';
import { useNow } from './use-now';

interface AgendaPanelsProps {
  readonly agenda: Agenda;
  readonly address: AgendaAddress;
  readonly opened: Opened | null;
  readonly readOnly: boolean;
  readonly onOpen: (opened: Opened | null) => void;
}

/** The panels over the agenda. */
export function AgendaPanels({ agenda, address, opened, readOnly, onOpen }: AgendaPanelsProps) {
  const consultation = agenda.consultations.find(({ id }) => id === address.consultation);
  const { newFor } = address;
  const patient = useNewPatient(address, readOnly);
  const newAt = readOnly ? null : address.newAt;
  const isAsked = newFor ? patient !== null : newAt !== null || (address.isNew && !readOnly);
  useFollowedConsultation(agenda, address);
  const close = () => onOpen(null);
  return (
    <>
      {consultation && (
        <ConsultationDialogs
          key={consultation.id}
          agenda={agenda}
          consultation={consultation}
          readOnly={readOnly}
          onBook={() => address.bookFor(consultation.patientId)}
          onClose={() => address.select(null)}
        />
      )}
      {opened && <OpenedPanel {...{ agenda, opened, readOnly, onOpen }} shownDay={address.day} />}
      {isAsked && !opened && (
        <NewDialog agenda={agenda} patient={patient} startsAt={newAt} onClose={address.endNew} />
      )}
      {opened?.kind === 'new' && (
        <NewDialog agenda={agenda} patient={null} startsAt={opened.startsAt} onClose={close} />
      )}
    </>
  );
}

interface ConsultationDialogsProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly readOnly: boolean;
  readonly onBook: () => void;
  readonly onClose: () => void;
}

/** A consultation's panel, or the dialog that was opened from it. */
function ConsultationDialogs(props: ConsultationDialogsProps) {
  const { agenda, consultation, readOnly, onBook, onClose } = props;
  const now = useNow(agenda);
  const [action, setAction] = useState<PanelAction | null>(null);
  const dialog = { agenda, consultation, onClose };
  if (action === 'cancel')
    return (
      <CancelDialog
        {...dialog}
        onPropose={isProposable(consultation, now) ? () => setAction('propose') : null}
      />
    );
  if (action === 'propose') return <ProposeDialog {...dialog} />;
  return <ConsultationPanel {...dialog} readOnly={readOnly} onAction={setAction} onBook={onBook} />;
}

import { useState } from 'react';
import { dayOf, timeOf, type Instant } from 'shared-domain/schedule';
import { CONSULTATION_MINUTES } from 'shared-domain/schedule';
import { timeAt, minutesOf } from '../parts/clock-time';
import type { Agenda, AgendaConsultation } from './agenda';
import { draftOf, newDraft, type ChosenTime } from './block-draft';
import { BlockForm } from './block-form';
import { BlockPanel } from './block-panel';
import { CancelDialog } from './cancel-dialog';
import type { PanelAction } from './consultation-actions';
import { ConsultationPanel } from './consultation-panel';
import { copy } from './copy';
import { FreePanel } from './free-panel';
import { NewDialog } from './new-dialog';
import { ProposeDialog } from './propose-dialog';
import { isProposable } from './state';
import type { AgendaAddress } from './use-agenda-address';
import { useNow } from './use-now';
import { usePatient } from './use-patients';

/** What is open over the agenda, besides what is in the address: a consultation, or a new one for a patient. */
export type Opened =
  | { readonly kind: 'block' | 'edit'; readonly id: string; readonly anchorId: string }
  | { readonly kind: 'free'; readonly startsAt: Instant; readonly anchorId: string }
  /** `chosen` null: the shown day. */
  | { readonly kind: 'add'; readonly chosen: ChosenTime | null; readonly anchorId: string }
  /** `startsAt` null: not chosen yet. */
  | { readonly kind: 'new'; readonly startsAt: Instant | null };

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
  const patient = usePatient(readOnly ? null : address.newFor).data;
  const close = () => onOpen(null);
  return (
    <>
      {consultation && (
        <ConsultationDialogs
          key={consultation.id}
          agenda={agenda}
          consultation={consultation}
          readOnly={readOnly}
          onClose={() => address.select(null)}
        />
      )}
      {opened && <OpenedPanel {...{ agenda, address, opened, readOnly, onOpen }} opened={opened} />}
      {patient && !opened && (
        <NewDialog agenda={agenda} patient={patient} startsAt={null} onClose={address.endNew} />
      )}
      {opened?.kind === 'new' && (
        <NewDialog agenda={agenda} patient={null} startsAt={opened.startsAt} onClose={close} />
      )}
    </>
  );
}

function OpenedPanel(props: AgendaPanelsProps & { readonly opened: Opened }) {
  const { agenda, address, opened, readOnly, onOpen } = props;
  const { timeZone, today, gridMinutes } = agenda;
  const close = () => onOpen(null);
  switch (opened.kind) {
    case 'new':
      return null;
    case 'block': {
      const block = agenda.blocks.find(({ id }) => id === opened.id);
      return (
        block && (
          <BlockPanel
            {...{ agenda, block, readOnly }}
            anchorId={opened.anchorId}
            onEdit={() => onOpen({ ...opened, kind: 'edit' })}
            onClose={close}
          />
        )
      );
    }
    case 'edit': {
      const block = agenda.blocks.find(({ id }) => id === opened.id);
      const initial = block && draftOf(block, timeZone);
      return (
        initial && <BlockForm {...{ agenda, initial, block }} anchorId={opened.anchorId} onClose={close} />
      );
    }
    case 'free': {
      const { startsAt, anchorId } = opened;
      const day = dayOf(startsAt, timeZone);
      const from = timeOf(startsAt, timeZone);
      const after = (minutes: number) => timeAt(Math.min(minutesOf(from) + minutes, 24 * 60));
      return (
        <FreePanel
          when={copy.period(day, from, after(CONSULTATION_MINUTES))}
          anchorId={anchorId}
          onNew={() => onOpen({ kind: 'new', startsAt })}
          onBlock={() => onOpen({ kind: 'add', chosen: { day, from, to: after(gridMinutes) }, anchorId })}
          onClose={close}
        />
      );
    }
    case 'add': {
      const day = address.day < today ? today : address.day;
      const chosen = opened.chosen ?? { day, from: '12:00', to: '13:00' };
      return (
        <BlockForm
          agenda={agenda}
          initial={newDraft(chosen)}
          block={null}
          anchorId={opened.anchorId}
          onClose={close}
        />
      );
    }
  }
}

interface ConsultationDialogsProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** A consultation's panel, or the dialog that was opened from it. */
function ConsultationDialogs({ agenda, consultation, readOnly, onClose }: ConsultationDialogsProps) {
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
  return <ConsultationPanel {...dialog} readOnly={readOnly} onAction={setAction} />;
}

import { MessageCircle } from 'lucide-react';
import { Avatar } from 'shared-ui/avatar';
import { ButtonLink } from 'shared-ui/button';
import { UnreadCount } from 'shared-ui/conversations';
import { PopoverDialog } from 'shared-ui/popover-dialog';
import { StatusBadge } from 'shared-ui/status-badge';
import { AbsencePart } from './absence/absence-part';
import type { Agenda, AgendaConsultation } from './agenda';
import { ConsultationActions, type PanelAction } from './consultation-actions';
import { ConsultationFacts } from './consultation-facts';
import { copy } from './copy';
import { consultationElement } from './item-id';
import styles from './panel.module.css';
import { seriesCopy } from './series-copy';
import { shownStateOf, STATE_LABELS, stateOf } from './state';
import { useNow } from './use-now';

const words = copy.panel;

interface ConsultationPanelProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly readOnly: boolean;
  readonly onAction: (action: PanelAction) => void;
  /** Books another one for its patient. */
  readonly onBook: () => void;
  readonly onClose: () => void;
}

/** A consultation with what can be done about it. */
export function ConsultationPanel(props: ConsultationPanelProps) {
  const { agenda, consultation, readOnly, onAction, onBook, onClose } = props;
  const now = useNow(agenda);
  const { id, patientName, isFirst, series, unread } = consultation;
  const place = [isFirst && words.first, series && seriesCopy.number(series.number, series.of)];
  const state = stateOf(consultation, now);
  return (
    <PopoverDialog
      open
      anchorId={consultationElement(id)}
      title={patientName}
      subtitle={place.filter(Boolean).join(', ') || null}
      lead={<Avatar name={patientName} size="sm" />}
      onClose={onClose}
    >
      <div>
        <StatusBadge label={STATE_LABELS[shownStateOf(consultation, now)]} />
      </div>
      <ConsultationFacts agenda={agenda} consultation={consultation} state={state} now={now} />
      {consultation.absence && <AbsencePart consultation={consultation} absence={consultation.absence} />}
      <ConsultationActions
        agenda={agenda}
        consultation={consultation}
        now={now}
        readOnly={readOnly}
        onAction={onAction}
        onBook={onBook}
        chat={
          <ButtonLink variant="outline" block to={`/chat/${id}`} icon={<MessageCircle aria-hidden="true" />}>
            <span>
              {words.chat}
              <span className="visually-hidden"> {words.chatWith(patientName)}</span>
            </span>
            <UnreadCount of={{ data: unread, isError: false }} />
          </ButtonLink>
        }
        className={styles.actions}
      />
    </PopoverDialog>
  );
}

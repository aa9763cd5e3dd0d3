import { CalendarDays, MessageCircle, Video, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useUnreadMessages } from 'shared-data/conversations';
import { formatPrice } from 'shared-domain/money';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Avatar } from 'shared-ui/avatar';
import { Button, ButtonLink } from 'shared-ui/button';
import { UnreadCount } from 'shared-ui/conversations';
import { PopoverDialog } from 'shared-ui/popover-dialog';
import { StatusBadge } from 'shared-ui/status-badge';
import { OutcomeDialog } from '../parts/outcome/outcome-dialog';
import type { Outcome } from '../parts/outcome/record-outcome';
import type { Agenda, AgendaConsultation } from './agenda';
import { copy } from './copy';
import { consultationElement } from './item-id';
import styles from './panel.module.css';
import { periodText } from './period-text';
import { StartButton } from './start-button';
import { STATE_LABELS, stateOf } from './state';
import { useConsultationDetails } from './use-consultation-details';
import { useNow } from './use-now';

const words = copy.panel;

interface ConsultationPanelProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** A consultation with what can be done about it. */
export function ConsultationPanel({ agenda, consultation, readOnly, onClose }: ConsultationPanelProps) {
  const now = useNow(agenda);
  const details = useConsultationDetails(consultation.id);
  const { id, patientName, status, payment, isOutsideHours } = consultation;
  const state = stateOf(consultation, now);
  const price = details.data && formatPrice(details.data.amount);
  const isStartable = state === 'pending' || state === 'scheduled' || state === 'running';
  return (
    <PopoverDialog
      open
      anchorId={consultationElement(id)}
      title={patientName}
      subtitle={details.data?.email}
      lead={<Avatar name={patientName} size="sm" />}
      onClose={onClose}
    >
      <div>
        <StatusBadge label={STATE_LABELS[state]} />
      </div>
      <ul className={styles.facts}>
        <li>
          <CalendarDays aria-hidden="true" />
          <b>{periodText(consultation, agenda.timeZone)}</b>
        </li>
        {price && (
          <li>
            <Wallet aria-hidden="true" />
            {payment === 'paid' ? words.paid(price) : status === 'pending' ? words.unpaid(price) : price}
          </li>
        )}
        <li>
          <Video aria-hidden="true" />
          {words.video}
        </li>
      </ul>
      {details.isError && <p role="alert">{words.failed}</p>}
      {isOutsideHours && isStartable && <p>{words.outside}</p>}
      <div className={styles.actions}>
        {isStartable && <StartButton consultation={consultation} />}
        {state === 'pending' && <p>{words.waitingPayment}</p>}
        {state === 'ended' && !readOnly && <OutcomeButtons agenda={agenda} consultation={consultation} />}
        <ButtonLink variant="outline" block to={`/chat/${id}`} icon={<MessageCircle aria-hidden="true" />}>
          <span>
            {words.chat}
            <span className="visually-hidden"> {words.chatWith(patientName)}</span>
          </span>
          <UnreadCount of={useUnreadMessages(id)} />
        </ButtonLink>
      </div>
    </PopoverDialog>
  );
}

type OutcomeButtonsProps = Pick<ConsultationPanelProps, 'agenda' | 'consultation'>;

function OutcomeButtons({ agenda: { timeZone }, consultation }: OutcomeButtonsProps) {
  const [asked, setAsked] = useState<Outcome | null>(null);
  const { startsAt } = consultation;
  return (
    <>
      <p>{words.askOutcome}</p>
      <Button block onClick={() => setAsked('completed')}>
        {words.completed}
      </Button>
      <Button block variant="outline" onClick={() => setAsked('no_show')}>
        {words.noShow}
      </Button>
      <OutcomeDialog
        consultation={consultation}
        when={words.outcomeWhen(formatDayMonth(dayOf(startsAt, timeZone)), timeOf(startsAt, timeZone))}
        outcome={asked}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

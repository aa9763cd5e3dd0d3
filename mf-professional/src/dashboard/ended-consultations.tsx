import { useState } from 'react';
import { useOwnZone } from 'shared-data/own-zone';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { firstName } from 'shared-domain/names';
import { Button, ButtonLink } from 'shared-ui/button';
import { agendaPath } from '../parts/agenda-path';
import { OutcomeDialog } from '../parts/outcome/outcome-dialog';
import type { Outcome } from '../parts/outcome/record-outcome';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import styles from './ended-consultations.module.css';
import { ConsultationFacts } from './consultation-facts';
import { ChatLink } from './consultation-item';
import listStyles from './consultation-list.module.css';
import type { Consultation } from './use-consultations';
import type { ReceivedAbsence } from './use-today';

const words = copy.ended;

interface EndedConsultationsProps {
  readonly consultations: readonly Consultation[];
  readonly absences: readonly ReceivedAbsence[];
}

/** Past consultations without an outcome: the professional records it, or the team decides after a report of absence. */
export function EndedConsultations({ consultations, absences }: EndedConsultationsProps) {
  const { zone } = useOwnZone();
  const entries = consultations.map((consultation) => ({
    consultation,
    absence: absences.find(({ id }) => id === consultation.id),
    // Day and time: a patient may have had two consultations, also on one day.
    when: words.when(formatDayMonth(dayOf(consultation.startsAt, zone)), timeOf(consultation.startsAt, zone)),
  }));
  return (
    <DashboardCard title={words.title}>
      {entries.some(({ absence }) => !absence) && <p className={styles.text}>{words.text}</p>}
      <ul className={listStyles.list}>
        {entries.map(({ consultation, absence, when }) =>
          absence ? (
            <Contested key={consultation.id} consultation={consultation} absence={absence} when={when} />
          ) : (
            <Ended key={consultation.id} consultation={consultation} when={when} />
          ),
        )}
      </ul>
    </DashboardCard>
  );
}

interface EndedProps {
  readonly consultation: Consultation;
  readonly when: string;
}

function Contested({ consultation, absence, when }: EndedProps & { readonly absence: ReceivedAbsence }) {
  const { patientName } = consultation;
  const action = absence.isAnswered ? words.see : words.answer;
  return (
    <ConsultationFacts
      past
      consultation={consultation}
      action={
        <>
          <ButtonLink
            variant="outline"
            to={agendaPath(consultation)}
            aria-label={words.answerLabel(action, patientName, when)}
          >
            {action}
          </ButtonLink>
          <ChatLink consultation={consultation} />
        </>
      }
    >
      <p>{words.absent(firstName(patientName))}</p>
    </ConsultationFacts>
  );
}

function Ended({ consultation, when }: EndedProps) {
  const [asked, setAsked] = useState<Outcome | null>(null);
  return (
    <ConsultationFacts
      past
      consultation={consultation}
      action={
        <>
          <Button
            variant="outline"
            aria-label={words.completedLabel(consultation.patientName, when)}
            onClick={() => setAsked('completed')}
          >
            {words.completed}
          </Button>
          <Button
            variant="text"
            aria-label={words.noShowLabel(consultation.patientName, when)}
            onClick={() => setAsked('no_show')}
          >
            {words.noShow}
          </Button>
          <ChatLink consultation={consultation} />
        </>
      }
    >
      <OutcomeDialog consultation={consultation} when={when} outcome={asked} onClose={() => setAsked(null)} />
    </ConsultationFacts>
  );
}

import { useState } from 'react';
import { useOwnZone } from 'shared-data/own-zone';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { OutcomeDialog } from '../parts/outcome/outcome-dialog';
import type { Outcome } from '../parts/outcome/record-outcome';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import styles from './ended-consultations.module.css';
import { ConsultationFacts } from './consultation-facts';
import { ChatLink } from './consultation-item';
import listStyles from './consultation-list.module.css';
import type { Consultation } from './use-consultations';

const words = copy.ended;

/** Past consultations whose outcome the professional has to record. */
export function EndedConsultations({ consultations }: { consultations: readonly Consultation[] }) {
  return (
    <DashboardCard title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <ul className={listStyles.list}>
        {consultations.map((consultation) => (
          <EndedConsultation key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function EndedConsultation({ consultation }: { consultation: Consultation }) {
  const [asked, setAsked] = useState<Outcome | null>(null);
  const { zone } = useOwnZone();
  const { startsAt } = consultation;
  // Day and time: a patient may have had two consultations, also on one day.
  const when = words.when(formatDayMonth(dayOf(startsAt, zone)), timeOf(startsAt, zone));
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

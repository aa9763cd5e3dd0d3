import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import { momentOf, OutcomeDialog } from './outcome-dialog';
import type { Outcome } from './record-outcome';
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
  const when = momentOf(consultation);
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
      <OutcomeDialog consultation={consultation} outcome={asked} onClose={() => setAsked(null)} />
    </ConsultationFacts>
  );
}

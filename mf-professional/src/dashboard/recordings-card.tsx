import { CirclePlay, Plus } from 'lucide-react';
import { useState } from 'react';
import { CONSULTATION_LINK_LABELS } from 'shared-domain/consultation';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { useOwnZone } from 'shared-data/own-zone';
import { Button, ButtonAnchor } from 'shared-ui/button';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import { RecordingDialog } from './recording-dialog';
import { RemoveRecordingButton } from './remove-recording-button';
import styles from './recordings-card.module.css';
import { useCompletedConsultations, type CompletedConsultation } from './use-completed-consultations';

const words = copy.recordings;

/** Completed consultations and the URLs of their recordings, which the professional enters here. */
export function RecordingsCard() {
  const consultations = useCompletedConsultations();
  const list = useFocusFallback<HTMLUListElement>();
  return (
    <DashboardCard title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <RemoteView
        query={consultations}
        skeleton={<SkeletonCard bare lines={3} />}
        level={3}
        failureText={words.failedText}
        isEmpty={({ pages }) => pages.every((page) => page.consultations.length === 0)}
        empty={<p className={styles.none}>{words.none}</p>}
      >
        {({ pages }) => (
          <>
            <ul ref={list} className={styles.consultations}>
              {pages.flatMap(({ consultations: held }) =>
                held.map((consultation) => (
                  <CompletedConsultationRow key={consultation.id} consultation={consultation} />
                )),
              )}
            </ul>
            {consultations.hasNextPage && (
              <Button
                variant="text"
                loading={consultations.isFetchingNextPage}
                onClick={() => void consultations.fetchNextPage()}
              >
                {words.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </DashboardCard>
  );
}

function CompletedConsultationRow({ consultation }: { readonly consultation: CompletedConsultation }) {
  const [open, setOpen] = useState(false);
  const { patientName, startsAt, recording } = consultation;
  const { zone } = useOwnZone();
  const day = formatDayMonth(dayOf(startsAt, zone));
  return (
    <li className={styles.consultation}>
      <div className={styles.who}>
        <strong>{patientName}</strong>
        <time dateTime={startsAt}>{words.when(day, timeOf(startsAt, zone))}</time>
      </div>
      <div className={styles.actions}>
        {recording && (
          <ButtonAnchor
            variant="outline"
            href={recording}
            target="_blank"
            rel="noreferrer"
            icon={<CirclePlay aria-hidden="true" />}
            aria-label={words.ofConsultation(CONSULTATION_LINK_LABELS.completed ?? '', patientName, day)}
          >
            {CONSULTATION_LINK_LABELS.completed}
          </ButtonAnchor>
        )}
        <Button
          variant={recording ? 'text' : 'outline'}
          icon={recording ? undefined : <Plus aria-hidden="true" />}
          aria-label={words.ofConsultation(recording ? words.change : words.add, patientName, day)}
          onClick={() => setOpen(true)}
        >
          {recording ? words.changeShort : words.add}
        </Button>
        {recording && <RemoveRecordingButton consultation={consultation} />}
      </div>
      {open && <RecordingDialog consultation={consultation} onClose={() => setOpen(false)} />}
    </li>
  );
}

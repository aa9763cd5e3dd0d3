import { LockKeyhole } from 'lucide-react';
import { dayOf, formatDayLong, timeOf } from 'shared-domain/schedule';
import { HISTORY_LABELS, labelOf, UNKNOWN_STATUS } from 'shared-domain/status';
import { useNow } from 'shared-data/now';
import { useParams } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Crumb } from 'shared-ui/crumb';
import { DateBlock } from 'shared-ui/date-block';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { CHARGE_LABELS } from '../parts/charge/charge-state';
import { Timeline } from '../parts/timeline/timeline';
import { ConsultationActions } from './actions/consultation-actions';
import styles from './consultation.module.css';
import { copy } from './copy';
import { entriesOf } from './entries';
import { PaymentCard } from './payment-card';
import { PeopleCard } from './people-card';
import { useConsultation, type Consultation } from './use-consultation';

/** How often what can be done is decided again, in milliseconds. */
const TICK_MS = 30_000;

const headingOf = ({ starts_at }: Consultation) =>
  copy.heading(formatDayLong(dayOf(starts_at)), timeOf(starts_at));

/** A consultation: who, when, what happened, its payment, and what the team may do. */
export function ConsultationPage() {
  const { id = '' } = useParams();
  const consultation = useConsultation(id);
  useDocumentTitle(consultation.data ? headingOf(consultation.data) : copy.title);
  return (
    <>
      <Crumb to="/admin/consultations" label={copy.back} />
      <RemoteView
        query={consultation}
        level={1}
        card
        skeleton={<ConsultationSkeleton />}
        failureText={copy.failedText}
        isEmpty={(data) => data === null}
        empty={
          <EmptyPanel
            card
            level={1}
            title={copy.gone}
            text={copy.goneText}
            action={
              <ButtonLink variant="outline" to="/admin/consultations">
                {copy.toList}
              </ButtonLink>
            }
          />
        }
      >
        {(data) => data && <Whole key={data.id} consultation={data} />}
      </RemoteView>
    </>
  );
}

function Whole({ consultation }: { readonly consultation: Consultation }) {
  const now = useNow(TICK_MS);
  return (
    <>
      <Head consultation={consultation} isPast={Date.parse(consultation.ends_at) <= now.getTime()} />
      <div className={styles.page}>
        <PeopleCard consultation={consultation} />
        <aside className={styles.side} aria-label={copy.side}>
          <ConsultationActions consultation={consultation} now={now} />
          <PaymentCard consultation={consultation} now={now} />
        </aside>
        <Card as="section" aria-labelledby="timeline" className={styles.main}>
          <h2 id="timeline">{copy.timeline}</h2>
          <Timeline entries={entriesOf(consultation, now)} />
          <p className={styles.note}>
            <LockKeyhole aria-hidden="true" />
            {copy.neverShown}
          </p>
        </Card>
      </div>
    </>
  );
}

interface HeadProps {
  readonly consultation: Consultation;
  readonly isPast: boolean;
}

function Head({ consultation, isPast }: HeadProps) {
  const { starts_at, state, payment, moves, series_number } = consultation;
  return (
    <div className={styles.head}>
      <DateBlock day={dayOf(starts_at)} past={isPast} />
      <div>
        <div className={styles.badges}>
          <StatusBadge label={labelOf(HISTORY_LABELS, state, UNKNOWN_STATUS)} />
          {payment && <StatusBadge label={labelOf(CHARGE_LABELS, payment.state, UNKNOWN_STATUS)} />}
        </div>
        <h1 tabIndex={-1}>{headingOf(consultation)}</h1>
        <p className={styles.muted}>
          {[
            copy.about,
            moves > 0 && copy.moved(moves),
            series_number !== null && copy.inSeries(series_number),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </div>
  );
}

function ConsultationSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonCard avatar lines={3} />
      <div className={styles.side}>
        <SkeletonCard lines={5} />
        <SkeletonCard lines={3} />
      </div>
      <div className={styles.main}>
        <SkeletonCard lines={6} />
      </div>
    </div>
  );
}

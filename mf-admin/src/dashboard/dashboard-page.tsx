import { CalendarDays, ChevronRight } from 'lucide-react';
import { dayOf, formatDayLong } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { Figures } from '../parts/figures';
import { copy } from './copy';
import styles from './dashboard-page.module.css';
import { useOverview, type Overview } from './use-overview';

export function DashboardPage() {
  return (
    <PageLayout width="fluid" title={copy.title} subtitle={formatDayLong(dayOf(new Date()))}>
      <RemoteView
        query={useOverview()}
        skeleton={<Skeleton height="8rem" shape="block" />}
        failureText={copy.failedText}
      >
        {(overview) => <Figures figures={figuresOf(overview)} />}
      </RemoteView>
      <h2 className={styles.heading}>{copy.actions}</h2>
      <Link to="/admin/consultations" className={styles.action}>
        <span className={styles.disc}>
          <CalendarDays aria-hidden="true" />
        </span>
        <span>
          <b>{copy.seeConsultations}</b>
          <small>{copy.seeConsultationsNote}</small>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </PageLayout>
  );
}

const count = (n: number) => n.toLocaleString('pt-BR');

const figuresOf = (overview: Overview) => [
  { label: copy.patients, value: count(overview.patients), note: copy.patientsNote },
  { label: copy.professionals, value: count(overview.professionals) },
  { label: copy.pending, value: count(overview.pending_professionals) },
  { label: copy.consultations, value: count(overview.consultations) },
  { label: copy.thisMonth, value: count(overview.consultations_this_month) },
];

import { Info, MessageCircleQuestionMark, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { professionTitle } from 'shared-domain/specialties';
import { APPLICATION_LABELS, labelOf, type ApplicationStatus } from 'shared-domain/status';
import { Avatar } from 'shared-ui/avatar';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { StatusBadge } from 'shared-ui/status-badge';
import { Facts } from '../parts/facts';
import { Allowed } from '../parts/team/allowed';
import { useFocusOnce } from '../parts/use-focus-once';
import { ApplicationActions } from './application-actions';
import styles from './application-card.module.css';
import { ApplicationDetails } from './application-details';
import { copy } from './copy';
import { PersonCard, TeamMessage } from './person-card';
import type { Application } from './use-applications';

/** One application: applicant, registration, status. A pending one can be decided here. */
export function ApplicationCard({ application }: { application: Application }) {
  const { fullName, status } = application;
  const pending = status === 'pending';
  const heading = useFocusOnce<HTMLHeadingElement>(!pending);
  return (
    <PersonCard
      fullName={fullName}
      tone={pending ? 'plain' : 'flat'}
      heading={heading}
      avatar={
        <span className={classNames(styles.dot, styles[status])}>
          <Avatar name={fullName} className={styles.avatar} />
        </span>
      }
      badge={<StatusBadge label={labelOf(APPLICATION_LABELS, status, APPLICATION_LABELS.pending)} />}
    >
      <Facts
        facts={[
          { label: copy.email, value: application.email, wide: true },
          {
            label: copy.profession,
            value: professionTitle(application.profession, application.formOfAddress),
          },
          { label: copy.registration, value: application.registration },
          { label: copy.appliedAt, value: formatDayNumeric(dayOf(application.appliedAt)) },
        ]}
      />
      {application.message && <Message status={status}>{application.message}</Message>}
      <ApplicationDetails application={application} />
      {pending && (
        <Allowed to="approvals.decide">
          <ApplicationActions application={application} />
        </Allowed>
      )}
    </PersonCard>
  );
}

const MESSAGE_ICONS: Readonly<Record<ApplicationStatus, ReactNode>> = {
  pending: <MessageSquareText aria-hidden="true" />,
  approved: <MessageSquareText aria-hidden="true" />,
  rejected: <Info aria-hidden="true" />,
  needs_info: <MessageCircleQuestionMark aria-hidden="true" />,
};

function Message({ status, children }: { status: ApplicationStatus; children: ReactNode }) {
  return (
    <Note tone={status === 'rejected' ? 'warm' : 'tint'} icon={MESSAGE_ICONS[status]}>
      <TeamMessage>{children}</TeamMessage>
    </Note>
  );
}

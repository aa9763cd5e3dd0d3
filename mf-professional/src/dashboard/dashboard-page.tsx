import { greetingName } from 'shared-domain/names';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { PageLayout } from 'shared-ui/page-layout';
import { copy } from './copy';
import { PracticeFigures } from './practice-figures';
import { SessionList } from './session-list';
import { useUpcomingSessions, type Session } from './use-practice';

export function DashboardPage() {
  const account = useAccount();
  const sessions = useUpcomingSessions();
  return (
    <PageLayout
      title={copy.greeting(greetingName(account?.fullName ?? ''))}
      subtitle={whatComesNext(sessions.data?.find(({ status }) => status === 'scheduled'))}
    >
      <PracticeFigures />
      <SessionList query={sessions} />
    </PageLayout>
  );
}

function whatComesNext(next: Session | undefined): string {
  return next
    ? copy.nextSession(formatDayShort(dayOf(next.startsAt)), timeOf(next.startsAt))
    : copy.noSession;
}

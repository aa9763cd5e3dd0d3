import { firstName } from 'shared-domain/names';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { useAccount } from 'shared-portal/portal';
import { PageLayout } from 'shared-ui/page-layout';
import type { Appointment } from '../parts/appointment';
import { useUpcomingAppointments } from '../parts/use-appointments';
import { copy } from './copy';
import { HelpLines } from './help-lines';
import { NextAppointments } from './next-appointments';
import { QuickCards } from './quick-cards';

export function DashboardPage() {
  const account = useAccount();
  const upcoming = useUpcomingAppointments();
  return (
    <PageLayout
      title={copy.greeting(firstName(account?.fullName ?? ''))}
      subtitle={welcome(upcoming.data?.find(({ status }) => status === 'scheduled'))}
    >
      <QuickCards upcoming={upcoming.data?.length} />
      <NextAppointments query={upcoming} />
      <HelpLines />
    </PageLayout>
  );
}

function welcome(next: Appointment | undefined): string {
  return next
    ? copy.nextSession(formatDayShort(dayOf(next.startsAt)), timeOf(next.startsAt))
    : copy.noSession;
}

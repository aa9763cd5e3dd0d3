import { Plus } from 'lucide-react';
import { useOwnZone } from 'shared-data/own-zone';
import { ButtonLink } from 'shared-ui/button';
import { PageLayout } from 'shared-ui/page-layout';
import { useAbsences } from './absence/use-absences';
import { AppointmentTabs } from './appointment-tabs';
import { copy } from './copy';
import { QuickActions } from './quick-actions';

export function AppointmentsPage() {
  const { place } = useOwnZone();
  // With the lists: their cards show what became of a report.
  useAbsences();
  return (
    <PageLayout
      title={copy.title}
      subtitle={place === null ? copy.subtitle : `${copy.subtitle} ${copy.zone}`}
      action={
        <ButtonLink variant="primary" to="/patient/search" icon={<Plus aria-hidden="true" />}>
          {copy.newBooking}
        </ButtonLink>
      }
      aside={<QuickActions />}
    >
      <AppointmentTabs />
    </PageLayout>
  );
}

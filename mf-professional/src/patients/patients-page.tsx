import { Plus } from 'lucide-react';
import { timeZoneName } from 'shared-domain/time-zones';
import { TIME_ZONE } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { PageLayout } from 'shared-ui/page-layout';
import { SkeletonText } from 'shared-ui/skeleton';
import { newForPath } from '../parts/agenda-path';
import { useIsSuspended } from '../parts/use-is-suspended';
import { copy } from './copy';
import { PatientFilters } from './patient-filters';
import { PatientList } from './patient-list';
import { useListState } from './use-list-state';
import { usePatients, type PatientPage } from './use-patients';

/** The patients of the professional. */
export function PatientsPage() {
  const isSuspended = useIsSuspended();
  const { state, filter, goTo } = useListState();
  const patients = usePatients(state);
  const { data } = patients;
  const isEmpty = data?.total === 0;
  return (
    <PageLayout
      title={copy.title}
      subtitle={
        data
          ? !isEmpty && summaryOf(data)
          : patients.isPending && <SkeletonText>{copy.summary(38, 31)}</SkeletonText>
      }
      action={
        data &&
        !isEmpty &&
        !isSuspended && (
          <ButtonLink to={newForPath()} icon={<Plus aria-hidden="true" />}>
            {copy.newConsultation}
          </ButtonLink>
        )
      }
      back={isSuspended ? { to: '/professional/pending', label: copy.back } : undefined}
    >
      {!isEmpty && <PatientFilters state={state} matching={data?.matching} onFilter={filter} />}
      <PatientList query={patients} state={state} isSuspended={isSuspended} onFilter={filter} onPage={goTo} />
    </PageLayout>
  );
}

function summaryOf({ total, active, timeZone }: PatientPage): string {
  const summary = copy.summary(total, active);
  return timeZone === TIME_ZONE ? summary : `${summary} ${copy.zone(timeZoneName(timeZone))}`;
}

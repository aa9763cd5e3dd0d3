import { useLocation } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { ExportProgress } from '../parts/export/export-progress';
import { useExport } from '../parts/export/use-export';
import { Tabs } from '../parts/tabs';
import { useTeamAccess } from '../parts/team/use-team-access';
import { ConsultationsPanel } from './consultations-panel';
import { copy } from './copy';
import { copy as exportCopy } from './export/copy';
import { EXPORTED_CONSULTATIONS, useConsultationTotal } from './export/exported-consultations';
import { PaymentsPanel } from './payments/payments-panel';
import { useListState } from './use-list-state';

export function ConsultationsPage() {
  const { state } = useListState();
  const { pathname } = useLocation();
  // Owned by the page, not by a tab: an export continues while the other tab is open.
  const exporting = useExport(EXPORTED_CONSULTATIONS);
  const { data: access } = useTeamAccess();
  const readsMoney = !access || access.capabilities.includes('money.read');
  const isPayments = readsMoney && state.tab === 'payments';
  return (
    <PageLayout
      width="fluid"
      title={copy.title}
      subtitle={isPayments ? copy.paymentsSubtitle : copy.subtitle}
    >
      <Tabs
        label={copy.tabs.label}
        tabs={[
          { to: pathname, label: copy.tabs.consultations, current: !isPayments },
          ...(readsMoney
            ? [{ to: `${pathname}?aba=pagamentos`, label: copy.tabs.payments, current: isPayments }]
            : []),
        ]}
      >
        {isPayments ? <PaymentsPanel /> : <ConsultationsPanel exporting={exporting} />}
      </Tabs>
      <ExportProgress title={exportCopy.title} exporting={exporting} useTotal={useConsultationTotal} />
    </PageLayout>
  );
}

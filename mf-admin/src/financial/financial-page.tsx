import { FlaskConical } from 'lucide-react';
import { lazy } from 'react';
import { dayOf } from 'shared-domain/schedule';
import { useDeployment } from 'shared-data/deployment';
import { useSearchParams } from 'shared-portal/router';
import { Select } from 'shared-ui/antd';
import { Field } from 'shared-ui/field';
import { Note } from 'shared-ui/note';
import { PageLayout } from 'shared-ui/page-layout';
import { ExportProgress } from '../parts/export/export-progress';
import { useExport } from '../parts/export/use-export';
import { PlannedCard } from '../parts/planned/planned-card';
import { Tabs } from '../parts/tabs';
import { useChargesState } from './address';
import { ChargeDrawer } from './charge/charge-drawer';
import { ChargesPanel } from './charges-panel';
import { copy as chargesCopy } from './charges/copy';
import { EXPORTED_CHARGES } from './charges/exported-charges';
import { copy } from './copy';
import styles from './financial-page.module.css';
import { daysText, PERIODS, periodOf } from './period';
import { useTabs } from './use-tabs';

const PayoutsPanel = lazy(async () => ({
  default: (await import('./payouts/payouts-panel')).PayoutsPanel,
}));
const RefundsPanel = lazy(async () => ({
  default: (await import('./refunds/refunds-panel')).RefundsPanel,
}));
const AbsencesPanel = lazy(async () => ({
  default: (await import('./absences/absences-panel')).AbsencesPanel,
}));
const SuspensePanel = lazy(async () => ({
  default: (await import('./suspense/suspense-panel')).SuspensePanel,
}));
const JobsPanel = lazy(async () => ({ default: (await import('./jobs/jobs-panel')).JobsPanel }));

const PERIOD_OPTIONS = PERIODS.map((value) => ({ value, label: copy.periods[value] }));

export function FinancialPage() {
  const [params] = useSearchParams();
  const { tab, tabs } = useTabs(params);
  const { state, choosePeriod } = useChargesState();
  const today = dayOf(new Date());
  const period = periodOf(state.period, today);
  // Owned by the page, not by a tab: an export continues while another tab is open.
  const exporting = useExport(EXPORTED_CHARGES);
  const { data: deployment } = useDeployment();
  const isCharges = tab === 'charges';
  return (
    <PageLayout
      width="fluid"
      title={copy.title}
      subtitle={
        isCharges
          ? copy.subtitle(daysText(period), daysText(period.before), period.last === today)
          : copy.subtitles[tab]
      }
      action={
        isCharges && (
          <Field label={copy.period} className={styles.period}>
            <Select value={state.period} onChange={choosePeriod} options={PERIOD_OPTIONS} />
          </Field>
        )
      }
    >
      <Tabs label={copy.tabs.label} tabs={tabs}>
        {deployment?.simulatesPix && (
          <Note icon={<FlaskConical aria-hidden="true" />} className={styles.note}>
            {copy.demonstration}
          </Note>
        )}
        {isCharges && <ChargesPanel period={period} today={today} exporting={exporting} />}
        {tab === 'payouts' && <PayoutsPanel />}
        {tab === 'refunds' && <RefundsPanel />}
        {tab === 'absences' && <AbsencesPanel />}
        {tab === 'suspense' && <SuspensePanel />}
        {tab === 'jobs' && <JobsPanel />}
      </Tabs>
      <PlannedCard path="/admin/financial" />
      <ExportProgress title={chargesCopy.csv.title} exporting={exporting} />
      <ChargeDrawer />
    </PageLayout>
  );
}

import { FlaskConical } from 'lucide-react';
import { dayOf } from 'shared-domain/schedule';
import { useDeployment } from 'shared-data/deployment';
import { Select } from 'shared-ui/antd';
import { Field } from 'shared-ui/field';
import { Note } from 'shared-ui/note';
import { PageLayout } from 'shared-ui/page-layout';
import { ExportProgress } from '../parts/export/export-progress';
import { useExport } from '../parts/export/use-export';
import { PlannedCard } from '../parts/planned/planned-card';
import { useChargesState } from './address';
import { ChargeDrawer } from './charge/charge-drawer';
import { ChargesSection } from './charges/charges-section';
import { copy as chargesCopy } from './charges/copy';
import { EXPORTED_CHARGES } from './charges/exported-charges';
import { copy } from './copy';
import { FiguresSection } from './figures/figures-section';
import styles from './financial-page.module.css';
import { daysText, PERIODS, periodOf } from './period';

const PERIOD_OPTIONS = PERIODS.map((value) => ({ value, label: copy.periods[value] }));

export function FinancialPage() {
  const { state, choosePeriod } = useChargesState();
  const today = dayOf(new Date());
  const period = periodOf(state.period, today);
  // Owned by the page, not by a tab: an export continues while another tab is open.
  const exporting = useExport(EXPORTED_CHARGES);
  const { data: deployment } = useDeployment();
  return (
    <PageLayout
      width="fluid"
      title={copy.title}
      subtitle={copy.subtitle(daysText(period), daysText(period.before), period.last === today)}
      action={
        <Field label={copy.period} className={styles.period}>
          <Select value={state.period} onChange={choosePeriod} options={PERIOD_OPTIONS} />
        </Field>
      }
    >
      {deployment?.simulatesPix && (
        <Note icon={<FlaskConical aria-hidden="true" />} className={styles.note}>
          {copy.demonstration}
        </Note>
      )}
      <FiguresSection period={period} today={today} />
      <ChargesSection period={period} exporting={exporting} />
      <PlannedCard path="/admin/financial" />
      <ExportProgress title={chargesCopy.csv.title} exporting={exporting} />
      <ChargeDrawer />
    </PageLayout>
  );
}

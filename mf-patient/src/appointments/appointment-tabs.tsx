import { Tabs } from 'antd';
import { useSearchParams } from 'shared-portal/router';
import { Count, type CountQuery } from 'shared-ui/count';
import { useUpcomingConsultations } from '../parts/use-upcoming-consultations';
import { useFigures } from '../parts/use-figures';
import { DetailsDialog } from './details-dialog';
import styles from './appointment-tabs.module.css';
import { copy } from './copy';
import { PastList } from './past-list';
import { Proposals } from './proposals';
import { SeriesList } from './series/series-list';
import { useSeries } from './series/use-series';
import { UpcomingList } from './upcoming-list';
import { useSuspended } from './use-suspended';

const UPCOMING = 'proximas';
const HISTORY = 'historico';

/** Upcoming and past consultations. The selected tab is stored in the address. */
export function AppointmentTabs() {
  const [params, setParams] = useSearchParams();
  const upcoming = useUpcomingConsultations();
  const series = useSeries();
  const suspended = useSuspended();
  const { upcoming: upcomingCount, past: pastCount } = useFigures();
  const shown = params.get('aba') === HISTORY ? HISTORY : UPCOMING;
  return (
    <div className={styles.tabs}>
      <Tabs
        activeKey={shown}
        onChange={(key) => setParams(key === HISTORY ? { aba: HISTORY } : {}, { replace: true })}
        items={[
          {
            key: UPCOMING,
            label: <TabLabel text={copy.upcoming} count={upcomingCount} />,
            children: (
              <>
                <Proposals />
                <SeriesList query={series} suspended={suspended} />
                <UpcomingList query={upcoming} series={series} suspended={suspended} />
              </>
            ),
          },
          {
            key: HISTORY,
            label: <TabLabel text={copy.history} count={pastCount} />,
            children: <PastList />,
          },
        ]}
      />
      <DetailsDialog />
    </div>
  );
}

function TabLabel({ text, count }: { text: string; count: CountQuery }) {
  return (
    <span className={styles.label}>
      {text}
      <Count of={count} className={styles.count} />
    </span>
  );
}

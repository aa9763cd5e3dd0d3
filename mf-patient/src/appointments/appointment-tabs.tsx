import { Tabs } from 'antd';
import { useRef, useState } from 'react';
import { useSearchParams } from 'shared-portal/router';
import { Count, type CountQuery } from 'shared-ui/count';
import { PayDialog } from '../parts/pay-dialog';
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
  // The dialog stays mounted while its consultation moves from one list to the other.
  const [paying, setPaying] = useState<string | null>(null);
  const upcoming = useUpcomingConsultations();
  const series = useSeries();
  const suspended = useSuspended();
  const { upcoming: upcomingCount, past: pastCount } = useFigures();
  const tabs = useRef<HTMLDivElement>(null);
  const shown = params.get('aba') === HISTORY ? HISTORY : UPCOMING;
  const close = () => {
    setPaying(null);
    const isBack = shown === HISTORY && upcoming.data?.some(({ id }) => id === paying);
    if (!isBack) return;
    // With a new code the consultation is upcoming again: the tab and the focus follow it.
    setParams({}, { replace: true });
    requestAnimationFrame(() =>
      tabs.current?.querySelector<HTMLElement>(`[data-node-key="${UPCOMING}"] [role="tab"]`)?.focus(),
    );
  };
  return (
    <div ref={tabs} className={styles.tabs}>
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
                <SeriesList query={series} suspended={suspended} onPay={setPaying} />
                <UpcomingList query={upcoming} series={series} suspended={suspended} onPay={setPaying} />
              </>
            ),
          },
          {
            key: HISTORY,
            label: <TabLabel text={copy.history} count={pastCount} />,
            children: <PastList onPay={setPaying} />,
          },
        ]}
      />
      <PayDialog consultationId={paying} onClose={close} />
      <DetailsDialog onPay={setPaying} />
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

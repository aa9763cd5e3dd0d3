import { Tabs } from 'antd';
import { useSearchParams } from 'shared-portal/router';
import { useAppointmentHistory, useUpcomingAppointments } from '../parts/use-appointments';
import { AppointmentList } from './appointment-list';
import { copy } from './copy';
import styles from './appointment-tabs.module.css';

const HISTORY = 'historico';

/** What is coming and what is over. The open tab stands in the address. */
export function AppointmentTabs() {
  const [params, setParams] = useSearchParams();
  const upcoming = useUpcomingAppointments();
  const history = useAppointmentHistory();
  return (
    <Tabs
      activeKey={params.get('aba') === HISTORY ? HISTORY : 'proximas'}
      onChange={(key) => setParams(key === HISTORY ? { aba: HISTORY } : {}, { replace: true })}
      items={[
        {
          key: 'proximas',
          label: <TabLabel text={copy.upcoming} count={upcoming.data?.length} />,
          children: <AppointmentList query={upcoming} emptyText={copy.upcomingEmptyText} />,
        },
        {
          key: HISTORY,
          label: <TabLabel text={copy.history} count={history.data?.length} />,
          children: <AppointmentList query={history} emptyText={copy.historyEmptyText} />,
        },
      ]}
    />
  );
}

function TabLabel({ text, count }: { text: string; count: number | undefined }) {
  return (
    <span className={styles.label}>
      {text}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  );
}

import { useServerClock } from 'shared-data/server-clock';
import { RemoteView } from 'shared-ui/remote-view';
import styles from '../list.module.css';
import { useLinkedCard } from '../card-focus';
import { copy } from './copy';
import { isRunning } from './running-series';
import { SeriesCard } from './series-card';
import type { SeriesQuery } from './use-series';

interface SeriesListProps {
  readonly query: SeriesQuery;
  readonly suspended: readonly string[];
}

/** The running series, each in a card. While they load, the list below says so. */
export function SeriesList({ query, suspended }: SeriesListProps) {
  const now = useServerClock().now();
  useLinkedCard('serie', query.data !== undefined);
  if (query.isPending) return null;
  return (
    <RemoteView query={query} skeleton={null} failureText={copy.failedText} card>
      {(all) => {
        const running = all.filter((series) => isRunning(series, now));
        return (
          running.length > 0 && (
            <ul className={styles.groups}>
              {running.map((series) => (
                <li key={series.id}>
                  <SeriesCard series={series} suspended={suspended} />
                </li>
              ))}
            </ul>
          )
        );
      }}
    </RemoteView>
  );
}

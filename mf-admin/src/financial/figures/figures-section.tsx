import type { IsoDay } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { daysText, type Period } from '../period';
import { copy } from './copy';
import styles from './figures.module.css';
import { ReceivedChart } from './received-chart';
import { Summary, SummarySkeleton } from './summary';
import { useFigures } from './use-figures';

interface FiguresSectionProps {
  readonly period: Period;
  readonly today: IsoDay;
}

/** The figures of the period and their chart. */
export function FiguresSection({ period, today }: FiguresSectionProps) {
  return (
    <RemoteView
      query={useFigures(period)}
      card
      className={styles.section}
      skeleton={
        <div className={styles.figures}>
          <SummarySkeleton />
          <Card className={styles.chart}>
            <h2>{copy.chart}</h2>
            <Skeleton height="15rem" />
          </Card>
        </div>
      }
      failureText={copy.failedText}
    >
      {(figures) => (
        <div className={styles.figures}>
          <Summary figures={figures} before={daysText(period.before)} />
          <ReceivedChart days={figures.days} today={today} text={daysText(period)} />
        </div>
      )}
    </RemoteView>
  );
}

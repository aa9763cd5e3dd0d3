import { lazy, Suspense } from 'react';
import type { IsoDay } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { daysText, type Period } from '../period';
import { copy } from './copy';
import styles from './figures.module.css';
import { Summary, SummarySkeleton } from './summary';
import { useFigures } from './use-figures';

const ReceivedChart = lazy(async () => ({ default: (await import('./received-chart')).ReceivedChart }));

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
          <ChartSkeleton />
        </div>
      }
      failureText={copy.failedText}
    >
      {(figures) => (
        <div className={styles.figures}>
          <Summary figures={figures} before={daysText(period.before)} />
          <Suspense fallback={<ChartSkeleton />}>
            <ReceivedChart days={figures.days} today={today} text={daysText(period)} />
          </Suspense>
        </div>
      )}
    </RemoteView>
  );
}

const ChartSkeleton = () => (
  <Card className={styles.chart}>
    <h2>{copy.chart}</h2>
    <Skeleton height="15rem" />
  </Card>
);

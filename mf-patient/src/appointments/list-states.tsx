import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { Button, ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { EmptyPanel } from 'shared-ui/panel';
import styles from './list.module.css';
import { copy } from './copy';

export function ListSkeleton() {
  return (
    <Card>
      <AgendaSkeleton />
    </Card>
  );
}

export function NoConsultations({ text }: { text: string }) {
  return (
    <EmptyPanel
      card
      title={copy.emptyTitle}
      text={text}
      action={
        <ButtonLink variant="primary" to="/patient/search">
          {copy.newBooking}
        </ButtonLink>
      }
    />
  );
}

/** Loads the next page of a list, if there is one. */
export function MoreConsultations({ query }: { query: UseInfiniteQueryResult }) {
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button variant="outline" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {copy.more}
      </Button>
    </div>
  );
}

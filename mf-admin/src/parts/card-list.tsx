import type { ReactNode } from 'react';
import { SkeletonCard } from 'shared-ui/skeleton';
import styles from './card-list.module.css';

interface CardListProps<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly children: (entry: Entry) => ReactNode;
}

/** A list of cards. */
export function CardList<Entry extends { readonly id: string }>(props: CardListProps<Entry>) {
  const { label, entries, children } = props;
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>{children(entry)}</li>
      ))}
    </ul>
  );
}

/** Loading placeholder of a few cards, with avatars for people. */
export function CardListSkeleton({ cards, avatar }: { readonly cards: number; readonly avatar?: boolean }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: cards }, (_, card) => (
        <SkeletonCard key={card} avatar={avatar} foot />
      ))}
    </div>
  );
}

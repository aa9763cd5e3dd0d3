import type { ReactNode } from 'react';
import { Count, type CountQuery } from 'shared-ui/count';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import styles from './chips.module.css';

export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly count?: CountQuery | undefined;
  readonly isCurrent: boolean;
  readonly onSelect: () => void;
}

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Further actions, after the chips. */
  readonly children?: ReactNode;
}

/** Views of a list, one of which is current. */
export function Chips({ label, chips, children }: ChipsProps) {
  const group = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={group} role="group" aria-label={label} className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip.key}
          type="button"
          className={styles.chip}
          aria-pressed={chip.isCurrent}
          onClick={chip.onSelect}
        >
          {chip.icon}
          {chip.label}
          {chip.count && (
            <>
              {' '}
              <Count of={chip.count} className={styles.count} />
            </>
          )}
        </button>
      ))}
      {children}
    </div>
  );
}

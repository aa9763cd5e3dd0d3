import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disc } from 'shared-ui/disc';
import styles from './device-tests.module.css';

/** A check that succeeded. */
export function Fine({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.fine}>
      <CircleCheck aria-hidden="true" />
      {children}
    </span>
  );
}

interface TestRowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly result: ReactNode;
}

export function TestRow({ icon: Icon, title, hint, result }: TestRowProps) {
  return (
    <li>
      <Disc>
        <Icon />
      </Disc>
      <span>
        <b>{title}</b>
        {hint && <small>{hint}</small>}
      </span>
      <span className={styles.result}>{result}</span>
    </li>
  );
}

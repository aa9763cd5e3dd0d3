import { classNames } from '../class-names';
import styles from './steps.module.css';

export interface Step {
  readonly title: string;
  readonly text?: string;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  /** Place of what happens now: what stands before it is done, what stands behind it is still to come. */
  readonly now: number;
}

/** A way of some steps, and how far it has been gone. */
export function Steps({ steps, now }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, place) => (
        <li
          key={title}
          className={classNames(place < now && styles.done, place === now && styles.now)}
          aria-current={place === now ? 'step' : undefined}
        >
          <span>
            <b>{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

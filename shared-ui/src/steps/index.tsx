import { classNames } from '../class-names';
import { unbroken } from '../unbroken';
import styles from './steps.module.css';

export interface Step {
  readonly title: string;
  readonly text?: string;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  /** Index of the current step: earlier ones are done, later ones to come. */
  readonly now: number;
  /** Side by side where there is room. */
  readonly across?: boolean;
}

/** Progress through a list of steps. */
export function Steps({ steps, now, across = false }: StepsProps) {
  const list = (
    <ol className={classNames(styles.steps, across && styles.across)}>
      {steps.map(({ title, text }, place) => (
        <li
          key={title}
          className={classNames(place < now && styles.done, place === now && styles.now)}
          aria-current={place === now ? 'step' : undefined}
        >
          <span>
            <b>{unbroken(title)}</b>
            {unbroken(text)}
          </span>
        </li>
      ))}
    </ol>
  );
  return across ? <div className={styles.box}>{list}</div> : list;
}

import styles from './welcome.module.css';

export interface Step {
  readonly title: string;
  readonly text?: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** Steps before this one are done. */
  readonly now: number;
}

/** The way from a new account to the first session. */
export function Steps({ steps, now }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, i) => (
        <li
          key={title}
          className={i < now ? styles.done : i === now ? styles.now : undefined}
          aria-current={i === now ? 'step' : undefined}
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

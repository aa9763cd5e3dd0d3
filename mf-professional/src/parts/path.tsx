import { classNames } from 'shared-ui/class-names';
import styles from './path.module.css';

export interface PathStep {
  readonly title: string;
  readonly text?: string;
  /** Done, or what happens now. Left out: still to come. */
  readonly state?: 'done' | 'now';
}

/** The way of an application, from sending it to the answer. */
export function Path({ steps }: { readonly steps: readonly PathStep[] }) {
  return (
    <ol className={styles.path}>
      {steps.map(({ title, text, state }) => (
        <li
          key={title}
          className={classNames(state && styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
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

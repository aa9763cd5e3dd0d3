import { Check } from 'lucide-react';
import { copy } from './copy';
import styles from './step-bar.module.css';

export const STEPS = ['day', 'time', 'summary'] as const;
export type Step = (typeof STEPS)[number];

/** Progress of the wizard: three labelled bars. */
export function StepBar({ current }: { current: Step }) {
  const at = STEPS.indexOf(current);
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < at ? styles.done : index === at ? styles.now : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.word}>
            {index < at && <Check aria-hidden="true" />}
            {copy.steps[step]}
            {index < at && <span className="visually-hidden">, {copy.stepDone}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

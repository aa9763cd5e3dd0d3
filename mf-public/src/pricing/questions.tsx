import { ChevronDown } from 'lucide-react';
import { copy } from './copy';
import styles from './questions.module.css';

/** Four frequent questions of professionals, the first one expanded. */
export function Questions() {
  const { title, entries } = copy.questions;
  return (
    <section className={styles.questions}>
      <h2 className={styles.title}>{title}</h2>
      {entries.map(({ question, answer }, index) => (
        <details key={question} className={styles.entry} open={index === 0}>
          <summary>
            {question}
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

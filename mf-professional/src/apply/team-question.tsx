import { MessageCircleQuestionMark } from 'lucide-react';
import { copy } from './copy';
import styles from './team-question.module.css';

/** What the team asked for, before the first field. */
export function TeamQuestion({ children }: { readonly children: string }) {
  return (
    <section className={styles.panel} aria-labelledby="team-question">
      <span className={styles.disc}>
        <MessageCircleQuestionMark aria-hidden="true" />
      </span>
      <div>
        <h2 id="team-question">{copy.asked.title}</h2>
        <p>{copy.asked.text}</p>
        <blockquote>{children}</blockquote>
      </div>
    </section>
  );
}

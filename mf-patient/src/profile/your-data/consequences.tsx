import { TriangleAlert, Undo2 } from 'lucide-react';
import { useAccount } from 'shared-portal/portal';
import { isUncounted } from 'shared-ui/count';
import { Note } from 'shared-ui/note';
import { Hint } from '../profile-section';
import { copy } from './copy';
import { useRefundsOwed } from './use-refunds-owed';
import styles from './your-data.module.css';

/** What is deleted with the account and what the law retains; professionals also read about their side. */
export function Consequences() {
  const attends = useAccount()?.role === 'professional';
  const owed = useRefundsOwed();
  return (
    <>
      <Points title={copy.goesTitle} points={attends ? [...copy.goes, copy.goesProfessional] : copy.goes} />
      <Points
        title={copy.staysTitle}
        points={attends ? [...copy.stays, copy.staysProfessional] : copy.stays}
      />
      <Hint>{copy.nameless}</Hint>
      <Hint>{copy.consultation}</Hint>
      {(isUncounted(owed) || !!owed.data) && (
        <Note icon={<Undo2 aria-hidden="true" />}>
          {owed.data ? copy.refunds(owed.data) : copy.refundsUncounted}
        </Note>
      )}
      <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
        {copy.final}
      </Note>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className={styles.points}>{title}</h3>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

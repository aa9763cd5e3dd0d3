import { timeOf } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { copy } from '../copy';
import type { RoomFacts } from '../facts';
import styles from './after-page.module.css';

const words = copy.after;

/** What the portal has recorded of the call, to both alike. */
export function FactsCard({ facts }: { readonly facts: RoomFacts }) {
  const { role, otherName, patientJoinedAt, professionalJoinedAt, minutesTogether } = facts;
  const [own, other] =
    role === 'patient' ? [patientJoinedAt, professionalJoinedAt] : [professionalJoinedAt, patientJoinedAt];
  const at = (instant: string | null) => (instant === null ? words.never : timeOf(instant));
  return (
    <Card as="section" tone="flat" aria-labelledby="registro" className={styles.card}>
      <h2 id="registro">{words.factsTitle}</h2>
      <dl className={styles.facts}>
        <dt>{words.joinedYou}</dt>
        <dd>{at(own)}</dd>
        <dt>{words.joined(otherName)}</dt>
        <dd>{at(other)}</dd>
        {own !== null && other !== null && (
          <>
            <dt>{words.together}</dt>
            <dd>{words.togetherFor(minutesTogether)}</dd>
          </>
        )}
      </dl>
      <p>{words.factsText}</p>
    </Card>
  );
}

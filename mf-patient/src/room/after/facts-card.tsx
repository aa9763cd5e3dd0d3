import { timeOf, type Instant } from 'shared-domain/schedule';
import { Card } from 'shared-ui/card';
import { afterCopy } from './copy';
import type { RoomFacts } from '../facts';
import styles from './after-page.module.css';

const words = afterCopy;

/** What the portal has recorded of the call, to both alike. */
export function FactsCard({ facts }: { readonly facts: RoomFacts }) {
  const { role, otherName, minutesTogether } = facts;
  const patient = { joinedAt: facts.patientJoinedAt, leftAt: facts.patientLeftAt };
  const professional = { joinedAt: facts.professionalJoinedAt, leftAt: facts.professionalLeftAt };
  const [own, other] = role === 'patient' ? [patient, professional] : [professional, patient];
  return (
    <Card as="section" tone="flat" aria-labelledby="registro" className={styles.card}>
      <h2 id="registro">{words.factsTitle}</h2>
      <dl className={styles.facts}>
        <dt>{words.you}</dt>
        <dd>{presenceOf(own)}</dd>
        <dt>{otherName}</dt>
        <dd>{presenceOf(other)}</dd>
        {minutesTogether !== null && own.joinedAt !== null && other.joinedAt !== null && (
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

interface Presence {
  readonly joinedAt: Instant | null;
  /** Null while they are there, and where only entering is known. */
  readonly leftAt: Instant | null;
}

const presenceOf = ({ joinedAt, leftAt }: Presence): string =>
  joinedAt === null ? words.never : words.presence(timeOf(joinedAt), leftAt && timeOf(leftAt));

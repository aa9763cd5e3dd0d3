import { useState } from 'react';
import { formatDayNumeric } from 'shared-domain/schedule';
import { Checkbox } from 'shared-ui/field';
import styles from './consent.module.css';
import { copy } from './copy';
import type { RoomFacts } from './facts';

const words = copy.consent;

/** The date of the text. A changed text needs a new date, which is recorded with each new consent. */
const CONSENT_VERSION = '2026-11-27';

/** A patient's agreement to consultations by video, before the first. */
export function useConsent({ needsConsent }: RoomFacts) {
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return {
    isNeeded: needsConsent,
    isAgreed,
    isMissing: isMissing && !isAgreed,
    setAgreed,
    /** Continues with the version of the text, undefined if none is needed, or points to the box. */
    whenAgreed: (proceed: (version: string | undefined) => void) => {
      if (needsConsent && !isAgreed) setMissing(true);
      else proceed(needsConsent ? CONSENT_VERSION : undefined);
    },
  };
}

/** The text and its box; nothing once the patient has agreed. */
export function ConsentBox({ consent }: { readonly consent: ReturnType<typeof useConsent> }) {
  if (!consent.isNeeded) return null;
  return (
    <section aria-labelledby="acordo" className={styles.consent}>
      <h2 id="acordo">{words.title}</h2>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{words.version(formatDayNumeric(CONSENT_VERSION))}</p>
      <Checkbox
        checked={consent.isAgreed}
        error={consent.isMissing ? words.missing : null}
        onChange={(event) => consent.setAgreed(event.target.checked)}
      >
        {words.accept}
      </Checkbox>
    </section>
  );
}

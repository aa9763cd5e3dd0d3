import { useState } from 'react';
import { TELEHEALTH_TEXT } from 'shared-domain/consents';
import { formatDayNumeric } from 'shared-domain/schedule';
import { Checkbox } from 'shared-ui/field';
import styles from './consent.module.css';
import { copy } from './copy';
import type { RoomFacts } from './facts';

const words = copy.consent;

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
      else proceed(needsConsent ? TELEHEALTH_TEXT.version : undefined);
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
      <p>{words.version(formatDayNumeric(TELEHEALTH_TEXT.version))}</p>
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

import { useState } from 'react';
import { Check, MailX } from 'lucide-react';
import { MAIL_TOPICS, useChooseMail, useMailChoices, type MailChoices } from 'shared-data/mail-preferences';
import { timeOf } from 'shared-domain/schedule';
import { ButtonLink } from '../button';
import { Card } from '../card';
import { Note } from '../note';
import { RemoteView } from '../remote-view';
import { SkeletonCard } from '../skeleton';
import { SwitchRow } from '../switch-row';
import { copy } from './copy';
import styles from './mail-preferences.module.css';

/** Which e-mails the user wants; each choice is saved at once. */
export function MailPreferences() {
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  return (
    <Card as="section">
      <div className={styles.head}>
        <h2>{copy.title}</h2>
        <p role="status" className={styles.saved}>
          {savedAt && (
            <>
              <Check aria-hidden="true" />
              {copy.saved(timeOf(savedAt))}
            </>
          )}
        </p>
      </div>
      <RemoteView
        query={useMailChoices()}
        level={3}
        skeleton={<SkeletonCard bare lines={5} />}
        failureText={copy.failed}
      >
        {(choices) => <Choices choices={choices} onSaved={() => setSavedAt(new Date())} />}
      </RemoteView>
      <p className={styles.quiet}>{copy.quiet}</p>
      <p className={styles.quiet}>{copy.inPortal}</p>
    </Card>
  );
}

function Choices({ choices, onSaved }: { readonly choices: MailChoices; readonly onSaved: () => void }) {
  const { hasMails, wanted } = choices;
  const choose = useChooseMail(onSaved);
  return (
    <>
      {!hasMails && (
        <Note
          tone="warm"
          icon={<MailX aria-hidden="true" />}
          action={
            <ButtonLink variant="outline" size="sm" to="/patient/profile">
              {copy.openProfile}
            </ButtonLink>
          }
        >
          {copy.off}
        </Note>
      )}
      <div>
        {[copy.always.changes, copy.always.payments].map((words) => (
          <SwitchRow key={words.name} {...words} checked disabled />
        ))}
        {MAIL_TOPICS.map((topic) => {
          const isSilenced = !hasMails && topic !== 'room';
          const isRunning = choose.running === topic;
          return (
            <SwitchRow
              key={topic}
              {...copy.topics[topic]}
              checked={!isSilenced && wanted[topic] !== isRunning}
              busy={choose.isRunning}
              disabled={isSilenced}
              onChange={(checked) => choose.run({ topic, wanted: checked })}
            />
          );
        })}
      </div>
    </>
  );
}

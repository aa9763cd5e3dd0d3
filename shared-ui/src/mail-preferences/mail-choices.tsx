import { MailX } from 'lucide-react';
import {
  MAIL_TOPICS,
  useChooseMail,
  type MailChoices as Choices,
  type MailTopic,
} from 'shared-data/mail-preferences';
import { ButtonLink } from '../button';
import { Note } from '../note';
import type { NotificationReader } from '../notifications';
import { SwitchRow } from '../switch-row';
import { copy } from './copy';
import styles from './mail-preferences.module.css';

interface MailChoicesProps {
  readonly choices: Choices;
  readonly reader: NotificationReader;
  readonly onSaved: () => void;
}

/** The e-mails that are always sent, and those that can be turned off: all but messages are to patients. */
export function MailChoices({ choices: { hasMails, wanted }, reader, onSaved }: MailChoicesProps) {
  const choose = useChooseMail(onSaved);
  const always = copy.always[reader].map((words) => (
    <SwitchRow key={words.name} {...words} checked disabled />
  ));
  const off = !hasMails && (
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
  );
  const choice = (topic: MailTopic) => {
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
  };
  if (reader === 'patient')
    return (
      <>
        {off}
        <div>
          {always}
          {MAIL_TOPICS.map(choice)}
        </div>
      </>
    );
  return (
    <>
      {off}
      <div>
        {always}
        {choice('messages')}
      </div>
      <h3 className={styles.asPatient}>{copy.asPatient}</h3>
      <div>{MAIL_TOPICS.filter((topic) => topic !== 'messages').map(choice)}</div>
    </>
  );
}

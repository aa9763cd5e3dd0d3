import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { CircleAlert, SendHorizontal } from 'lucide-react';
import type { ContactUserType } from 'shared-domain/contact';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { focusFirstFault } from 'shared-ui/form';
import { Note } from 'shared-ui/note';
import { faultsOf, NO_FAULTS, readMessage, withoutFault } from './contact-draft';
import { ContactFields } from './contact-fields';
import styles from './contact-form.module.css';
import { copy } from './copy';
import { useContactMessage } from './use-contact-message';
import { useKnownSender } from './use-known-sender';

interface ContactFormProps {
  /** Begins with the focus in its first field. */
  readonly focused: boolean;
  readonly onSent: (email: string) => void;
}

/** The five fields. The browser keeps what is typed, so that nothing is lost of what came before the script. */
export function ContactForm({ focused, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [userType, setUserType] = useState<ContactUserType>('patient');
  const [faults, setFaults] = useState(NO_FAULTS);
  const send = useContactMessage({
    onSent,
    onRefused: (refused) => {
      setFaults(refused);
      focusFirstFault(form);
    },
  });
  useKnownSender(form, setUserType);
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused]);

  const forget = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    setFaults((before) => withoutFault(before, name));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = readMessage(event.currentTarget, userType);
    const found = faultsOf(message);
    setFaults(found);
    if (found.summary === null) send.run(message);
    else focusFirstFault(form);
  };
  return (
    <Card>
      {/* By post: without a script the message must not end up in the address. */}
      <form ref={form} method="post" noValidate className={styles.form} onInput={forget} onSubmit={submit}>
        <ContactFields faults={faults.fields} userType={userType} onUserTypeChange={setUserType} />
        {faults.summary !== null && (
          <Note role="alert" tone="warm" icon={<CircleAlert aria-hidden="true" />}>
            {faults.summary}
          </Note>
        )}
        <noscript>
          <p>{copy.withoutScript}</p>
        </noscript>
        <div className={styles.send}>
          <Button
            type="submit"
            variant="primary"
            loading={send.isRunning}
            icon={<SendHorizontal aria-hidden="true" />}
          >
            {copy.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}

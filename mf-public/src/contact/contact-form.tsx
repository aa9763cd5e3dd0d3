import { useEffect } from 'react';
import { CircleAlert, SendHorizontal } from 'lucide-react';
import { contactFault, type ContactMessage } from 'shared-domain/contact';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Form, useForm } from 'shared-ui/form';
import { Note } from 'shared-ui/note';
import { EMPTY, faultsOf } from './contact-draft';
import { ContactFields } from './contact-fields';
import styles from './contact-form.module.css';
import { copy } from './copy';
import { useContactMessage } from './use-contact-message';
import { useKnownSender } from './use-known-sender';

interface ContactFormProps {
  /** Focuses the first field on mount. */
  readonly focused: boolean;
  readonly onSent: (email: string) => void;
}

/** The form with its five fields. */
export function ContactForm({ focused, onSent }: ContactFormProps) {
  const form = useForm<ContactMessage>({
    initial: () => EMPTY,
    faultsOf,
    refusals: {
      context: 'contact',
      fields: {
        too_many_messages: null,
        network_limited: null,
        fields_required: null,
        email_invalid: 'email',
        text_too_long: 'message',
      },
    },
  });
  const { element } = form;
  const send = useContactMessage({ onSent, showAtField: form.refuse });
  useKnownSender(form);
  useEffect(() => {
    if (focused) element.current?.querySelector('input')?.focus();
  }, [focused, element]);
  const fault = form.isSubmitted ? contactFault(form.values) : null;
  return (
    <Card>
      {/* POST: without scripts the message must not end up in the address. */}
      <Form form={form} method="post" className={styles.form} onSubmit={send.run}>
        {/* Missing values: above the fields, where the focus goes. Server errors: next to the button. */}
        <Summary text={fault} />
        <ContactFields />
        <Summary text={fault === null ? (form.error ?? form.refusal) : null} />
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
      </Form>
    </Card>
  );
}

function Summary({ text }: { readonly text: string | null }) {
  return (
    text !== null && (
      <Note role="alert" tone="warm" icon={<CircleAlert aria-hidden="true" />}>
        {text}
      </Note>
    )
  );
}

import { useEffect, useState } from 'react';
import { CONTACT_RESET_MS } from 'shared-domain/contact';
import { PageLayout } from 'shared-ui/page-layout';
import { QueryProvider } from 'shared-data/query';
import { ContactForm } from './contact-form';
import { copy } from './copy';
import { EmergencyCard } from './emergency-card';
import { SentPanel } from './sent-panel';

/** Contact form at `/contato`. */
export function ContactPage() {
  return (
    <QueryProvider>
      <PageLayout
        title={copy.title}
        documentTitle={copy.documentTitle}
        subtitle={copy.subtitle}
        aside={<EmergencyCard />}
      >
        <Contact />
      </PageLayout>
    </QueryProvider>
  );
}

/** The form, replaced by a confirmation for three seconds after each message. */
function Contact() {
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (answerTo === null) return;
    const timer = setTimeout(() => setAnswerTo(null), CONTACT_RESET_MS);
    return () => clearTimeout(timer);
  }, [answerTo]);
  if (answerTo !== null) return <SentPanel email={answerTo} />;
  return (
    <ContactForm
      // A new form after each message; it takes the focus back from the removed panel.
      key={sent}
      focused={sent > 0}
      onSent={(email) => {
        setSent(sent + 1);
        setAnswerTo(email);
      }}
    />
  );
}

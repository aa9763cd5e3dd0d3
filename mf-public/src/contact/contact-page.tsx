import { useEffect, useState } from 'react';
import { CONTACT_RESET_MS } from 'shared-domain/contact';
import { PageLayout } from 'shared-ui/page-layout';
import { QueryProvider } from 'shared-data/query';
import { ContactForm } from './contact-form';
import { copy } from './copy';
import { EmergencyCard } from './emergency-card';
import { SentPanel } from './sent-panel';

/** Writing to the team, at `/contato`. */
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

/** The form, and for three seconds after each message the word that it arrived. */
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
      // An empty one after each message; it takes the focus back from the panel that has just gone.
      key={sent}
      focused={sent > 0}
      onSent={(email) => {
        setSent(sent + 1);
        setAnswerTo(email);
      }}
    />
  );
}

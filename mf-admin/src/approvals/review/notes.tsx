import { LockKeyhole } from 'lucide-react';
import type { Ref } from 'react';
import { toAppError } from 'shared-domain/errors';
import { formatInstant, type Instant } from 'shared-domain/schedule';
import { lengthFault } from 'shared-domain/text-length';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { TextArea } from 'shared-ui/field';
import { Form, FormField, useForm } from 'shared-ui/form';
import { copy } from './copy';
import styles from './review.module.css';
import type { Review } from './use-review';
import { useReviewWrite } from './use-review-write';

const MAX_LENGTH = 1000;

interface NotesProps {
  readonly review: Review;
  readonly canWrite: boolean;
  /** Around the field, for its shortcut. */
  readonly ref: Ref<HTMLDivElement>;
}

/** What the team noted, and a field for more; its draft survives leaving the page. */
export function Notes({ review: { application, notes }, canWrite, ref }: NotesProps) {
  return (
    <Card as="section" aria-labelledby="notas" className={styles.section}>
      <div className={styles.head}>
        <h2 id="notas">{copy.notes}</h2>
        <span className={styles.private}>
          <LockKeyhole aria-hidden="true" />
          {copy.onlyTeam}
        </span>
      </div>
      {notes.length === 0 && <p className={styles.small}>{copy.noNotes}</p>}
      <ul className={styles.notes}>
        {notes.map(({ id, text, author, created_at }) => (
          <li key={id}>
            <p className={styles.written}>{text}</p>
            <p className={styles.small}>{copy.by(author, formatInstant(created_at as Instant))}</p>
          </li>
        ))}
      </ul>
      {canWrite && (
        <div ref={ref}>
          <NoteForm applicationId={application.id} />
        </div>
      )}
    </Card>
  );
}

function NoteForm({ applicationId }: { readonly applicationId: string }) {
  const form = useForm({
    initial: () => ({ text: '' }),
    faultsOf: ({ text }) => ({ text: text.trim() ? lengthFault(text, MAX_LENGTH) : copy.noteMissing }),
    draft: { name: `application-note-${applicationId}`, keepOnUnmount: true },
  });
  const write = useReviewWrite(() => {
    form.saved();
    form.set({ text: '' });
  });
  return (
    <Form
      form={form}
      className={styles.noteForm}
      onSubmit={({ text }) => {
        const note_id = crypto.randomUUID();
        write.run(async (client) => {
          const { error } = await client.rpc('note_on_application', {
            note_id,
            application_id: applicationId,
            text: text.trim(),
          });
          if (error) throw toAppError(error);
        });
      }}
    >
      <FormField name="text" label={copy.note} limit={MAX_LENGTH} required>
        <TextArea rows={2} />
      </FormField>
      <Button type="submit" variant="outline" size="sm" loading={write.isRunning}>
        {copy.addNote}
      </Button>
    </Form>
  );
}

import type { HistoryEntry } from 'shared-domain/published-profile';
import { TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { copy } from './copy';
import { entryDraftOf, entryFaults, entryOf, type EntryDraft, type HistoryList } from './history';
import styles from './history-section.module.css';

const words = copy.history.dialog;

interface HistoryDialogProps {
  readonly list: HistoryList;
  /** Null: a new one. */
  readonly entry: HistoryEntry | null;
  readonly onSave: (entry: HistoryEntry) => void;
  readonly onClose: () => void;
}

/** Adds or edits an entry of the draft. */
export function HistoryDialog({ list, entry, onSave, onClose }: HistoryDialogProps) {
  const form = useForm<EntryDraft>({ initial: () => entryDraftOf(entry), faultsOf: entryFaults });
  const texts = words[list];
  return (
    <FormDialog<EntryDraft>
      title={entry ? texts.edit : texts.add}
      action={words.save}
      isRunning={false}
      form={form}
      onSubmit={(draft) => onSave(entryOf(draft))}
      onClose={onClose}
    >
      <FormField<EntryDraft> name="title" label={texts.title} required>
        <TextInput autoComplete="off" />
      </FormField>
      <FormField<EntryDraft> name="place" label={texts.place} optional>
        <TextInput autoComplete="off" />
      </FormField>
      <div className={styles.years}>
        <FormField<EntryDraft> name="from" label={words.from} dependents={['to']} required>
          <TextInput figures inputMode="numeric" maxLength={4} autoComplete="off" />
        </FormField>
        <FormField<EntryDraft> name="to" label={words.to} hint={words.toHint} optional>
          <TextInput figures inputMode="numeric" maxLength={4} autoComplete="off" />
        </FormField>
      </div>
    </FormDialog>
  );
}

import { Trash2 } from 'lucide-react';
import { DatePicker } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { copy } from './copy';
import styles from './exception-dialog.module.css';
import {
  draftOf,
  exceptionFaults,
  exceptionOf,
  rowsWith,
  type ExceptionContext,
  type ExceptionDraft,
} from './exception-form';
import type { HoursException } from './exceptions';
import { ExtraRanges } from './extra-ranges';
import type { SavedHours } from './hours';
import { KindChoice } from './kind-choice';
import { OutsideThen } from './outside-then';
import type { HoursSaving } from './use-hours-saving';

const words = copy.dialog;
interface ExceptionDialogProps {
  readonly saved: SavedHours;
  /** Null: a new one. */
  readonly exception: HoursException | null;
  readonly saving: HoursSaving;
  readonly onClose: () => void;
}

/** Adds, edits or removes an exception. It is saved at once, with the saved week. */
export function ExceptionDialog({ saved, exception, saving, onClose }: ExceptionDialogProps) {
  const context: ExceptionContext = { rows: saved.exceptions, before: exception, today: saved.today };
  const form = useForm<ExceptionDraft>({
    initial: () => draftOf(exception),
    faultsOf: (draft) => exceptionFaults(draft, context),
  });
  const { kind, since, ranges } = form.values;
  const save = (after: HoursException | null) =>
    saving.run({
      hours: { ...saved, exceptions: rowsWith(after, context) },
      done: after ? copy.exceptions.saved : copy.exceptions.removed,
      onSaved: onClose,
    });
  return (
    <FormDialog<ExceptionDraft>
      title={exception ? words.titleEdit : words.titleNew}
      action={words.save}
      isRunning={saving.isRunning}
      form={form}
      onSubmit={(draft) => save(exceptionOf(draft))}
      onClose={onClose}
    >
      <KindChoice />
      {kind === 'closed' ? (
        <div className={styles.days}>
          <FormField<ExceptionDraft> name="since" label={words.since} dependents={['until']} required>
            <DatePicker first={saved.today} />
          </FormField>
          <FormField<ExceptionDraft> name="until" label={words.until} dependents={['since']} required>
            <DatePicker first={since === '' ? saved.today : since} />
          </FormField>
        </div>
      ) : (
        <>
          <FormField<ExceptionDraft> name="since" label={words.day} hint={words.extraHint} required>
            <DatePicker first={saved.today} />
          </FormField>
          <ExtraRanges
            ranges={ranges}
            breakMinutes={saved.draft.breakMinutes}
            onChange={(changed) => form.set({ ranges: changed })}
          />
        </>
      )}
      <FormField<ExceptionDraft> name="note" label={words.name} hint={words.nameHint} optional>
        <TextInput autoComplete="off" maxLength={80} />
      </FormField>
      <OutsideThen saved={saved} draft={form.values} context={context} />
      {exception && (
        <Button
          variant="danger"
          icon={<Trash2 aria-hidden="true" />}
          className={styles.remove}
          onClick={() => save(null)}
        >
          {words.remove}
        </Button>
      )}
    </FormDialog>
  );
}

import { CalendarPlus, Info, Palmtree, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { dayOf, timeOf } from 'shared-domain/schedule';
import { DatePicker } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { Choice, Choices } from 'shared-ui/choices';
import { TextInput } from 'shared-ui/field';
import { FormField, useForm, useFormField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { Tag } from 'shared-ui/tag';
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
import type { SavedHours } from './hours';
import { RangeFields } from './range-fields';
import { RangeHelp } from './range-help';
import { rangeFault, rangeToAdd, startsOf, type TimeRange } from './ranges';
import type { HoursSaving } from './use-hours-saving';
import { useOutsideDraft } from './use-outside';
import { useSettled } from './use-settled';

const words = copy.dialog;
const KINDS = [
  ['closed', <Palmtree key="closed" aria-hidden="true" />],
  ['extra', <CalendarPlus key="extra" aria-hidden="true" />],
] as const;

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

function KindChoice() {
  const { value, onChange } = useFormField<ExceptionDraft, 'kind'>('kind');
  const name = useId();
  return (
    <fieldset className={styles.kind}>
      <legend>{words.kind}</legend>
      <Choices>
        {KINDS.map(([kind, icon]) => (
          <Choice
            key={kind}
            type="radio"
            name={name}
            value={kind}
            checked={value === kind}
            icon={icon}
            onChange={() => onChange(kind)}
          >
            {words[kind]}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

interface ExtraRangesProps {
  readonly ranges: readonly TimeRange[];
  readonly breakMinutes: number;
  readonly onChange: (ranges: readonly TimeRange[]) => void;
}

/** The ranges of an extra day, with the starts that they make. */
function ExtraRanges({ ranges, breakMinutes, onChange }: ExtraRangesProps) {
  const helpId = useId();
  const fault = rangeFault(ranges);
  const added = rangeToAdd(ranges);
  return (
    <fieldset className={styles.ranges}>
      <legend>{words.ranges}</legend>
      {ranges.map((range, place) => (
        <RangeFields
          key={place}
          range={range}
          place={place}
          fault={fault}
          describedBy={helpId}
          labels={{
            from: words.from(place + 1),
            to: words.to(place + 1),
            remove: words.removeRange(range.from, range.to),
          }}
          onChange={(changed) => onChange(ranges.with(place, changed))}
          onRemove={ranges.length > 1 ? () => onChange(ranges.filter((_, at) => at !== place)) : undefined}
        />
      ))}
      <RangeHelp id={helpId} ranges={ranges} fault={fault} breakMinutes={breakMinutes} />
      {added && (
        <Button
          variant="text"
          size="sm"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...ranges, added])}
        >
          {words.addRange}
        </Button>
      )}
      {!fault && (
        <div role="status" className={styles.starts}>
          <span>{words.starts}</span>
          {startsOf(ranges, breakMinutes).map((start) => (
            <Tag key={start} tone="brand">
              {start}
            </Tag>
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface OutsideThenProps {
  readonly saved: SavedHours;
  readonly draft: ExceptionDraft;
  readonly context: ExceptionContext;
}

const NAMED = 3;

/** The booked consultations of these days that would lie outside the hours. */
function OutsideThen({ saved, draft, context }: OutsideThenProps) {
  const exception = exceptionOf(draft);
  const isValid = Object.values(exceptionFaults(draft, context)).every((fault) => !fault);
  const { closedOnHolidays, draft: hours } = saved;
  const asked = useSettled(
    exception && isValid
      ? { draft: hours, closedOnHolidays, exceptions: rowsWith(exception, context) }
      : null,
  );
  const outside = useOutsideDraft(asked).data ?? [];
  const zone = hours.timeZone;
  const then = outside.filter(({ startsAt }) => {
    const day = dayOf(startsAt, zone);
    return exception && isValid && day >= exception.since && day <= exception.until;
  });
  const named = then
    .slice(0, NAMED)
    .map(({ patientName, startsAt }) =>
      words.patientAt(patientName, dayOf(startsAt, zone), timeOf(startsAt, zone)),
    );
  return (
    <div role="status">
      {then.length > 0 && (
        <Note tone="warm" icon={<Info aria-hidden="true" />} title={words.outside(then.length)}>
          {words.outsideText(named, then.length - named.length)}
        </Note>
      )}
    </div>
  );
}

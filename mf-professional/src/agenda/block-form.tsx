import { Ban, EyeOff, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { timeOf, type IsoDay } from 'shared-domain/schedule';
import { DatePicker, TimePicker } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { Checkbox, TextInput } from 'shared-ui/field';
import { Form, FormField, useForm, useFormField } from 'shared-ui/form';
import { Note } from 'shared-ui/note';
import { PopoverDialog } from 'shared-ui/popover-dialog';
import type { Agenda } from './agenda';
import {
  blockFaults,
  consultationsIn,
  freeParts,
  MAX_NOTE,
  periodOfDraft,
  type BlockDraft,
} from './block-draft';
import { copy } from './copy';
import styles from './panel.module.css';
import { periodText, type Period } from './period-text';
import { useBlocks } from './use-blocks';

const words = copy.blocks;

/** A time that was chosen in the agenda. */
export interface ChosenTime {
  readonly day: IsoDay;
  readonly from: string;
  readonly to: string;
}

interface BlockFormProps {
  readonly agenda: Agenda;
  readonly chosen: ChosenTime;
  readonly anchorId: string;
  readonly onClose: () => void;
}

/** Blocks a time. Consultations in it stay: only what is free around them is blocked. */
export function BlockForm({ agenda, chosen, anchorId, onClose }: BlockFormProps) {
  const form = useForm<BlockDraft>({
    initial: () => ({ ...chosen, isWholeDay: false, note: '' }),
    faultsOf: (draft) => blockFaults(draft, agenda),
  });
  const { add, isRunning } = useBlocks(onClose);
  const idOf = useStableIds();
  const period = periodOfDraft(form.values, agenda.timeZone);
  const inside = period ? consultationsIn(agenda, period) : [];
  const save = (draft: BlockDraft) => {
    const wanted = periodOfDraft(draft, agenda.timeZone);
    if (!wanted) return;
    const note = draft.note.trim() || null;
    const blocks = freeParts(agenda, wanted).map((part) => ({ ...part, id: idOf(part), note }));
    add(blocks, periodText(wanted, agenda.timeZone));
  };
  return (
    <PopoverDialog open anchorId={anchorId} title={words.titleNew} onClose={() => !isRunning && onClose()}>
      <Form<BlockDraft> form={form} className={styles.fields} onSubmit={save}>
        <FormField<BlockDraft> name="day" label={words.day} required>
          <DatePicker first={agenda.today} />
        </FormField>
        {!form.values.isWholeDay && <Times />}
        <WholeDay />
        <FormField<BlockDraft> name="note" label={words.note} hint={words.noteHint} limit={MAX_NOTE} optional>
          <TextInput autoComplete="off" maxLength={2 * MAX_NOTE} />
        </FormField>
        <div role="status">
          {inside.length > 0 && (
            <Note tone="warm" icon={<Info aria-hidden="true" />} title={words.inside(inside.length)}>
              {words.insideText(inside.length)}
              <span className={styles.inside}>
                {inside.map(({ id, startsAt, patientName }) => (
                  <span key={id}>{words.at(timeOf(startsAt, agenda.timeZone), patientName)}</span>
                ))}
              </span>
            </Note>
          )}
        </div>
        <p className={styles.hint}>
          <EyeOff aria-hidden="true" />
          {words.invisible}
        </p>
        <div className={styles.foot}>
          <Button variant="text" onClick={() => !isRunning && onClose()}>
            {copy.back}
          </Button>
          <Button type="submit" icon={<Ban aria-hidden="true" />} loading={isRunning}>
            {inside.length > 0 ? words.saveFree : words.save}
          </Button>
        </div>
      </Form>
    </PopoverDialog>
  );
}

function Times() {
  const from = useFormField<BlockDraft, 'from'>('from', ['to']);
  const to = useFormField<BlockDraft, 'to'>('to');
  const faultId = useId();
  return (
    <div>
      <div className={styles.times}>
        <div className={styles.label}>
          <span aria-hidden="true">{words.from}</span>
          <TimePicker label={words.from} value={from.value} onChange={from.onChange} />
        </div>
        <div className={styles.label}>
          <span aria-hidden="true">{words.to}</span>
          <TimePicker
            label={words.to}
            value={to.value}
            isEnd
            invalid={to.error !== null}
            describedBy={faultId}
            onChange={to.onChange}
          />
        </div>
      </div>
      <p id={faultId} className={styles.fault} aria-live="polite">
        {to.error}
      </p>
    </div>
  );
}

function WholeDay() {
  const { value, error, onChange } = useFormField<BlockDraft, 'isWholeDay'>('isWholeDay', ['day', 'to']);
  return (
    <Checkbox checked={value} error={error} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
      {words.whole}
    </Checkbox>
  );
}

/** The same period keeps its id, so that a second try after a lost answer does not block it twice. */
function useStableIds() {
  const [ids] = useState(() => new Map<string, string>());
  return ({ startsAt, endsAt }: Period): string => {
    const key = `${startsAt} ${endsAt}`;
    const id = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, id);
    return id;
  };
}

import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import {
  defaultFeeNote,
  formatFeeInput,
  formatFeePercent,
  stepFee,
  type FeePercent,
} from 'shared-domain/fee';
import { FEE_NOTES_MAX_LENGTH } from 'shared-domain/text-limits';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Field, TextArea, TextInput } from 'shared-ui/field';
import { useKeptDraft } from 'shared-data/kept-draft';
import { UpdateDialog } from './update-dialog';
import { copy } from './copy';
import { FeeConflict } from './fee-conflict';
import styles from './fee-form.module.css';
import { readFeeInput } from './fee-input';
import { FeePreview } from './fee-preview';
import type { Fee } from './use-fee';
import { useFeeUpdate, type FeeUpdate } from './use-fee-update';

const NOTHING = { text: '', notes: '' };

/** The new fee with its preview. Nothing is sent before it is confirmed; what was typed stays after a refusal. */
export function FeeForm({ fee }: { fee: Fee }) {
  const { draft, setDraft } = useKeptDraft('platform-fee', () => NOTHING);
  const { text, notes } = draft;
  const setNotes = (next: string) => setDraft((before) => ({ ...before, notes: next }));
  const [faultShown, setFaultShown] = useState(false);
  const [asked, setAsked] = useState<FeeUpdate | null>(null);
  /** The fee that somebody else replaced while this form was open. */
  const [seen, setSeen] = useState<FeePercent | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { percent, fault, isNumeric } = readFeeInput(text);
  const close = () => setAsked(null);
  const update = useFeeUpdate({
    onDone: () => {
      close();
      setSeen(null);
      setNotes('');
    },
    onRefused: close,
    onConflict: ({ from }) => {
      close();
      setSeen(from);
    },
  });
  const { form, refusals } = update;
  const setText = (next: string) => {
    setDraft((before) => ({ ...before, text: next }));
    refusals.forget({ fee: true });
  };
  const defaultNote = percent === null ? '' : defaultFeeNote(percent, new Date());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (percent === null) {
      setFaultShown(true);
      input.current?.focus();
      return;
    }
    setAsked({ from: fee.percent, to: percent, notes: notes.trim() || defaultNote, seenAt: fee.updatedAt });
  };
  /** Up and down as in a field of numbers, which this is not: it would take "0,65" for 65 in an English browser. */
  const step = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    setText(formatFeeInput(stepFee(percent ?? fee.percent, steps)));
    setFaultShown(false);
  };
  const keepCurrent = () => {
    setSeen(null);
    setText('');
    input.current?.focus();
  };
  return (
    <Card as="section">
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <h2>{copy.change}</h2>
        {seen !== null && <FeeConflict seen={seen} fee={fee} typed={percent} />}
        <div className={styles.two}>
          <Field
            label={copy.newFee}
            hint={copy.rule}
            error={(faultShown ? fault : null) ?? refusals.of('fee')}
          >
            <TextInput
              ref={input}
              role="spinbutton"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent ?? undefined}
              aria-valuetext={percent === null ? undefined : formatFeePercent(percent)}
              inputMode="decimal"
              autoComplete="off"
              figures
              end={<span className={styles.unit}>%</span>}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setFaultShown(false);
              }}
              onKeyDown={step}
              onBlur={() => setFaultShown(true)}
            />
          </Field>
          <FeePreview current={fee.percent} next={percent} />
        </div>
        <Field label={copy.notes} optional error={refusals.of('notes')}>
          <TextArea
            maxLength={FEE_NOTES_MAX_LENGTH}
            placeholder={defaultNote}
            value={notes}
            onChange={(event) => {
              setNotes(event.target.value);
              refusals.forget({ notes: true });
            }}
          />
        </Field>
        <div className={styles.foot}>
          {seen !== null && (
            <Button variant="text" onClick={keepCurrent}>
              {copy.keep(formatFeePercent(fee.percent))}
            </Button>
          )}
          <Button type="submit" disabled={!isNumeric} loading={update.isRunning}>
            {seen !== null && percent !== null ? copy.sendAnyway(formatFeePercent(percent)) : copy.update}
          </Button>
        </div>
      </form>
      <UpdateDialog
        update={asked}
        saving={update.isRunning}
        onClose={close}
        onConfirm={() => asked && update.run(asked)}
      />
    </Card>
  );
}

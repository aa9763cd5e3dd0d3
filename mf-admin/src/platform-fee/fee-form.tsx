import { useState, type KeyboardEvent } from 'react';
import {
  defaultFeeNote,
  FEE_UNCHANGED,
  formatFeeInput,
  formatFeePercent,
  stepFee,
  type FeePercent,
} from 'shared-domain/fee';
import { lengthFault } from 'shared-domain/text-length';
import { FEE_NOTES_MAX_LENGTH } from 'shared-domain/text-limits';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { TextArea, TextInput } from 'shared-ui/field';
import { Form, FormField, useForm } from 'shared-ui/form';
import { UpdateDialog } from './update-dialog';
import { copy } from './copy';
import { FeeConflict } from './fee-conflict';
import styles from './fee-form.module.css';
import { readFeeInput } from './fee-input';
import { FeePreview } from './fee-preview';
import type { Fee } from './use-fee';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { useFeeUpdate, type FeeUpdate } from './use-fee-update';

/** The new fee with a preview. Nothing is sent before the confirmation; the input is kept after a refusal. */
export function FeeForm({ fee }: { fee: Fee }) {
  const form = useForm({
    initial: () => ({ fee: '', notes: '' }),
    faultsOf: (draft) => {
      const { percent, fault } = readFeeInput(draft.fee);
      return {
        fee: percent === fee.percent ? FEE_UNCHANGED : fault,
        notes: lengthFault(draft.notes, FEE_NOTES_MAX_LENGTH),
      };
    },
    refusals: {
      context: ADMIN_ERRORS['fee-update'],
      fields: { fee_out_of_range: 'fee', fee_unchanged: 'fee', text_too_long: 'notes' },
    },
    validateOnBlur: true,
    draft: { name: 'platform-fee' },
  });
  const [asked, setAsked] = useState<FeeUpdate | null>(null);
  /** The fee that another admin replaced while this form was open. */
  const [seen, setSeen] = useState<FeePercent | null>(null);
  const { percent, isNumeric } = readFeeInput(form.values.fee);
  const close = () => setAsked(null);
  const update = useFeeUpdate({
    onDone: () => {
      close();
      setSeen(null);
      form.set({ notes: '' });
    },
    showAtField: (error) => {
      const isShown = form.refuse(error);
      if (isShown) close();
      return isShown;
    },
    onConflict: ({ from }) => {
      close();
      setSeen(from);
    },
  });
  const defaultNote = percent === null ? '' : defaultFeeNote(percent, new Date());
  const ask = ({ notes }: { readonly notes: string }) => {
    if (percent === null) return;
    setAsked({ from: fee.percent, to: percent, notes: notes.trim() || defaultNote, seenAt: fee.updatedAt });
  };
  /** Arrow keys step the value. Not a number input, which would read "0,65" as 65 in an English browser. */
  const step = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    form.set({ fee: formatFeeInput(stepFee(percent ?? fee.percent, steps)) });
  };
  const keepCurrent = () => {
    setSeen(null);
    form.set({ fee: '' });
    form.element.current?.querySelector('input')?.focus();
  };
  return (
    <Card as="section">
      <Form form={form} className={styles.form} onSubmit={ask}>
        <h2>{copy.change}</h2>
        {seen !== null && <FeeConflict seen={seen} fee={fee} typed={percent} />}
        <div className={styles.two}>
          <FormField name="fee" label={copy.newFee} hint={copy.rule}>
            <TextInput
              role="spinbutton"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent ?? undefined}
              aria-valuetext={percent === null ? undefined : formatFeePercent(percent)}
              inputMode="decimal"
              autoComplete="off"
              figures
              end={<span className={styles.unit}>%</span>}
              onKeyDown={step}
            />
          </FormField>
          <FeePreview current={fee.percent} next={percent === fee.percent ? null : percent} />
        </div>
        <FormField name="notes" label={copy.notes} limit={FEE_NOTES_MAX_LENGTH} optional>
          <TextArea placeholder={defaultNote} />
        </FormField>
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
      </Form>
      <UpdateDialog
        update={asked}
        saving={update.isRunning}
        onClose={close}
        onConfirm={() => asked && update.run(asked)}
      />
    </Card>
  );
}

import { Info } from 'lucide-react';
import { useId } from 'react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { cents, filterPriceInput, formatBrl, parseAmountInput } from 'shared-domain/money';
import { lengthFault } from 'shared-domain/text-length';
import { MONEY_REASON_MAX_LENGTH } from 'shared-domain/text-limits';
import { useToast } from 'shared-portal/portal';
import { Choice, Choices } from 'shared-ui/choices';
import { MaskedInput, TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { useDecisionId } from '../decision-id';
import { useMoneyWrite } from '../money-write';
import { actionsCopy as copy } from './actions-copy';
import styles from './charge.module.css';
import { decideRefund, type Bearer } from './decide';
import type { ChargeDetails } from './use-charge';

interface RefundDialogProps {
  readonly charge: ChargeDetails;
  readonly onClose: () => void;
}

const SECOND_ADMIN_FROM = 500_00;
const BEARERS = ['platform', 'professional'] as const;

/** Gives back the whole or a part, with the reason and who bears it. */
export function RefundDialog({ charge, onClose }: RefundDialogProps) {
  const { refundable, professional, decided, isRefundedByTeam } = charge;
  const doneText = isRefundedByTeam ? copy.doneTextByTeam : copy.doneText;
  const toast = useToast();
  const idOf = useDecisionId();
  const group = useId();
  const amountOf = (draft: { readonly part: string; readonly amount: string }) =>
    draft.part === 'all' ? refundable : parseAmountInput(draft.amount);
  const form = useForm({
    initial: () => ({ part: 'all', amount: '', bearer: 'platform' as Bearer, reason: '' }),
    faultsOf: (draft) => {
      const amount = amountOf(draft);
      const fault =
        amount === null
          ? copy.amountMissing
          : amount > refundable
            ? copy.amountRule(formatBrl(refundable))
            : null;
      return {
        amount: fault,
        bearer:
          fault === null && draft.bearer === 'professional' && (amount ?? 0) > professional
            ? copy.professionalHasLess(formatBrl(professional))
            : null,
        reason: draft.reason.trim() ? lengthFault(draft.reason, MONEY_REASON_MAX_LENGTH) : copy.reasonMissing,
      };
    },
    refusals: {
      context: ADMIN_ERRORS['admin-money'],
      fields: { refund_too_much: 'amount', amount_invalid: 'amount', reason_required: 'reason' },
    },
  });
  const write = useMoneyWrite({
    write: decideRefund,
    onDone: ({ waits }, { amount }) => {
      toast(
        waits
          ? { kind: 'info', title: copy.waiting, text: copy.waitingText }
          : { kind: 'success', title: copy.done, text: doneText(formatBrl(amount)) },
      );
      onClose();
    },
    showAtField: form.refuse,
  });
  const amount = amountOf(form.values);
  const needsSecond = decided + (amount ?? 0) >= SECOND_ADMIN_FROM;
  const isTooMuchForBearer = form.values.bearer === 'professional' && (amount ?? 0) > professional;
  const send = ({ bearer, reason, ...draft }: typeof form.values) => {
    const refund = {
      paymentId: charge.id,
      amount: amountOf(draft) ?? cents(0),
      reason: reason.trim(),
      bearer,
    };
    write.run({ ...refund, id: idOf(refund) });
  };
  return (
    <FormDialog
      title={copy.refund}
      action={amount ? copy.refundAmount(formatBrl(amount)) : copy.refund}
      isRunning={write.isRunning}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend>{copy.howMuch}</legend>
        <Choices>
          {(['all', 'part'] as const).map((part) => (
            <Choice
              key={part}
              type="radio"
              name={`${group}-part`}
              value={part}
              checked={form.values.part === part}
              onChange={() => form.set({ part })}
            >
              {part === 'all' ? copy.all(formatBrl(refundable)) : copy.part}
            </Choice>
          ))}
        </Choices>
      </fieldset>
      {form.values.part === 'part' && (
        <FormField name="amount" label={copy.amount} hint={copy.amountRule(formatBrl(refundable))}>
          <MaskedInput format={filterPriceInput} inputMode="decimal" autoComplete="off" figures />
        </FormField>
      )}
      <fieldset className={styles.choices}>
        <legend>{copy.bearer}</legend>
        <Choices>
          {BEARERS.map((bearer) => (
            <Choice
              key={bearer}
              type="radio"
              name={`${group}-bearer`}
              value={bearer}
              checked={form.values.bearer === bearer}
              onChange={() => form.set({ bearer })}
            >
              {copy.bearers[bearer]}
            </Choice>
          ))}
        </Choices>
        {isTooMuchForBearer ? (
          <p role="alert" className={styles.fault}>
            {copy.professionalHasLess(formatBrl(professional))}
          </p>
        ) : (
          <p className={styles.hint}>
            {form.values.bearer === 'platform'
              ? copy.bearerTexts.platform
              : copy.bearerTexts.professional(formatBrl(professional))}
          </p>
        )}
      </fieldset>
      <FormField
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        limit={MONEY_REASON_MAX_LENGTH}
        required
      >
        <TextArea />
      </FormField>
      <Note icon={<Info aria-hidden="true" />}>
        {needsSecond && copy.secondAdmin} {isRefundedByTeam ? copy.backByTeam : !needsSecond && copy.back}
      </Note>
    </FormDialog>
  );
}

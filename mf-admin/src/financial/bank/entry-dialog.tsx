import { PAYOUT_ERRORS } from 'shared-domain/payout-errors';
import { cents, filterPriceInput, formatBrl, parseAmountInput } from 'shared-domain/money';
import { addDays, dayOf, isIsoDay, type IsoDay } from 'shared-domain/schedule';
import { lengthFault } from 'shared-domain/text-length';
import { MONEY_REASON_MAX_LENGTH } from 'shared-domain/text-limits';
import { useToast } from 'shared-portal/portal';
import { DatePicker } from 'shared-ui/antd';
import { MaskedInput, TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDecisionId } from '../decision-id';
import { useMoneyWrite } from '../money-write';
import { copy } from './copy';
import type { EntryKind } from './use-bank';
import { recordEntry } from './write-bank';

interface EntryDialogProps {
  readonly kind: EntryKind;
  readonly onClose: () => void;
}

/** The most that one entry may be. */
const MOST = cents(1_000_000_00);
/** How long ago it may have been, in days. */
const OLDEST = 366;

const amountFault = (typed: string): string | null => {
  const amount = parseAmountInput(typed);
  if (amount === null) return copy.amountMissing;
  return amount > MOST ? copy.amountRule(formatBrl(MOST)) : null;
};

/** Records a fee or a top-up as the bank's statement has it. */
export function EntryDialog({ kind, onClose }: EntryDialogProps) {
  const texts = copy.dialogs[kind];
  const toast = useToast();
  const idOf = useDecisionId();
  const today = dayOf(new Date());
  const first = addDays(today, -OLDEST);
  const form = useForm({
    initial: () => ({ amount: '', day: today as IsoDay | '', reason: '' }),
    faultsOf: ({ amount, day, reason }) => ({
      amount: amountFault(amount),
      day: isIsoDay(day) && day >= first && day <= today ? null : copy.dayRule,
      reason: reason.trim() ? lengthFault(reason, MONEY_REASON_MAX_LENGTH) : copy.reasonMissing,
    }),
    refusals: {
      context: PAYOUT_ERRORS['bank-entries'],
      fields: { amount_invalid: 'amount', day_invalid: 'day', reason_required: 'reason' },
    },
  });
  const write = useMoneyWrite({
    write: recordEntry,
    onDone: () => {
      toast({ kind: 'success', title: texts.done });
      onClose();
    },
    showAtField: form.refuse,
    errors: PAYOUT_ERRORS['bank-entries'],
  });
  return (
    <FormDialog
      title={texts.open}
      action={texts.open}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ amount, day, reason }) => {
        const entry = { kind, amount: parseAmountInput(amount) ?? cents(0), day, reason: reason.trim() };
        write.run({ ...entry, id: idOf(entry) });
      }}
      onClose={onClose}
    >
      <FormField name="amount" label={copy.amount} required>
        <MaskedInput format={filterPriceInput} inputMode="decimal" autoComplete="off" figures />
      </FormField>
      <FormField name="day" label={copy.day} required>
        <DatePicker first={first} last={today} />
      </FormField>
      <FormField name="reason" label={copy.reason} hint={texts.hint} limit={MONEY_REASON_MAX_LENGTH} required>
        <TextArea />
      </FormField>
    </FormDialog>
  );
}

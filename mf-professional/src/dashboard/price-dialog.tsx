import {
  filterPriceInput,
  formatPrice,
  formatPriceInput,
  hasThousandsDot,
  isPriceInputRounded,
  isPriceInputTooLarge,
  parsePriceInput,
  type Cents,
} from 'shared-domain/money';
import { isConsultationPrice } from 'shared-domain/consultation-price';
import { MaskedInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { copy } from './copy';
import styles from './price-dialog.module.css';
import { usePriceSaving } from './use-price-saving';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';

interface PriceDialogProps {
  readonly price: Cents | null;
  readonly onClose: () => void;
}

const words = copy.price;

/** Dialog to set the price of a consultation. */
export function PriceDialog({ price, onClose }: PriceDialogProps) {
  const form = useForm({
    initial: () => ({ price: price === null ? '' : formatPriceInput(price) }),
    faultsOf: ({ price: text }) => ({ price: faultOf(text) }),
    refusals: { context: PROFESSIONAL_ERRORS.price, fields: { price_out_of_range: 'price' } },
    draft: { name: 'price', version: String(price), keepOnUnmount: true },
  });
  const saving = usePriceSaving(() => {
    form.saved();
    onClose();
  }, form.refuse);
  const typed = parsePriceInput(form.values.price);
  return (
    <FormDialog
      title={words.title}
      action={words.save}
      look={{ disabled: form.values.price === '' }}
      isRunning={saving.isRunning}
      form={form}
      onSubmit={() => typed !== null && saving.run(typed)}
      onFaults={() => {
        if (typed === null && !isPriceInputTooLarge(form.values.price)) saving.showError(words.invalid);
      }}
      onClose={onClose}
    >
      <FormField name="price" label={words.label} hint={hintOf(form.values.price)}>
        <MaskedInput
          format={filterPriceInput}
          icon={<span className={styles.currency}>{words.currency}</span>}
          inputMode="decimal"
        />
      </FormField>
    </FormDialog>
  );
}

function faultOf(text: string): string | null {
  const amount = parsePriceInput(text);
  if (amount !== null && isConsultationPrice(amount)) return null;
  if (hasThousandsDot(text)) return words.thousands;
  return amount === null && !isPriceInputTooLarge(text) ? words.invalid.text : words.outOfRange;
}

function hintOf(text: string): string {
  const amount = parsePriceInput(text);
  if (amount === null) return words.hint;
  return (isPriceInputRounded(text) ? words.rounded : words.shown)(formatPrice(amount));
}

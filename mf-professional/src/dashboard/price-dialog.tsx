import {
  filterPriceInput,
  formatPrice,
  formatPriceInput,
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

interface PriceDialogProps {
  readonly price: Cents | null;
  readonly onClose: () => void;
}

const words = copy.price;

/** Where a professional sets what a consultation costs. */
export function PriceDialog({ price, onClose }: PriceDialogProps) {
  const form = useForm({
    initial: () => ({ price: price === null ? '' : formatPriceInput(price) }),
    faultsOf: ({ price: text }) => {
      const amount = parsePriceInput(text);
      return { price: amount === null || isConsultationPrice(amount) ? null : words.outOfRange };
    },
    refusals: { context: 'price', fields: { price_out_of_range: 'price' } },
  });
  const saving = usePriceSaving(onClose, form.refuse);
  const typed = parsePriceInput(form.values.price);
  return (
    <FormDialog
      title={words.title}
      cancel={words.cancel}
      action={words.save}
      look={{ disabled: form.values.price === '' }}
      isRunning={saving.isRunning}
      form={form}
      onSubmit={() => {
        if (typed === null) saving.showError(words.invalid);
        else saving.run(typed);
      }}
      onClose={onClose}
    >
      <FormField
        name="price"
        label={words.label}
        hint={typed === null ? words.hint : words.shown(formatPrice(typed))}
      >
        <MaskedInput
          format={filterPriceInput}
          icon={<span className={styles.currency}>{words.currency}</span>}
          inputMode="decimal"
        />
      </FormField>
    </FormDialog>
  );
}

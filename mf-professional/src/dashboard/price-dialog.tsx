import { useRef, useState, type SubmitEvent } from 'react';
import {
  filterPriceInput,
  formatPrice,
  formatPriceInput,
  parsePriceInput,
  type Cents,
} from 'shared-domain/money';
import { isConsultationPrice } from 'shared-domain/consultation-price';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Field, TextInput } from 'shared-ui/field';
import { useRefusals } from 'shared-ui/form';
import { copy } from './copy';
import styles from './price-dialog.module.css';
import { usePriceSaving } from './use-price-saving';

interface PriceDialogProps {
  readonly open: boolean;
  readonly price: Cents | null;
  readonly onClose: () => void;
}

const words = copy.price;

const REFUSED = { price_out_of_range: 'price' } as const;

/** Where a professional sets what a consultation costs. */
export function PriceDialog({ open, price, onClose }: PriceDialogProps) {
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <PriceForm price={price} onClose={onClose} />
    </Dialog>
  );
}

/** Begins with the price of now each time the dialog opens. */
function PriceForm({ price, onClose }: Omit<PriceDialogProps, 'open'>) {
  const [text, setText] = useState(price === null ? '' : formatPriceInput(price));
  const [isOutOfRange, setOutOfRange] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(form, REFUSED, 'price');
  const saving = usePriceSaving(onClose, refusals.take);
  const typed = parsePriceInput(text);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text === '') return;
    if (typed === null) saving.showError(words.invalid);
    else if (isConsultationPrice(typed)) saving.run(typed);
    else setOutOfRange(true);
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Field
        label={words.label}
        hint={typed === null ? words.hint : words.shown(formatPrice(typed))}
        error={isOutOfRange ? words.outOfRange : refusals.of('price')}
      >
        <TextInput
          icon={<span className={styles.currency}>{words.currency}</span>}
          figures
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(filterPriceInput(currentTarget.value));
            setOutOfRange(false);
            refusals.forget({ price: true });
          }}
        />
      </Field>
      <div className={styles.foot}>
        <Button variant="text" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={saving.isRunning} disabled={text === ''}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

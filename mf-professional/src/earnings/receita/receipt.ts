import type { Earning } from '../earnings';

/** Whether a Receita Saúde is due for a consultation: it was paid, and not all of it went back. */
export const isReceiptDue = ({ situation }: Earning): boolean =>
  situation !== 'waiting' && situation !== 'refunded';

/** Whether an issued one has to be cancelled, because the money went back. */
export const isReceiptVoid = ({ situation, issuedAt }: Earning): boolean =>
  situation === 'refunded' && issuedAt !== null;

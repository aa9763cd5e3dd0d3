import { cents, type Cents } from './money';
import { withoutAccents } from './text';

/** Validity of a code, in seconds. */
export const PIX_SECONDS = 900;
/** How long "Copiado" is shown. */
export const PIX_COPIED_MS = 3000;
/** Delay between payment and closing of the dialog. */
export const PIX_CLOSE_MS = 1500;

/** The recipient: invented, because the portal is a demo. */
export const PIX_RECIPIENT = {
  key: 'pix@vinculo.example',
  merchantName: 'VINCULO DEMONSTRACAO',
  city: 'SAO PAULO',
} as const;

export interface PixCharge {
  readonly key: string;
  /** At most 25 characters are used. */
  readonly merchantName: string;
  /** At most 15 characters are used. */
  readonly city: string;
  readonly amount: Cents;
  /** 1 to 25 letters and digits, or "***" for none. */
  readonly txid: string;
}

const GUI = 'br.gov.bcb.pix';
const MAX_KEY = 77;

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Printable ASCII in upper case, truncated: banking apps reject accents. */
const plain = (text: string, length: number) =>
  withoutAccents(text)
    .replace(/[^ -~]/g, '')
    .trim()
    .slice(0, length)
    .trim()
    .toUpperCase();

function required(value: string, name: string): string {
  if (value === '') throw new RangeError(`a Pix code needs a ${name}`);
  return value;
}

/** CRC-16/CCITT-FALSE (0x1021, from 0xFFFF) of an ASCII text, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The Pix "copia e cola" code (EMV BR Code, Banco Central's manual) of a charge. Throws RangeError for an
 * empty or too long key, an empty name or city, an amount of zero, or an invalid txid.
 */
export function pixBrCode({ key, merchantName, city, amount, txid }: PixCharge): string {
  if (!/^[!-~]+$/.test(key) || key.length > MAX_KEY) throw new RangeError('not a Pix key');
  if (!/^(?:[A-Za-z0-9]{1,25}|\*{3})$/.test(txid)) throw new RangeError('not a Pix txid');
  if (cents(amount) === 0) throw new RangeError('a Pix code needs an amount');
  const code = [
    field('00', '01'),
    field('26', field('00', GUI) + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`),
    field('58', 'BR'),
    field('59', required(plain(merchantName, 25), 'merchant name')),
    field('60', required(plain(city, 15), 'city')),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return code + crc16(code);
}

/** A txid made of an identifier's letters and digits, the first 25. Throws RangeError if it has none. */
export function pixTxid(id: string): string {
  return required(id.replace(/[^A-Za-z0-9]/g, '').slice(0, 25), 'txid');
}

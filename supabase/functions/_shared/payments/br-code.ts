/** The receiver's name and city as printed in a code that the portal builds itself. */
export interface Receiver {
  readonly name: string;
  readonly city: string;
}

const GUI = 'br.gov.bcb.pix';

/** The standard's limit for a code. */
const MAX_CODE = 512;

/**
 * CRC-16/CCITT-FALSE as four upper-case hex digits: shared-domain/pix's rule, which a deployed function cannot
 * import. A test compares them.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Whether a code is complete: its length and checksum are valid. */
export const isBrCode = (code: string): boolean =>
  code.length <= MAX_CODE &&
  /^000201[ -~]+6304[0-9A-F]{4}$/i.test(code) &&
  crc16(code.slice(0, -4)) === code.slice(-4).toUpperCase();

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Printable ASCII in upper case, truncated: banking apps reject accents. */
const plain = (text: string, length: number) =>
  text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .trim()
    .slice(0, length)
    .trim()
    .toUpperCase();

/**
 * The dynamic code of a charge (BR Code, Banco Central's manual): it names where the charge is, not its amount.
 * Null if the location does not fit.
 */
export function brCodeOf(location: string, { name, city }: Receiver): string | null {
  const address = location.replace(/^https?:\/\//i, '');
  if (!/^[!-~]{1,77}$/.test(address)) return null;
  const code = [
    field('00', '01'),
    field('26', field('00', GUI) + field('25', address)),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', plain(name, 25)),
    field('60', plain(city, 15)),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return code + crc16(code);
}

import fc from 'fast-check';
import {
  cents,
  filterPriceInput,
  formatBalance,
  formatBrl,
  formatDecimal,
  formatPrice,
  formatPriceInput,
  hasThousandsDot,
  isPriceInputRounded,
  isPriceInputTooLarge,
  parseAmountInput,
  parsePriceInput,
} from './money';

/** The formats contain a no-break space after R$, as written by Intl. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const amount = fc.integer({ min: 1, max: 2_147_483_647 }).map(cents);

describe('an amount in centavos', () => {
  it.each([0, 1, 12_000, Number.MAX_SAFE_INTEGER])('may be %d', (value) => {
    expect(cents(value)).toBe(value);
  });

  it('has no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  it.each([-1, 0.5, 89.9, NaN, Infinity, 2 ** 53])('may not be %d', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });
});

describe('money on a card', () => {
  it.each([
    [0, 'R$ 0'],
    [12_000, 'R$ 120'],
    [8990, 'R$ 89,90'],
    [8905, 'R$ 89,05'],
    [1, 'R$ 0,01'],
    [100_000, 'R$ 1.000'],
    [123_456_789, 'R$ 1.234.567,89'],
  ])('shows %d centavos as %s', (value, shown) => {
    expect(plain(formatPrice(cents(value)))).toBe(shown);
  });

  it('is never rounded: the centavos can be parsed back', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const [reais = '', decimals = '00'] = formatPrice(value)
          .replace(/[^0-9,]/g, '')
          .split(',');
        expect(Number(reais) * 100 + Number(decimals)).toBe(value);
      }),
    );
  });
});

describe('money in a confirmation', () => {
  it.each([
    [0, 'R$ 0,00'],
    [12_000, 'R$ 120,00'],
    [8990, 'R$ 89,90'],
    [150_000, 'R$ 1.500,00'],
  ])('shows %d centavos as %s', (value, shown) => {
    expect(plain(formatBrl(cents(value)))).toBe(shown);
  });

  it('may be a balance below zero', () => {
    expect([-120_000, 0, 5].map(formatBalance).map(plain)).toEqual(['−R$ 1.200,00', 'R$ 0,00', 'R$ 0,05']);
  });

  it('does not wrap after R$', () => {
    expect(formatBrl(cents(12_000))).toBe('R$\u00a0120,00');
    expect(formatPrice(cents(12_000))).toBe('R$\u00a0120');
  });
});

it.each([
  [0, '0,00'],
  [5, '0,05'],
  [123_456, '1234,56'],
])('%d centavos are %s in a spreadsheet', (value, text) => {
  expect(formatDecimal(cents(value))).toBe(text);
});

describe('a typed price', () => {
  it.each([
    ['99999999999', true],
    ['21474836,48', true],
    ['21474836,47', false],
    ['150', false],
    ['0', false],
    ['1.234,56', false],
  ])('%j is too large: %s', (typed, isTooLarge) => {
    expect(isPriceInputTooLarge(typed)).toBe(isTooLarge);
  });

  it.each([
    ['50,005', true],
    ['50.0001', true],
    ['50,000', false],
    ['50,00', false],
    ['50', false],
    ['0,001', false],
    ['1,2,345', false],
  ])('%j is rounded: %s', (typed, isRounded) => {
    expect(isPriceInputRounded(typed)).toBe(isRounded);
  });

  it.each([
    ['150', 15_000],
    ['150,5', 15_050],
    ['150,50', 15_050],
    ['150.50', 15_050],
    ['0,01', 1],
    [',5', 50],
    ['5,', 500],
    ['007', 700],
    [' 89,90 ', 8990],
    ['R$ 89,90', 8990],
    ['R$\u00a089,90', 8990],
  ])('%j is %d centavos', (typed, value) => {
    expect(parsePriceInput(typed)).toBe(value);
  });

  it.each([
    ['0,004', null],
    ['0,005', 1],
    ['1,005', 101],
    ['1.0049', 100],
    ['89,994', 8999],
    ['89,995', 9000],
    ['89,999999', 9000],
  ])('%j rounds half up to %j', (typed, value) => {
    expect(parsePriceInput(typed)).toBe(value);
  });

  it.each([
    ['1.234,56', 'two separators'],
    ['1,234.56', 'two separators'],
    ['1..5', 'two separators'],
    ['', 'nothing'],
    [',', 'no digit'],
    ['.', 'no digit'],
    ['0', 'not above zero'],
    ['0,00', 'not above zero'],
    ['-5', 'a sign'],
    ['1e3', 'a letter'],
    ['12 50', 'a gap'],
    ['R$', 'no number'],
    ['21474836,48', 'more than the database can store'],
    ['9'.repeat(400), 'more than the database can store'],
  ])('%j is invalid: %s', (typed) => {
    expect(parsePriceInput(typed)).toBeNull();
  });

  it('may be as much as the database can store', () => {
    expect(parsePriceInput('21474836,47')).toBe(2_147_483_647);
  });

  it('is parsed back for every amount, with a comma or a dot', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(',', '.'), (value, separator) => {
        const digits = String(value).padStart(3, '0');
        expect(parsePriceInput(`${digits.slice(0, -2)}${separator}${digits.slice(-2)}`)).toBe(value);
      }),
    );
  });

  it('is null or a positive whole number of centavos, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,]{0,12}$/)), (typed) => {
        const value = parsePriceInput(typed);
        expect(value === null || (Number.isInteger(value) && value > 0)).toBe(true);
      }),
    );
  });
});

describe('a price field', () => {
  it.each([
    ['R$ 89,90', '89,90'],
    ['abc', ''],
    ['1.234,56', '1.234,56'],
    ['150 reais', '150'],
  ])('keeps of %j only %j', (typed, kept) => {
    expect(filterPriceInput(typed)).toBe(kept);
  });

  it('is filtered before it is parsed, and an ambiguous amount stays invalid', () => {
    expect(parsePriceInput(filterPriceInput('R$ 1.234,56'))).toBeNull();
    expect(parsePriceInput(filterPriceInput('R$ 234,56'))).toBe(23_456);
  });
});

describe('a dot for thousands', () => {
  it.each(['1.000', '1.234,56', 'R$ 1.000,00', '12.500', '1.000.000', ' 1.000, '])(
    'is seen in %j',
    (typed) => {
      expect(hasThousandsDot(typed)).toBe(true);
    },
  );

  it.each(['1000', '89.90', '89,90', '1.0000', '1000.000', '1,000', '.000', ''])(
    'is not seen in %j',
    (typed) => {
      expect(hasThousandsDot(typed)).toBe(false);
    },
  );
});

describe('a price to be edited', () => {
  it.each([
    [12_000, '120'],
    [8990, '89,90'],
    [8905, '89,05'],
    [100_000, '1000'],
  ])('%d centavos are shown in the field as %s', (value, text) => {
    expect(formatPriceInput(cents(value))).toBe(text);
  });

  it('is parsed back unchanged', () => {
    fc.assert(fc.property(amount, (value) => parsePriceInput(formatPriceInput(value)) === value));
  });
});

describe('an amount as it is written', () => {
  it.each([
    ['1.234,50', 123_450],
    ['R$ 1.234,50', 123_450],
    ['1.000', 100_000],
    ['1.000,5', 100_050],
    ['12.345.678', 1_234_567_800],
    [' 10 ', 1000],
    ['89.90', 8990],
    ['0,5', 50],
    ['10,', 1000],
  ])('%s', (typed, expected) => {
    expect(parseAmountInput(typed)).toBe(expected);
  });

  it.each([
    '',
    '0',
    '0.500',
    '10,005',
    '1.2345',
    '1.000.5',
    '1.00,5',
    '1,234.50',
    '-5',
    '1e3',
    '99.999.999,99',
  ])('not %s', (typed) => {
    expect(parseAmountInput(typed)).toBeNull();
  });

  it('reads what is shown', () => {
    fc.assert(fc.property(amount, (value) => parseAmountInput(plain(formatBrl(value))) === value));
  });
});

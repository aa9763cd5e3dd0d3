import fc from 'fast-check';
import { formatPhone, parsePhone, PHONE_EXAMPLE, PHONE_MAX_LENGTH } from './phone';

const mobile = fc.stringMatching(/^[1-9][1-9]9[0-9]{8}$/);
const landline = fc.stringMatching(/^[1-9][1-9][2-5][0-9]{7}$/);

it('shows a valid number as the example of phone fields', () => {
  expect(parsePhone(PHONE_EXAMPLE)).not.toBeNull();
  expect(formatPhone(PHONE_EXAMPLE)).toBe(PHONE_EXAMPLE);
});

describe('parsing a phone number', () => {
  it.each([
    ['(11) 99999-9999', '11999999999'],
    ['11999999999', '11999999999'],
    ['(21) 3333-4444', '2133334444'],
    ['+55 11 98888-7777', '11988887777'],
    ['+55 (55) 3222-1111', '5532221111'],
    ['55 3222-1111', '5532221111'],
    ['11.98888.7777', '11988887777'],
  ])('accepts %s', (text, digits) => {
    expect(parsePhone(text)).toBe(digits);
  });

  it.each([
    ['', 'nothing'],
    ['999999999', 'no area code'],
    ['(11) 89999-9999', 'nine digits that do not start with 9'],
    ['(11) 9999-9999', 'eight digits that start like a mobile'],
    ['(11) 1999-9999', 'eight digits that start with 1'],
    ['(01) 99999-9999', 'an area code with 0'],
    ['(10) 99999-9999', 'an area code with 0'],
    ['(11) 99999-99990', 'too many digits'],
    ['(11) 99999-999a', 'a letter'],
  ])('rejects %j: %s', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it('parses every number it masks', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, landline), (digits) => {
        expect(parsePhone(formatPhone(digits))).toBe(digits);
        expect(parsePhone(`+55${digits}`)).toBe(digits);
      }),
    );
  });
});

describe('masking a phone number', () => {
  it.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1199999', '(11) 99999'],
    ['11999999', '(11) 99999-9'],
    ['11999999999', '(11) 99999-9999'],
    ['2133334444', '(21) 3333-4444'],
    ['21333344445', '(21) 33334-4445'],
    ['5511999999999', '(55) 11999-9999'],
    ['+5511999999999', '(11) 99999-9999'],
  ])('formats %j as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('never exceeds its length and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 ()+-]{0,24}$/)), (typed) => {
        const shown = formatPhone(typed);
        expect(shown.length).toBeLessThanOrEqual(PHONE_MAX_LENGTH);
        expect(formatPhone(shown)).toBe(shown);
      }),
    );
  });
});

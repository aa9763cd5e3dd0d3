import { readFeeInput } from './fee-input';

const range = 'Taxa deve estar entre 0% e 100%';
const fine = 'Use no máximo três casas decimais.';

describe('the typed fee', () => {
  it.each([
    ['0.65', 0.65],
    ['0,650', 0.65],
    [',5', 0.5],
    ['.5', 0.5],
    [' 0 ', 0],
    ['100', 100],
    ['5.', 5],
  ])('%j is a fee', (text, percent) => {
    expect(readFeeInput(text)).toEqual({ isNumeric: true, percent, fault: null });
  });

  it.each([
    ['100.001', range],
    ['-1', range],
    ['-0,001', range],
    ['0.0005', fine],
    [',0005', fine],
    ['1000', range],
  ])('%j is a number but not a fee', (text, fault) => {
    expect(readFeeInput(text)).toEqual({ isNumeric: true, percent: null, fault });
  });

  it.each(['', '  ', 'abc', '1.2.3', '1,2,3', '%', ',', '.', '-', '1e1', '0x10', 'Infinity', 'NaN'])(
    '%j is not a number',
    (text) => {
      expect(readFeeInput(text)).toEqual({ isNumeric: false, percent: null, fault: null });
    },
  );
});

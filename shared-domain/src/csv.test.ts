import fc from 'fast-check';
import { csvCell, csvLines } from './csv';

describe('a cell', () => {
  it.each([
    ['Camila Ribeiro', 'Camila Ribeiro'],
    ['', ''],
    ['26/11/2026', '26/11/2026'],
    ['=1+1', "'=1+1"],
    ['+55 11', "'+55 11"],
    ['-1', "'-1"],
    ['@soma', "'@soma"],
    ['\tx', "'\tx"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1+1', "'＝1+1"],
    ['a=1', 'a=1'],
    ['a;b', '"a;b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
  ])('%j is written as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('never starts a formula or breaks out of its cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cell = csvCell(text);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(read === text || read === `'${text}`).toBe(true);
        expect(read).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[;"\r\n]/);
      }),
    );
  });
});

it('joins cells with semicolons and terminates every line', () => {
  expect(
    csvLines([
      ['Data', 'Hora'],
      ['26/11/2026', '11:30'],
    ]),
  ).toBe('Data;Hora\r\n26/11/2026;11:30\r\n');
  expect(csvLines([])).toBe('');
});

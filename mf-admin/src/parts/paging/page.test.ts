import { FIRST_PAGE, pageFrom, pageOf, spanOf, withPage, type Page } from './page';

const row = { at: '2026-11-26T14:30:00.123456+00:00', id: '00000000-0000-4000-8000-000000000001' };
const after: Page = { at: 'after', row };
const before: Page = { at: 'before', row };
const last: Page = { at: 'last' };

describe('the page in the address', () => {
  it.each<Page>([FIRST_PAGE, last, after, before])('survives a round trip: %j', (page) => {
    const address = withPage(new URLSearchParams('busca=ana&fim='), page).toString();
    expect(pageFrom(new URLSearchParams(address))).toEqual(page);
    expect(new URLSearchParams(address).get('busca')).toBe('ana');
  });

  it('accepts a numbered row', () => {
    expect(pageFrom(new URLSearchParams({ depois: `${row.at}_42` }))).toEqual({
      at: 'after',
      row: { at: row.at, id: '42' },
    });
  });

  it.each([
    'depois=ontem_1',
    'antes=2026-11-26T14:30:00Z',
    'depois=',
    'antes=_',
    `depois=1_${row.id}`,
    `depois=${row.at.slice(0, 19)}Z_${'-'.repeat(36)}`,
  ])('ignores %s', (query) => {
    expect(pageFrom(new URLSearchParams(query))).toEqual(FIRST_PAGE);
  });
});

describe('reading a page', () => {
  it.each<[boolean, Page, boolean]>([
    [false, FIRST_PAGE, false],
    [false, after, false],
    [false, before, true],
    [false, last, true],
    [true, FIRST_PAGE, true],
    [true, after, true],
    [true, before, false],
    [true, last, false],
  ])('ascending %s, %j: towards newer %s', (ascending, page, newer) => {
    expect(spanOf(page, ascending)).toEqual({ cursor: 'row' in page ? row : null, newer, size: 21 });
  });

  it('restores the list order of a page that was read backwards', () => {
    const rows = Array.from({ length: 21 }, (_, n) => ({ key: { at: String(n), id: '' }, n }));
    expect(pageOf(rows, last)).toMatchObject({ hasPrevious: true, hasNext: false });
    expect(pageOf(rows, last).entries[0]?.n).toBe(19);
    expect(pageOf(rows, FIRST_PAGE)).toMatchObject({ hasPrevious: false, hasNext: true });
    expect(pageOf(rows.slice(0, 3), before)).toMatchObject({ hasPrevious: false, hasNext: true });
    expect(pageOf(rows.slice(0, 20), after)).toMatchObject({ hasPrevious: true, hasNext: false });
  });
});

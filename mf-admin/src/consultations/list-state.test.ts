import {
  FIRST_PAGE,
  LATEST_FIRST,
  listStateFrom,
  pageOf,
  paramsOf,
  readsNewer,
  sortNamed,
  type ListState,
} from './list-state';

const row = { at: '2026-11-26T14:30:00+00:00', id: '00000000-0000-4000-8000-000000000001' };

describe('the state of the list in the address', () => {
  it.each<ListState>([
    { tab: 'consultations', search: '', status: null, sort: LATEST_FIRST, page: FIRST_PAGE },
    {
      tab: 'consultations',
      search: 'ana & júlia',
      status: 'pending',
      sort: LATEST_FIRST,
      page: { at: 'last' },
    },
    { tab: 'consultations', search: '', status: 'cancelled', sort: LATEST_FIRST, page: { at: 'after', row } },
    {
      tab: 'payments',
      search: '50%',
      status: null,
      sort: { by: 'created_at', ascending: true } as const,
      page: { at: 'before', row },
    },
  ])('survives the way there and back: %j', (state) => {
    expect(listStateFrom(new URLSearchParams(paramsOf(state).toString()))).toEqual(state);
  });

  it.each([
    'aba=x',
    'ordem=nenhuma',
    'ordem=toString',
    'status=no_show',
    'status=x',
    'depois=ontem_1',
    'antes=2026-11-26T14:30:00Z',
    'depois=',
  ])('ignores %s', (query) => {
    expect(listStateFrom(new URLSearchParams(query))).toEqual({
      tab: 'consultations',
      search: '',
      status: null,
      sort: LATEST_FIRST,
      page: FIRST_PAGE,
    });
  });
});

describe('reading a page', () => {
  const state = (sort: string, page: ListState['page']): ListState => ({
    tab: 'consultations',
    search: '',
    status: null,
    sort: sortNamed(sort),
    page,
  });

  it.each([
    ['recentes', FIRST_PAGE, false],
    ['recentes', { at: 'after', row } as const, false],
    ['recentes', { at: 'before', row } as const, true],
    ['recentes', { at: 'last' } as const, true],
    ['antigas', FIRST_PAGE, true],
    ['antigas', { at: 'after', row } as const, true],
    ['antigas', { at: 'before', row } as const, false],
    ['criadas-primeiro', { at: 'last' } as const, false],
  ])('%s, %j: towards newer %s', (sort, page, newer) => {
    expect(readsNewer(state(sort, page))).toBe(newer);
  });

  it('puts a page that was read backwards into the order of the list', () => {
    const rows = Array.from({ length: 21 }, (_, n) => ({ key: { at: String(n), id: '' }, n }));
    expect(pageOf(rows, { at: 'last' })).toMatchObject({ hasPrevious: true, hasNext: false });
    expect(pageOf(rows, { at: 'last' }).entries[0]?.n).toBe(19);
    expect(pageOf(rows, FIRST_PAGE)).toMatchObject({ hasPrevious: false, hasNext: true });
    expect(pageOf(rows.slice(0, 3), { at: 'before', row })).toMatchObject({
      hasPrevious: false,
      hasNext: true,
    });
    expect(pageOf(rows.slice(0, 20), { at: 'after', row })).toMatchObject({
      hasPrevious: true,
      hasNext: false,
    });
  });
});

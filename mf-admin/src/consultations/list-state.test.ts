import { FIRST_PAGE } from '../parts/paging/page';
import { LATEST_FIRST, listStateFrom, paramsOf, type ListState } from './list-state';

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

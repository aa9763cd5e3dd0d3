import { FIRST_PAGE } from '../parts/paging/page';
import { LATEST_FIRST, listStateFrom, paramsOf, type ListState } from './list-state';

const row = { at: '2026-11-26T14:30:00+00:00', id: '00000000-0000-4000-8000-000000000001' };

describe('the list state in the address', () => {
  const PLAIN: ListState = {
    tab: 'consultations',
    search: '',
    status: null,
    professional: '',
    since: null,
    until: null,
    payment: null,
    sort: LATEST_FIRST,
    page: FIRST_PAGE,
  };

  it.each<ListState>([
    PLAIN,
    { ...PLAIN, search: 'ana & júlia', status: 'pending', page: { at: 'last' } },
    { ...PLAIN, status: 'cancelled', page: { at: 'after', row } },
    { ...PLAIN, status: 'no_show' },
    { ...PLAIN, professional: 'josé & ana', since: '2026-11-01', until: '2026-11-30' },
    { ...PLAIN, status: 'expired' },
    {
      ...PLAIN,
      tab: 'payments',
      search: '50%',
      sort: { by: 'created_at', ascending: true },
      page: { at: 'before', row },
    },
    { ...PLAIN, tab: 'payments', payment: 'refund_due' },
    { ...PLAIN, tab: 'payments', payment: 'partly_refunded' },
  ])('survives a round trip: %j', (state) => {
    expect(listStateFrom(new URLSearchParams(paramsOf(state).toString()))).toEqual(state);
  });

  it.each([
    'aba=x',
    'ordem=nenhuma',
    'ordem=toString',
    'status=x',
    'desde=ontem&ate=2026-13-01',
    'profissional=',
    'depois=ontem_1',
    'antes=2026-11-26T14:30:00Z',
    'depois=',
  ])('ignores %s', (query) => {
    expect(listStateFrom(new URLSearchParams(query))).toEqual(PLAIN);
  });

  it('has its own address for pending refunds', () => {
    expect(listStateFrom(new URLSearchParams('aba=pagamentos&status=a-reembolsar'))).toEqual({
      ...PLAIN,
      tab: 'payments',
      payment: 'refund_due',
    });
  });
});

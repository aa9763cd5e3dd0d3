import { listStateFrom, paramsOf, type ListState } from './list-state';

const id = 'a0000003-0000-4000-8000-000000000003';
const plain: ListState = { search: '', situation: 'all', order: 'name', page: { at: 'first' } };

it.each<[string, Partial<ListState>]>([
  ['', {}],
  ['q=Jos%C3%A9&filtro=ativos', { search: 'José', situation: 'active' }],
  ['filtro=sem-sessao&ordem=proxima&fim=', { situation: 'idle', order: 'next', page: { at: 'last' } }],
  [`depois=${id}`, { page: { at: 'after', id } }],
  [`antes=${id}`, { page: { at: 'before', id } }],
])('reads and writes the address: %s', (address, change) => {
  const state = { ...plain, ...change };
  expect(listStateFrom(new URLSearchParams(address))).toEqual(state);
  expect(paramsOf(state).toString()).toBe(address);
});

it.each(['filtro=todos', 'filtro=constructor', 'ordem=x', 'depois=1', `depois=${'-'.repeat(36)}`, 'antes='])(
  'ignores %s',
  (address) => {
    expect(listStateFrom(new URLSearchParams(address))).toEqual(plain);
  },
);

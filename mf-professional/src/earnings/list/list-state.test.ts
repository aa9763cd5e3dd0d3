import { listStateFrom, paramsOf, type ListState } from './list-state';

const plain: ListState = { search: '', situation: null, page: 1 };

it.each<[string, Partial<ListState>]>([
  ['mes=2026-10', {}],
  ['mes=2026-10&paciente=Jos%C3%A9&situacao=a-repassar', { search: 'José', situation: 'owed' }],
  ['mes=2026-10&pagina=3', { page: 3 }],
])('reads and writes the address: %s', (address, change) => {
  const params = new URLSearchParams(address);
  expect(listStateFrom(params)).toEqual({ ...plain, ...change });
  expect(paramsOf(params, { ...plain, ...change }).toString()).toBe(address);
});

it.each(['situacao=tudo', 'situacao=constructor', 'pagina=0', 'pagina=-1', 'pagina=1e9', 'pagina=x'])(
  'ignores %s',
  (address) => {
    expect(listStateFrom(new URLSearchParams(address))).toEqual(plain);
  },
);

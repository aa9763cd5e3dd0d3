import { entryDraftOf, entryFaults, entryOf, moved } from './history';

const draft = { title: 'Psicologia', place: 'PUC-SP', from: '2010', to: '2014' };

describe('an entry of education or experience', () => {
  it('is valid with years, also without an end', () => {
    for (const to of ['2014', '2010', ' '])
      expect(Object.values(entryFaults({ ...draft, to })).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['place', { place: 'x'.repeat(121) }],
    ['from', { from: '' }],
    ['from', { from: '12' }],
    ['to', { to: '20145' }],
    ['to', { to: '2009' }],
  ] as const)('has a message at %s for %j', (field, change) => {
    const faults = entryFaults({ ...draft, ...change });
    expect(Object.entries(faults).filter(([, text]) => text)).toEqual([[field, expect.any(String)]]);
  });

  it('becomes fields and back', () => {
    for (const to of [2014, null]) {
      const entry = { title: 'Psicologia', place: '', from: 2010, to };
      expect(entryOf(entryDraftOf(entry))).toEqual(entry);
    }
  });
});

describe('moving an entry', () => {
  it('exchanges it with its neighbour', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a'], 3, 1)).toEqual(['a']);
  });
});

import { createToastStore, visibleToasts } from './toasts';

const show = (...titles: string[]) => {
  const store = createToastStore();
  for (const title of titles) store.getState().show({ kind: 'info', title });
  return store;
};
const titles = (store: ReturnType<typeof createToastStore>) =>
  visibleToasts(store.getState()).map(({ title }) => title);

describe('toasts', () => {
  it.each([
    ['success', 3],
    ['error', 4],
    ['info', 4],
  ] as const)('of kind %s stay %i seconds', (kind, seconds) => {
    const store = createToastStore();
    store.getState().show({ kind, title: 'Aviso' });
    expect(store.getState().toasts[0]?.seconds).toBe(seconds);
  });

  it('stay as long as stated', () => {
    const store = createToastStore();
    store.getState().show({ kind: 'success', title: 'Aviso', seconds: 10 });
    expect(store.getState().toasts[0]?.seconds).toBe(10);
  });

  it('are visible three at a time; the rest wait in order', () => {
    const store = show('a', 'b', 'c', 'd');
    expect(titles(store)).toEqual(['a', 'b', 'c']);
    const [first] = store.getState().toasts;
    store.getState().dismiss(first?.id ?? -1);
    expect(titles(store)).toEqual(['b', 'c', 'd']);
  });

  it('replace an equal one', () => {
    const store = show('a', 'b');
    const [first] = store.getState().toasts;
    store.getState().show({ kind: 'info', title: 'a' });
    expect(titles(store)).toEqual(['b', 'a']);
    expect(store.getState().toasts[1]?.id).not.toBe(first?.id);
  });

  it('are different if the kind or the text differs', () => {
    const store = show('a');
    store.getState().show({ kind: 'error', title: 'a' });
    store.getState().show({ kind: 'info', title: 'a', text: 'b' });
    expect(titles(store)).toEqual(['a', 'a', 'a']);
  });

  it('can be dismissed twice', () => {
    const store = show('a');
    store.getState().dismiss(99);
    expect(titles(store)).toEqual(['a']);
  });
});

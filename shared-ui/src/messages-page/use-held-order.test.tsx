import { act, renderHook } from '@testing-library/react';
import { useHeldOrder } from './use-held-order';

const listOf = (ids: string) => [...ids].map((id) => ({ id }));

it('keeps the order under a pointer, with new items last, and follows it afterwards', () => {
  const { result, rerender } = renderHook(({ ids }) => useHeldOrder(listOf(ids)), {
    initialProps: { ids: 'abc' },
  });
  const shown = () => result.current.items.map(({ id }) => id).join('');
  expect(shown()).toBe('abc');
  act(() => result.current.list.onPointerEnter());
  rerender({ ids: 'cdeab' });
  expect(shown()).toBe('abcde');
  rerender({ ids: 'dca' });
  expect(shown()).toBe('acd');
  act(() => result.current.list.onPointerLeave());
  expect(shown()).toBe('dca');
});

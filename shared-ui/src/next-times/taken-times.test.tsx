import { renderHook } from '@testing-library/react';
import type { Instant } from 'shared-domain/schedule';
import { useTakenTimes } from './taken-times';

const at = (text: string): Instant => `2026-11-${text}:00.000Z` as Instant;
const SHOWN = [at('24T17:00'), at('24T18:00'), at('25T12:00'), at('25T13:00'), at('26T12:00')];

/** The taken times after a second reading. */
function takenAfter(next: readonly Instant[], now = at('24T16:00')): readonly Instant[] {
  const { result, rerender } = renderHook(({ times }) => useTakenTimes(times, new Date(now)), {
    initialProps: { times: SHOWN },
  });
  expect(result.current).toEqual([]);
  rerender({ times: [...next] });
  return result.current;
}

describe('times taken meanwhile', () => {
  it('are those that the next reading skips', () => {
    expect(takenAfter([...SHOWN.slice(1), at('26T13:00')])).toEqual([SHOWN[0]]);
    expect(takenAfter([])).toEqual(SHOWN);
  });

  it('are not those that have begun', () => {
    expect(takenAfter(SHOWN.slice(1), at('24T17:01'))).toEqual([]);
  });

  it('are not those that earlier times push out', () => {
    expect(takenAfter([at('24T16:30'), ...SHOWN.slice(0, 1), ...SHOWN.slice(2, 5)])).toEqual([]);
    expect(
      takenAfter([at('24T17:00'), at('24T18:00'), at('25T10:00'), at('25T12:00'), at('26T10:00')]),
    ).toEqual([]);
  });

  it('stay until they are free again', () => {
    const { result, rerender } = renderHook(({ times }) => useTakenTimes(times, new Date(at('24T16:00'))), {
      initialProps: { times: SHOWN },
    });
    rerender({ times: SHOWN.slice(1) });
    rerender({ times: [...SHOWN.slice(1)] });
    expect(result.current).toEqual([SHOWN[0]]);
    rerender({ times: [...SHOWN] });
    expect(result.current).toEqual([]);
  });
});

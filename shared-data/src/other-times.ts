import { useState } from 'react';
import type { Instant } from 'shared-domain/schedule';
import { leftOutOf, offered, type OtherTimes, type SeriesDate } from 'shared-domain/series';

const NONE: OtherTimes = {};

/** The other times that the user chooses for dates of a series in conflict; each counts while the server offers it. */
export function useOtherTimes(dates: readonly SeriesDate<string>[] = []) {
  const [chosen, setChosen] = useState(NONE);
  const others = offered(dates, chosen);
  return {
    others,
    /** Numbers of the dates that do not take place. */
    leftOut: leftOutOf(dates, others),
    /** Chooses another time for a date; null: it is left out again. */
    chooseOther: (number: number, other: Instant | null) =>
      setChosen(({ [number]: _, ...rest }) => (other === null ? rest : { ...rest, [number]: other })),
  };
}

export type OtherTimesChoice = ReturnType<typeof useOtherTimes>;

import { useServerClock } from 'shared-data/server-clock';
import { useOwnZone } from 'shared-data/own-zone';
import { dayOf, type IsoDay } from 'shared-domain/schedule';
import { useSearchParams } from 'shared-portal/router';
import { monthFrom, monthOf } from './months';

const MONTH = 'mes';

/** The month in the address, the current one by default, and how to open another. */
export function useMonth() {
  const [params, setParams] = useSearchParams();
  const { zone, place } = useOwnZone();
  const today = dayOf(useServerClock().now(), zone);
  const current = monthOf(today);
  return {
    today,
    current,
    place,
    month: monthFrom(params.get(MONTH)) ?? current,
    open: (month: IsoDay) => setParams(month === current ? {} : { [MONTH]: month.slice(0, 7) }),
  };
}

import { ChargesSection } from './charges/charges-section';
import type { ChargeQuery } from './charges/use-charges';
import { FiguresSection } from './figures/figures-section';
import type { IsoDay } from 'shared-domain/schedule';
import type { Export } from '../parts/export/use-export';
import type { Period } from './period';

interface ChargesPanelProps {
  readonly period: Period;
  readonly today: IsoDay;
  readonly exporting: Export<ChargeQuery>;
}

/** The figures of a period and its charges. */
export function ChargesPanel({ period, today, exporting }: ChargesPanelProps) {
  return (
    <>
      <FiguresSection period={period} today={today} />
      <ChargesSection period={period} today={today} exporting={exporting} />
    </>
  );
}

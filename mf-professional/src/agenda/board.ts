import type { CSSProperties } from 'react';
import type { IsoDay } from 'shared-domain/schedule';
import { properties } from '../parts/properties';
import type { Agenda, AgendaConsultation } from './agenda';
import type { ChosenTime } from './block-draft';
import type { DayItem } from './day-items';

/** What the week's grid and a day's list are drawn from. */
export interface BoardProps {
  readonly agenda: Agenda;
  readonly now: Date;
  /** The one drawn as next. */
  readonly soon: AgendaConsultation | undefined;
  /** Nothing can be blocked. */
  readonly readOnly: boolean;
  /** The range that is to be booked or blocked. */
  readonly chosen: ChosenTime | null;
  readonly onOpen: (item: DayItem, day: IsoDay) => void;
  readonly onChoose: (time: ChosenTime) => void;
}

/** Position on the grid, in hours from its first; minutes of the day. */
export const place = (from: number, to: number, firstHour: number): CSSProperties =>
  properties({ '--start': from / 60 - firstHour, '--length': (to - from) / 60 });

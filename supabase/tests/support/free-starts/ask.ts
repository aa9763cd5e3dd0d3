import type { TestDatabase } from '../database.ts';
import { DAY, type Case, type Range } from './cases.ts';
import { fillAgenda } from './fill-agenda.ts';
import { PROFESSIONAL } from './people.ts';
import { firstDay, type Agenda } from './reference.ts';

/** The answer to a case. */
export interface Answer {
  readonly agenda: Agenda;
  /** Milliseconds. */
  readonly starts: readonly number[];
  /** How many of them is_free confirms. */
  readonly free: number;
}

const iso = (at: number) => new Date(at).toISOString();
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const rowOf = (range: Range | null) => ({
  professional: PROFESSIONAL,
  from: range && clock(range.from),
  to: range && clock(range.to),
});

/** Rows of the professional's hours; none when nothing was set. */
function hoursOf(asked: Case) {
  if (!asked.hasHours) return { settings: [], weekly: [], exceptions: [] };
  const settings = {
    professional: PROFESSIONAL,
    zone: asked.zone,
    break: asked.breakMinutes,
    notice: asked.noticeHours,
    horizon: asked.horizonDays,
    most: asked.maxPerDay,
    holidays: asked.closedOnHolidays,
  };
  return {
    settings: [settings],
    weekly: asked.weekly.map(({ weekday, range }) => ({ weekday, ...rowOf(range) })),
    exceptions: asked.exceptions.flatMap(({ ahead, ranges }) => {
      const day = iso(firstDay(asked) + ahead * DAY).slice(0, 10);
      return (ranges.length > 0 ? ranges : [null]).map((range) => ({ day, ...rowOf(range) }));
    }),
  };
}

/** A case as the database is asked, and what is in its agenda. */
export function questionOf(asked: Case) {
  const { agenda, ...rows } = fillAgenda(asked);
  const since = asked.now + asked.sinceShift;
  const question = {
    now: iso(asked.now),
    since: iso(since),
    until: iso(since + asked.days * DAY),
    at_most: asked.atMost,
    per_day: asked.perDay,
    ...hoursOf(asked),
    ...rows,
  };
  return { agenda, question };
}

/** Asks the database, and answers with what was in the agenda. */
export async function ask(database: TestDatabase, asked: Case): Promise<Answer> {
  const { agenda, question } = questionOf(asked);
  const [row] = await database.owner<{ answer: Omit<Answer, 'agenda'> }>(
    'select pg_temp.free_starts($1) as answer',
    [JSON.stringify(question)],
  );
  if (!row) throw new Error('No answer.');
  return { ...row.answer, agenda };
}

import { MINUTE, type Case, type Session } from './cases.ts';
import { idOf, PROFESSIONAL, VIEWER } from './people.ts';
import type { Agenda, Place } from './reference.ts';

/** A consultation to insert, with the expiry of its payment. */
interface Consultation {
  readonly id: string;
  readonly patient: string;
  readonly professional: string;
  readonly start: string;
  readonly status: string;
  readonly break: number;
  readonly expires: string;
}

/** A case's rows, and the same as the reference sees it. */
export interface Filled {
  readonly sessions: readonly Consultation[];
  readonly blocks: readonly { readonly professional: string; readonly from: string; readonly to: string }[];
  readonly moving: string | null;
  readonly agenda: Agenda;
}

const iso = (at: number) => new Date(at).toISOString();
const STATUS = {
  scheduled: 'scheduled',
  held: 'pending',
  lapsed: 'pending',
  cancelled: 'cancelled',
} as const;

/** Takes a place unless it overlaps another. */
function take(places: Place[], place: Place): boolean {
  const isClear = places.every(({ from, to }) => place.to <= from || to <= place.from);
  if (isClear) places.push(place);
  return isClear;
}

/** Puts a case's consultations and blocks into the agenda. What would overlap is left out. */
export function fillAgenda({ now, sinceShift, sessions, blocks, viewerSteps, moves }: Case): Filled {
  const base = Math.floor((now + sinceShift) / (5 * MINUTE)) * 5 * MINUTE;
  const placeAt = (step: number, minutes: number): Place => {
    const from = base + step * 5 * MINUTE;
    return { from, to: from + minutes * MINUTE };
  };
  const occupied: Place[] = [];
  const ofViewer: Place[] = [];

  const own = sessions.flatMap((session: Session, n) => {
    const isPatient = session.role === 'patient';
    const place = placeAt(session.step, 50 + (isPatient ? 0 : session.breakMinutes));
    if (session.state !== 'cancelled' && !take(occupied, place)) return [];
    const row: Consultation = {
      id: idOf('c', n),
      patient: isPatient ? PROFESSIONAL : idOf('b', n + 1),
      professional: isPatient ? idOf('a', n + 1) : PROFESSIONAL,
      start: iso(place.from),
      status: STATUS[session.state],
      break: session.breakMinutes,
      expires: iso(now + (session.state === 'held' ? 5 * MINUTE : -MINUTE)),
    };
    const isBusy = session.state === 'scheduled' || session.state === 'held';
    return [{ row, place, isBusy, isCounted: isBusy && !isPatient }];
  });
  const blocked = blocks
    .map(({ step, minutes }) => placeAt(step, minutes))
    .filter((place) => take(occupied, place));
  const viewers = viewerSteps
    .map((step) => placeAt(step, 50))
    .filter((place) => take(ofViewer, place))
    .map(({ from }, n): Consultation => ({
      id: idOf('c', n + 20),
      patient: VIEWER,
      professional: idOf('a', n + 10),
      start: iso(from),
      status: 'scheduled',
      break: 0,
      expires: iso(now),
    }));

  const moving = moves ? (own.find(({ isCounted }) => isCounted)?.row.id ?? null) : null;
  const staying = own.filter(({ row }) => row.id !== moving);
  return {
    sessions: [...own.map(({ row }) => row), ...viewers],
    blocks: blocked.map(({ from, to }) => ({ professional: PROFESSIONAL, from: iso(from), to: iso(to) })),
    moving,
    agenda: {
      professional: [...staying.filter(({ isBusy }) => isBusy).map(({ place }) => place), ...blocked],
      viewer: ofViewer,
      counted: staying.filter(({ isCounted }) => isCounted).map(({ place }) => place.from),
    },
  };
}

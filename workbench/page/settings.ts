import type { Scenario, ScenarioPerson } from 'embedded-backend/scenario';
import { ACCOUNTS } from 'embedded-backend/seed';
import { DATA_SETS, type DataSetName } from './data-sets';
import { FAULTS, type FaultName } from './faults';

/** Settings of the workbench besides the scenario. */
export interface Settings {
  readonly person: ScenarioPerson;
  readonly data: DataSetName;
  readonly fault: FaultName;
  /** Delay of each response in milliseconds; `Infinity`: no response. */
  readonly latencyMs: number;
  /** UTC ISO instant at which all clocks are fixed; null lets them run. */
  readonly now: string | null;
}

export const LATENCIES_MS: readonly number[] = [0, 400, 2000, Number.POSITIVE_INFINITY];

/** A scenario as its screen's file defines it. */
export function settingsOf({ as = 'visitor', latencyMs = 0, now }: Scenario): Settings {
  return { person: as, data: 'seed', fault: 'none', latencyMs, now: now ?? null };
}

/** The scenario with the workbench's settings applied. */
export function applySettings(
  scenario: Scenario,
  { person, data, fault, latencyMs, now }: Settings,
): Scenario {
  const { title, path, setup = '', faults = [] } = scenario;
  const hangs = latencyMs === Number.POSITIVE_INFINITY;
  return {
    title,
    path,
    as: person,
    setup: `${DATA_SETS[data]}\n${setup}`,
    faults: [...faults, ...FAULTS[fault], ...(hangs ? FAULTS.hanging : [])],
    latencyMs: hangs ? 0 : latencyMs,
    ...(now !== null && { now }),
  };
}

/** URL parameters; a missing one means the scenario's own value. */
const KEYS = {
  person: 'papel',
  data: 'dados',
  fault: 'falha',
  latencyMs: 'latencia',
  now: 'relogio',
} as const;

/** URL query that opens a scenario with these settings. */
export function queryOf(id: string, scenario: Scenario, settings: Settings): string {
  const query = new URLSearchParams({ cenario: id });
  const own = settingsOf(scenario);
  for (const name of Object.keys(KEYS) as (keyof Settings)[])
    if (settings[name] !== own[name]) query.set(KEYS[name], String(settings[name] ?? ''));
  return `?${query.toString().replaceAll('%2F', '/')}`;
}

/** Parses the settings of a URL; missing or invalid ones are the scenario's own. */
export function settingsIn(search: string, scenario: Scenario): Settings {
  const query = new URLSearchParams(search);
  const own = settingsOf(scenario);
  const person = query.get(KEYS.person);
  const data = query.get(KEYS.data);
  const fault = query.get(KEYS.fault);
  const latency = Number(query.get(KEYS.latencyMs) ?? Number.NaN);
  const now = query.get(KEYS.now);
  return {
    person: person !== null && isPerson(person) ? person : own.person,
    data: data !== null && Object.hasOwn(DATA_SETS, data) ? (data as DataSetName) : own.data,
    fault: fault !== null && Object.hasOwn(FAULTS, fault) ? (fault as FaultName) : own.fault,
    latencyMs: LATENCIES_MS.includes(latency) ? latency : own.latencyMs,
    now: now === null ? own.now : instantOf(now),
  };
}

const isPerson = (text: string): text is ScenarioPerson =>
  text === 'visitor' || Object.hasOwn(ACCOUNTS, text);

function instantOf(text: string): string | null {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

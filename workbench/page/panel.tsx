import type { ReactNode } from 'react';
import { ClockControl } from './clock-control';
import type { Choice, NamedScenario } from './choice';
import { copy } from './copy';
import { DATA_SETS } from './data-sets';
import { FAULTS } from './faults';
import { LinkActions } from './link-actions';
import { open } from './last-selection';
import { ScenarioList } from './scenario-list';
import { LATENCIES_MS, type Settings } from './settings';
import styles from './workbench.module.css';

interface PanelProps {
  readonly scenarios: readonly NamedScenario[];
  readonly choice: Choice;
}

/** All settings of the workbench. Each change reloads the page with a new database. */
export function Panel({ scenarios, choice }: PanelProps) {
  const { scenario, settings } = choice;
  const set = (changed: Partial<Settings>) =>
    open({ scenario, settings: { ...settings, ...changed } }, location.pathname + location.search);
  return (
    <aside className={styles.panel} aria-label={copy.panel}>
      <ScenarioList scenarios={scenarios} current={scenario} />
      <Part title={copy.role}>
        <Options
          name="person"
          label={copy.role}
          options={copy.people}
          value={settings.person}
          onChange={(person) => set({ person })}
        />
      </Part>
      <Part title={copy.data}>
        <Choices
          label={copy.data}
          names={Object.keys(DATA_SETS) as Settings['data'][]}
          texts={copy.dataSets}
          value={settings.data}
          onChange={(data) => set({ data })}
        />
      </Part>
      <Part title={copy.fault}>
        <Choices
          label={copy.fault}
          names={Object.keys(FAULTS) as Settings['fault'][]}
          texts={copy.faults}
          value={settings.fault}
          onChange={(fault) => set({ fault })}
        />
      </Part>
      <Part title={copy.latency} note={copy.milliseconds(settings.latencyMs)}>
        <Options
          name="latency"
          label={copy.latency}
          options={latencies}
          value={String(settings.latencyMs)}
          onChange={(latency) => set({ latencyMs: Number(latency) })}
        />
      </Part>
      <Part title={copy.clock} note={settings.now === null ? copy.clockRuns : copy.clockStopped}>
        <ClockControl now={settings.now} onChange={(now) => set({ now })} />
      </Part>
      <LinkActions choice={choice} />
    </aside>
  );
}

const latencies = Object.fromEntries(LATENCIES_MS.map((ms) => [String(ms), Number.isFinite(ms) ? ms : '∞']));

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h2>
        <span>{title}</span>
        {note !== undefined && <code>{note}</code>}
      </h2>
      {children}
    </section>
  );
}

interface OptionsProps<Name extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: Readonly<Record<Name, ReactNode>>;
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** A radio group, for few options. */
function Options<Name extends string>({ name, label, options, value, onChange }: OptionsProps<Name>) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.options}>
      {(Object.keys(options) as Name[]).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{options[each]}</span>
        </label>
      ))}
    </div>
  );
}

interface ChoicesProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly texts: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** A select, for many options. */
function Choices<Name extends string>({ label, names, texts, value, onChange }: ChoicesProps<Name>) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Name)}>
      {names.map((name) => (
        <option key={name} value={name}>
          {texts[name]}
        </option>
      ))}
    </select>
  );
}

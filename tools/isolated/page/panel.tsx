import type { ScenarioPerson } from 'embedded-backend/scenario';
import { useState } from 'react';
import type { Choice, NamedScenario } from './choice';
import { copy } from './copy';
import { open } from './memory';
import styles from './workbench.module.css';

interface PanelProps {
  readonly scenarios: readonly NamedScenario[];
  readonly choice: Choice;
}

/** Everything that can be set on the workbench. Each choice loads the page anew, with a new database. */
export function Panel({ scenarios, choice }: PanelProps) {
  return (
    <aside className={styles.panel} aria-label={copy.panel}>
      <ScenarioList scenarios={scenarios} current={choice.scenario} />
      <RoleSwitch choice={choice} />
      <Actions choice={choice} />
    </aside>
  );
}

interface ScenarioListProps {
  readonly scenarios: readonly NamedScenario[];
  readonly current: NamedScenario;
}

function ScenarioList({ scenarios, current }: ScenarioListProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase('pt-BR');
  const found = scenarios.filter(({ id, title }) =>
    `${title} ${id}`.toLocaleLowerCase('pt-BR').includes(wanted),
  );
  return (
    <section>
      <h2>
        <span>{copy.scenario}</span>
        <span>
          {found.length} de {scenarios.length}
        </span>
      </h2>
      <input
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className={styles.list}>
        {found.map((scenario) => (
          <li key={scenario.id}>
            <button
              type="button"
              aria-current={scenario.id === current.id}
              onClick={() => open({ id: scenario.id, path: scenario.path })}
            >
              <span>{scenario.title}</span>
              <code>{scenario.id}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PERSONS = Object.keys(copy.people) as ScenarioPerson[];

function RoleSwitch({ choice: { scenario, person } }: Pick<PanelProps, 'choice'>) {
  return (
    <section>
      <h2>{copy.role}</h2>
      <div role="radiogroup" aria-label={copy.role} className={styles.roles}>
        {PERSONS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="person"
              checked={each === person}
              onChange={() =>
                open({ id: scenario.id, person: each, path: location.pathname + location.search })
              }
            />
            {copy.people[each]}
          </label>
        ))}
      </div>
    </section>
  );
}

function Actions({ choice: { scenario, person } }: Pick<PanelProps, 'choice'>) {
  const [copied, setCopied] = useState(false);
  const copyLink = () =>
    void navigator.clipboard
      .writeText(`${location.origin}/?cenario=${encodeURIComponent(scenario.id)}`)
      .then(() => setCopied(true));
  return (
    <section className={styles.actions}>
      <button type="button" onClick={() => open({ id: scenario.id, person, path: scenario.path })}>
        {copy.restart}
      </button>
      <button type="button" onClick={copyLink}>
        {copied ? copy.copied : copy.copyLink}
      </button>
    </section>
  );
}

import { useState } from 'react';
import type { NamedScenario } from './choice';
import { copy } from './copy';
import { open } from './last-selection';
import { settingsOf } from './settings';
import styles from './workbench.module.css';

interface ScenarioListProps {
  readonly scenarios: readonly NamedScenario[];
  readonly current: NamedScenario;
}

/** The area's scenarios, searchable by title and name. Opening one resets the other settings to its own. */
export function ScenarioList({ scenarios, current }: ScenarioListProps) {
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
              onClick={() => open({ scenario, settings: settingsOf(scenario) })}
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

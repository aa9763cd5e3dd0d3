import { useId } from 'react';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import styles from './agenda-key.module.css';
import { copy } from './copy';
import { BLOCK_ICON, BLOCKED, LOOKS, STATE_ICONS } from './event-look';

const words = copy.key;
const STATES = [
  ['scheduled', copy.words.scheduled],
  ['pending', words.pending],
  ['proposed', words.proposed],
  ['completed', copy.words.completed],
  ['no_show', copy.words.no_show],
  ['cancelled', copy.words.cancelled],
] as const;

/** What the looks of the agenda mean. */
export function AgendaKey() {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{words.title}</h2>
      <ul>
        {STATES.map(([state, name]) => (
          <li key={state}>
            <i className={classNames(styles.look, LOOKS[state])}>{STATE_ICONS[state]}</i>
            {name}
          </li>
        ))}
        <li>
          <i className={classNames(styles.look, BLOCKED)}>{BLOCK_ICON}</i>
          {words.block}
        </li>
        <li>
          <i className={classNames(styles.look, styles.free)} />
          {words.free}
        </li>
      </ul>
    </Card>
  );
}

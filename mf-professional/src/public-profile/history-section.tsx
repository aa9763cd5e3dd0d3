import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { HISTORY_MAX_COUNT, periodOf, type HistoryEntry } from 'shared-domain/published-profile';
import { MoreMenu } from 'shared-ui/antd';
import { Button, IconButton } from 'shared-ui/button';
import { useFormField } from 'shared-ui/form';
import { copy } from './copy';
import { moved, type HistoryList } from './history';
import styles from './history-section.module.css';
import type { ProfileDraft } from './own-profile';
import { Section } from './section';

const words = copy.history;

interface HistorySectionProps {
  readonly list: HistoryList;
  /** Opens the dialog of an entry; of a new one with the number of entries. */
  readonly onOpen: (index: number) => void;
}

/** Education or experience, in the order of the professional. */
export function HistorySection({ list, onOpen }: HistorySectionProps) {
  const { value: entries, onChange, error } = useFormField<ProfileDraft, HistoryList>(list);
  const isFull = entries.length >= HISTORY_MAX_COUNT;
  const actionsOf = (index: number) => [
    ...(index > 0
      ? [
          {
            key: 'up',
            icon: <ArrowUp aria-hidden="true" />,
            text: words.up,
            onSelect: () => onChange(moved(entries, index, -1)),
          },
        ]
      : []),
    ...(index < entries.length - 1
      ? [
          {
            key: 'down',
            icon: <ArrowDown aria-hidden="true" />,
            text: words.down,
            onSelect: () => onChange(moved(entries, index, 1)),
          },
        ]
      : []),
    {
      key: 'remove',
      icon: <Trash2 aria-hidden="true" />,
      text: words.remove,
      danger: true,
      onSelect: () => onChange(entries.toSpliced(index, 1)),
    },
  ];
  return (
    <Section
      title={copy.fields[list]}
      aside={
        isFull ? (
          <span className={styles.none}>{words.full}</span>
        ) : (
          <Button
            variant="text"
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() => onOpen(entries.length)}
          >
            {words.add}
            <span className="visually-hidden">{words.addTo(copy.fields[list])}</span>
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <p className={styles.none}>{words.none[list]}</p>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry, index) => (
            <li key={index}>
              <Entry entry={entry} />
              <span className={styles.actions}>
                <IconButton
                  label={words.edit(entry.title)}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => onOpen(index)}
                />
                <MoreMenu label={words.more(entry.title)} actions={actionsOf(index)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Section>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <span className={styles.entry}>
      {entry.title}
      {entry.place !== '' && <small>{entry.place}</small>}
      <small>{periodOf(entry)}</small>
    </span>
  );
}

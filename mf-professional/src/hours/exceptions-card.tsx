import { CalendarPlus, Coffee, Palmtree, Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Disc } from 'shared-ui/disc';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { copy } from './copy';
import { ExceptionDialog } from './exception-dialog';
import { rowsWith } from './exception-form';
import { daysOf, exceptionsFrom, type HoursException } from './exceptions';
import styles from './exceptions-card.module.css';
import { HolidaysSwitch } from './holidays-switch';
import type { SavedHours } from './hours';
import { startsOf } from './ranges';
import type { HoursSaving } from './use-hours-saving';

const words = copy.exceptions;

interface ExceptionsCardProps {
  readonly saved: SavedHours;
  readonly saving: HoursSaving;
  readonly readOnly: boolean;
  readonly className?: string | undefined;
}

const nameOf = ({ note, kind }: HoursException): string => note ?? words.unnamed[kind];

function iconOf(exception: HoursException) {
  if (exception.kind === 'extra') return <CalendarPlus />;
  return daysOf(exception) === 1 ? <Coffee /> : <Palmtree />;
}

/** Days that differ from the week, and national holidays. Each change is saved at once. */
export function ExceptionsCard({ saved, saving, readOnly, className }: ExceptionsCardProps) {
  const titleId = useId();
  const list = useFocusFallback<HTMLDivElement>();
  const [edited, setEdited] = useState<HoursException | 'new' | null>(null);
  const [removed, setRemoved] = useState<HoursException | null>(null);
  const exceptions = exceptionsFrom(saved.exceptions).filter(({ until }) => until >= saved.today);
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <div className={styles.head}>
        <h2 id={titleId}>{words.title}</h2>
        {!readOnly && (
          <Button variant="outline" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        )}
      </div>
      <div ref={list}>
        {exceptions.length === 0 && <p className={styles.none}>{words.none}</p>}
        <ul className={styles.list}>
          {exceptions.map((exception) => (
            <ExceptionItem
              key={`${exception.since} ${exception.until}`}
              exception={exception}
              breakMinutes={saved.draft.breakMinutes}
              readOnly={readOnly}
              onEdit={() => setEdited(exception)}
              onRemove={() => setRemoved(exception)}
            />
          ))}
        </ul>
      </div>
      <HolidaysSwitch saved={saved} saving={saving} readOnly={readOnly} />
      {edited && (
        <ExceptionDialog
          saved={saved}
          exception={edited === 'new' ? null : edited}
          saving={saving}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={words.removing.title}
        action={words.removing.action}
        look={{ variant: 'danger' }}
        isRunning={saving.isRunning}
        onClose={() => setRemoved(null)}
        onConfirm={() =>
          saving.run({
            hours: {
              ...saved,
              exceptions: rowsWith(null, { rows: saved.exceptions, before: removed, today: saved.today }),
            },
            done: words.removed,
            onSaved: () => setRemoved(null),
          })
        }
      >
        <p>{removed && words.removing.text(nameOf(removed), words.when(removed))}</p>
      </ConfirmDialog>
    </Card>
  );
}

interface ExceptionItemProps {
  readonly exception: HoursException;
  readonly breakMinutes: number;
  readonly readOnly: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ExceptionItem({ exception, breakMinutes, readOnly, onEdit, onRemove }: ExceptionItemProps) {
  const name = nameOf(exception);
  const when = words.when(exception);
  return (
    <li>
      <Disc tone={exception.kind === 'extra' ? 'brand' : 'warm'}>{iconOf(exception)}</Disc>
      <div className={styles.text}>
        <strong>{name}</strong>
        <span>{when}</span>
        <span className={styles.effect}>
          {exception.kind === 'extra'
            ? words.extra(exception, startsOf(exception.ranges, breakMinutes).length)
            : words.closed(exception)}
        </span>
      </div>
      {!readOnly && (
        <div className={styles.actions}>
          <IconButton label={words.edit(name, when)} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
          <IconButton
            label={words.remove(name, when)}
            icon={<Trash2 aria-hidden="true" />}
            className={styles.remove}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}

import { LockOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { dayOf } from 'shared-domain/schedule';
import { Choice, Choices } from 'shared-ui/choices';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import type { Agenda, AgendaBlock } from './agenda';
import { blockCopy } from './block-copy';
import styles from './panel.module.css';
import { periodText } from './period-text';
import { useBlocks } from './use-blocks';

const words = blockCopy.unblock;

interface UnblockDialogProps {
  readonly agenda: Agenda;
  readonly block: AgendaBlock & { readonly series: NonNullable<AgendaBlock['series']> };
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks whether a repeating block alone is opened again, or the following ones too. */
export function UnblockDialog({ agenda: { timeZone }, block, onDone, onClose }: UnblockDialogProps) {
  const [isAll, setAll] = useState(false);
  const name = useId();
  const { run, isRunning } = useBlocks(onDone);
  const { series } = block;
  const day = dayOf(block.startsAt, timeZone);
  const remove = () =>
    run({
      kind: 'remove',
      block: { ...block, until: isAll ? series.until : null },
      when: isAll ? blockCopy.every(day, series.until) : periodText(block, timeZone),
    });
  return (
    <ConfirmDialog
      open
      title={words.title}
      action={blockCopy.remove}
      look={{ icon: <LockOpen aria-hidden="true" /> }}
      isRunning={isRunning}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <fieldset className={styles.scope}>
        <legend className="visually-hidden">{words.legend}</legend>
        <Choices>
          <Choice type="radio" name={name} value="one" checked={!isAll} onChange={() => setAll(false)}>
            {blockCopy.one(day)}
          </Choice>
          <Choice type="radio" name={name} value="following" checked={isAll} onChange={() => setAll(true)}>
            <span>
              {blockCopy.following(day)}
              <small>{words.rest(series.following + 1, series.until)}</small>
            </span>
          </Choice>
        </Choices>
      </fieldset>
    </ConfirmDialog>
  );
}

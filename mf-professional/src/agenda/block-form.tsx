import { Ban, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from 'shared-domain/schedule';
import { DatePicker } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { TextInput } from 'shared-ui/field';
import { Form, FormField, useForm } from 'shared-ui/form';
import { PopoverDialog } from 'shared-ui/popover-dialog';
import type { Agenda, AgendaBlock } from './agenda';
import { blockCopy as words } from './block-copy';
import { blockFaults, hasFollowing, isWeekly, MAX_NOTE, periodOfDraft, type BlockDraft } from './block-draft';
import { BlockInside } from './block-inside';
import { BlockRepeat, BlockScope } from './block-repeat';
import { BlockTimes } from './block-times';
import { copy } from './copy';
import styles from './panel.module.css';
import { periodText } from './period-text';
import { useBlockPreview } from './use-block-preview';
import { useBlocks } from './use-blocks';
import type { BlockWish } from './write-blocks';

interface BlockFormProps {
  readonly agenda: Agenda;
  readonly initial: BlockDraft;
  /** The one to change; null: a new one. */
  readonly block: AgendaBlock | null;
  readonly anchorId: string;
  readonly onClose: () => void;
}

/** Blocks a time, or changes a blocked one. Consultations in it stay: what is free around them is blocked. */
export function BlockForm({ agenda, initial, block, anchorId, onClose }: BlockFormProps) {
  const { timeZone, today } = agenda;
  // A second try after a lost answer changes the same block.
  const [id] = useState(() => block?.id ?? crypto.randomUUID());
  const faultsOf = (draft: BlockDraft) => blockFaults(draft, agenda, block);
  const form = useForm<BlockDraft>({ initial: () => initial, faultsOf });
  const { run, isRunning } = useBlocks(onClose);
  const wishOf = (draft: BlockDraft): BlockWish | null => {
    const period = periodOfDraft(draft, timeZone);
    const { day, to, until } = faultsOf(draft);
    if (!period || day || to || until) return null;
    return {
      ...period,
      id,
      note: draft.note.trim() || null,
      until: isWeekly(draft, block) ? draft.until || null : null,
    };
  };
  const preview = useBlockPreview(wishOf(form.values)).data;
  const { day } = form.values;
  const ofFollowing = hasFollowing(block);
  const repeats = isWeekly(form.values, block);
  const save = (draft: BlockDraft) => {
    const wish = wishOf(draft);
    if (wish) run({ kind: block ? 'change' : 'add', block: wish, when: whenText(wish, timeZone) });
  };
  return (
    <PopoverDialog
      open
      anchorId={anchorId}
      title={block ? words.titleEdit : words.titleNew}
      onClose={() => !isRunning && onClose()}
    >
      <Form<BlockDraft> form={form} className={styles.fields} onSubmit={save}>
        {block && ofFollowing && <BlockScope day={dayOf(block.startsAt, timeZone)} />}
        <FormField<BlockDraft> name="day" label={words.day} dependents={['until']} required>
          <DatePicker first={today} />
        </FormField>
        <BlockTimes />
        <FormField<BlockDraft> name="note" label={words.note} hint={words.noteHint} limit={MAX_NOTE} optional>
          <TextInput autoComplete="off" maxLength={2 * MAX_NOTE} />
        </FormField>
        {(!ofFollowing || repeats) && <BlockRepeat day={day} isAsked={!ofFollowing} />}
        <BlockInside preview={preview} timeZone={timeZone} isWeekly={repeats} />
        <p className={styles.hint}>
          <EyeOff aria-hidden="true" />
          {words.invisible}
        </p>
        <div className={styles.foot}>
          <Button variant="text" onClick={() => !isRunning && onClose()}>
            {copy.back}
          </Button>
          <Button
            type="submit"
            icon={<Ban aria-hidden="true" />}
            loading={isRunning}
            disabled={preview?.ids.length === 0}
          >
            {block ? words.saveChange : preview?.inside.length ? words.saveFree : words.save}
          </Button>
        </div>
      </Form>
    </PopoverDialog>
  );
}

/** When, for the toast. */
function whenText(wish: BlockWish, timeZone: string): string {
  return wish.until ? words.every(dayOf(wish.startsAt, timeZone), wish.until) : periodText(wish, timeZone);
}

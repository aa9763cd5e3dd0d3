import { useId } from 'react';
import { addDays, type IsoDay } from 'shared-domain/schedule';
import { DatePicker, Select } from 'shared-ui/antd';
import { Choice, Choices } from 'shared-ui/choices';
import { FormField, useFormField } from 'shared-ui/form';
import { blockCopy as words } from './block-copy';
import { MAX_REPEAT_DAYS, type BlockDraft } from './block-draft';
import styles from './panel.module.css';

/** Whether a block repeats every week, and until when. */
export function BlockRepeat({ day, isAsked }: { readonly day: IsoDay | ''; readonly isAsked: boolean }) {
  const { value } = useFormField<BlockDraft, 'repeat'>('repeat', ['until']);
  return (
    <>
      {isAsked && (
        <FormField<BlockDraft> name="repeat" label={words.repeat} dependents={['until']} required>
          <Select<BlockDraft['repeat']> options={words.repeats} />
        </FormField>
      )}
      {(!isAsked || value === 'weekly') && (
        <FormField<BlockDraft> name="until" label={words.until} required>
          <DatePicker {...(day && { first: day, last: addDays(day, MAX_REPEAT_DAYS) })} />
        </FormField>
      )}
    </>
  );
}

const SCOPES = ['one', 'following'] as const;

/** Whether the following ones of a repetition change too. */
export function BlockScope({ day }: { readonly day: IsoDay }) {
  const { value, onChange } = useFormField<BlockDraft, 'scope'>('scope', ['until']);
  const name = useId();
  return (
    <fieldset className={styles.scope}>
      <legend className="visually-hidden">{words.scope}</legend>
      <Choices>
        {SCOPES.map((scope) => (
          <Choice
            key={scope}
            type="radio"
            name={name}
            value={scope}
            checked={value === scope}
            onChange={() => onChange(scope)}
          >
            {words[scope](day)}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

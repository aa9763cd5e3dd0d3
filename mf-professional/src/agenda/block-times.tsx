import { useId } from 'react';
import { TimePicker } from 'shared-ui/antd';
import { Checkbox } from 'shared-ui/field';
import { useFormField } from 'shared-ui/form';
import { blockCopy as words } from './block-copy';
import type { BlockDraft } from './block-draft';
import styles from './panel.module.css';

/** From when to when, or the whole day. */
export function BlockTimes() {
  const whole = useFormField<BlockDraft, 'isWholeDay'>('isWholeDay', ['day', 'to']);
  return (
    <>
      {!whole.value && <Times />}
      <Checkbox
        checked={whole.value}
        error={whole.error}
        onChange={({ currentTarget }) => whole.onChange(currentTarget.checked)}
      >
        {words.whole}
      </Checkbox>
    </>
  );
}

function Times() {
  const from = useFormField<BlockDraft, 'from'>('from', ['to']);
  const to = useFormField<BlockDraft, 'to'>('to');
  const faultId = useId();
  return (
    <div>
      <div className={styles.times}>
        <div className={styles.label}>
          <span aria-hidden="true">{words.from}</span>
          <TimePicker label={words.from} value={from.value} onChange={from.onChange} />
        </div>
        <div className={styles.label}>
          <span aria-hidden="true">{words.to}</span>
          <TimePicker
            label={words.to}
            value={to.value}
            isEnd
            invalid={to.error !== null}
            describedBy={faultId}
            onChange={to.onChange}
          />
        </div>
      </div>
      <p id={faultId} className={styles.fault} aria-live="polite">
        {to.error}
      </p>
    </div>
  );
}

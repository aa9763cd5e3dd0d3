import { Select } from 'shared-ui/antd';
import { Field, Segmented } from 'shared-ui/field';
import { copy } from './copy';
import { COUNTS, type Count, type Repeat } from './repeat';

const words = copy.new;

export interface Repetition {
  readonly repeat: Repeat;
  readonly count: Count;
}

/** Whether a consultation is repeated, and how often. */
export function RepeatChoice({
  repeat,
  count,
  onChange,
}: Repetition & { readonly onChange: (repetition: Repetition) => void }) {
  return (
    <div>
      <Segmented
        label={words.repeat}
        options={words.repeats}
        value={repeat}
        onValueChange={(next) => onChange({ repeat: next, count })}
      />
      {repeat !== 'once' && (
        <Field label={words.count}>
          <Select<Count>
            options={COUNTS.map((value) => ({ value, label: words.sessions(value) }))}
            value={count}
            onChange={(next) => onChange({ repeat, count: next })}
          />
        </Field>
      )}
    </div>
  );
}

import { EVERY_WEEKS, OCCURRENCES, type Occurrences, type SeriesRule } from 'shared-domain/series';
import { Select } from 'shared-ui/antd';
import { Field, Segmented } from 'shared-ui/field';
import { copy } from './copy';
import styles from './panel.module.css';

const words = copy.new;

interface RepeatChoiceProps {
  /** Null: once. */
  readonly rule: SeriesRule | null;
  readonly onChange: (rule: SeriesRule | null) => void;
}

/** Whether a consultation is repeated, and how often. */
export function RepeatChoice({ rule, onChange }: RepeatChoiceProps) {
  return (
    <>
      <div className={styles.label}>
        <span aria-hidden="true">{words.repeat}</span>
        <Segmented
          label={words.repeat}
          options={words.repeats}
          value={rule ? String(rule.everyWeeks) : 'once'}
          onValueChange={(next) => {
            const everyWeeks = EVERY_WEEKS.find((weeks) => String(weeks) === next);
            onChange(everyWeeks ? { everyWeeks, occurrences: rule?.occurrences ?? 4 } : null);
          }}
        />
      </div>
      {rule && (
        <Field label={words.count}>
          <Select<Occurrences>
            options={OCCURRENCES.map((value) => ({ value, label: words.sessions(value) }))}
            value={rule.occurrences}
            onChange={(occurrences) => onChange({ ...rule, occurrences })}
          />
        </Field>
      )}
    </>
  );
}

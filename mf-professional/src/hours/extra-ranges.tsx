import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'shared-ui/button';
import { Tag } from 'shared-ui/tag';
import { copy } from './copy';
import styles from './exception-dialog.module.css';
import { RangeFields } from './range-fields';
import { RangeHelp } from './range-help';
import { rangeFault, rangeToAdd, startsOf, type TimeRange } from './ranges';

const words = copy.dialog;

interface ExtraRangesProps {
  readonly ranges: readonly TimeRange[];
  readonly breakMinutes: number;
  readonly onChange: (ranges: readonly TimeRange[]) => void;
}

/** The ranges of an extra day, with the starts that they make. */
export function ExtraRanges({ ranges, breakMinutes, onChange }: ExtraRangesProps) {
  const helpId = useId();
  const fault = rangeFault(ranges);
  const added = rangeToAdd(ranges);
  return (
    <fieldset className={styles.ranges}>
      <legend>{words.ranges}</legend>
      {ranges.map((range, place) => (
        <RangeFields
          key={place}
          range={range}
          place={place}
          fault={fault}
          describedBy={helpId}
          labels={{
            from: words.from(place + 1),
            to: words.to(place + 1),
            remove: words.removeRange(range.from, range.to),
          }}
          onChange={(changed) => onChange(ranges.with(place, changed))}
          onRemove={ranges.length > 1 ? () => onChange(ranges.filter((_, at) => at !== place)) : undefined}
        />
      ))}
      <RangeHelp id={helpId} ranges={ranges} fault={fault} breakMinutes={breakMinutes} />
      {added && (
        <Button
          variant="text"
          size="sm"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...ranges, added])}
        >
          {words.addRange}
        </Button>
      )}
      {!fault && (
        <div role="status" className={styles.starts}>
          <span>{words.starts}</span>
          {startsOf(ranges, breakMinutes).map((start) => (
            <Tag key={start} tone="brand">
              {start}
            </Tag>
          ))}
        </div>
      )}
    </fieldset>
  );
}

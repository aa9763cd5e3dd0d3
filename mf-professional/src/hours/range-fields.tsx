import { X } from 'lucide-react';
import { TimePicker } from 'shared-ui/antd';
import { IconButton } from 'shared-ui/button';
import { copy } from './copy';
import styles from './range-fields.module.css';
import type { RangeFault, TimeRange } from './ranges';

interface RangeFieldsProps {
  readonly range: TimeRange;
  readonly place: number;
  readonly fault: RangeFault | null;
  /** Id of the day's help. */
  readonly describedBy: string;
  readonly labels: { readonly from: string; readonly to: string; readonly remove: string };
  readonly readOnly?: boolean;
  readonly onChange: (range: TimeRange) => void;
  /** Absent: the only range cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** Start and end of one range. */
export function RangeFields(props: RangeFieldsProps) {
  const { range, place, fault, describedBy, labels, readOnly = false, onChange, onRemove } = props;
  const isFaulty = fault?.places.includes(place) ?? false;
  // Of two that overlap, the earlier ends too late and the later begins too early.
  const isLater = fault?.kind === 'overlap' && fault.from === range.from;
  const isFromFaulty = isFaulty && (fault?.kind === 'steps' || isLater);
  const isToFaulty = isFaulty && !isLater;
  return (
    <div className={styles.range}>
      <TimePicker
        label={labels.from}
        value={range.from}
        invalid={isFromFaulty}
        describedBy={isFromFaulty ? describedBy : undefined}
        disabled={readOnly}
        onChange={(from) => onChange({ ...range, from })}
      />
      <span aria-hidden="true">{copy.week.until}</span>
      <TimePicker
        label={labels.to}
        value={range.to}
        isEnd
        invalid={isToFaulty}
        describedBy={isToFaulty ? describedBy : undefined}
        disabled={readOnly}
        onChange={(to) => onChange({ ...range, to })}
      />
      {onRemove && (
        <IconButton
          label={labels.remove}
          icon={<X aria-hidden="true" />}
          className={styles.remove}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

import { TimePicker as AntdTimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { END_OF_DAY, typedTime } from './typed-time';
import { useEscape } from './use-escape';

/** Any day: only its time is used. Clocks do not change on it anywhere. */
const SOME_DAY = '2026-01-15';
const MIDNIGHT = '00:00';
const COLUMNS = ['Horas', 'Minutos'];

/** antd's columns scroll, but cannot be focused. */
function makeFocusable(list: HTMLElement | null): void {
  list?.querySelectorAll('ul').forEach((column, place) => {
    column.tabIndex = 0;
    column.setAttribute('aria-label', COLUMNS[place] ?? '');
  });
}

export interface TimePickerProps {
  /** 'HH:MM' */
  readonly value: string;
  readonly onChange: (time: string) => void;
  /** Accessible name. */
  readonly label: string;
  /** The end of a range: midnight is 24:00. */
  readonly isEnd?: boolean;
  readonly invalid?: boolean;
  /** Id of the error or hint. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** antd's time picker, in steps of five minutes, typed or picked. */
export function TimePicker(props: TimePickerProps) {
  const { value, onChange, label, isEnd = false, invalid = false, describedBy, disabled = false } = props;
  const escape = useEscape();
  const change = (time: string) => time !== value && onChange(time);
  const pick = (picked: Dayjs | null) => {
    const time = picked?.format('HH:mm');
    if (time) change(isEnd && time === MIDNIGHT ? END_OF_DAY : time);
  };
  // antd reads HH:MM alone, and no 24:00.
  const adopt = (input: EventTarget) => {
    const time = input instanceof HTMLInputElement ? typedTime(input.value, isEnd) : null;
    if (time) change(time);
  };
  return (
    <AntdTimePicker
      value={dayjs(`${SOME_DAY}T${value === END_OF_DAY ? MIDNIGHT : value}`)}
      // `onChange` waits for the list to close.
      onCalendarChange={(picked) => pick(Array.isArray(picked) ? (picked[0] ?? null) : picked)}
      // `kk`: hours from 1 to 24.
      format={isEnd ? ['kk:mm', 'HH:mm'] : 'HH:mm'}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      status={invalid ? 'error' : ''}
      disabled={disabled}
      minuteStep={5}
      needConfirm={false}
      showNow={false}
      // Otherwise the field shows the option under the pointer, as if it were chosen.
      previewValue={false}
      allowClear={false}
      suffixIcon={null}
      inputMode="numeric"
      onBlur={({ target }) => adopt(target)}
      panelRender={(list) => <div ref={makeFocusable}>{list}</div>}
      onOpenChange={escape.onOpenChange}
      onKeyDown={(event) => {
        escape.onKeyDown(event);
        if (event.key === 'Enter') adopt(event.target);
      }}
    />
  );
}

import { DatePicker as AntdDatePicker } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import dayjs, { type Dayjs } from 'dayjs';
import { isIsoDay, type IsoDay } from 'shared-domain/schedule';
import { onlyDigits } from 'shared-domain/text';
import { useFieldControl } from '../field/field-context';
import { useEscape } from './use-escape';

/** antd names the buttons of year and month by what they do, without the year and month that they show. */
const { DatePicker: locale } = ptBR;
const LOCALE = locale && { ...locale, lang: { ...locale.lang, yearSelect: '', monthSelect: '' } };

export interface DatePickerProps {
  /** Inside a `FormField`, value and change handler come from the form. Empty: none. */
  readonly value?: IsoDay | '';
  readonly onChange?: (day: IsoDay) => void;
  /** The first and the last day that can be picked. */
  readonly first?: IsoDay | undefined;
  readonly last?: IsoDay | undefined;
  readonly disabled?: boolean | undefined;
}

/** A typed day, with or without its slashes; null: none. */
function typedDay(text: string): IsoDay | null {
  const [, date, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(onlyDigits(text)) ?? [];
  const day = `${year}-${month}-${date}`;
  return isIsoDay(day) ? day : null;
}

/** antd's date picker, DD/MM/AAAA, typed or picked. Wired to its `Field` or `FormField`. */
export function DatePicker({ onChange, first, last, disabled = false, ...rest }: DatePickerProps) {
  const { state, name: _name, value: bound, onChange: bind, onBlur: leave, ...wiring } = useFieldControl();
  const escape = useEscape();
  const value = 'value' in rest ? rest.value : bound;
  const change = (day: IsoDay) => day !== value && (onChange ?? bind)?.(day);
  const adopt = (input: EventTarget) => {
    const day = input instanceof HTMLInputElement ? typedDay(input.value) : null;
    if (day && (!first || day >= first) && (!last || day <= last)) change(day);
  };
  return (
    <AntdDatePicker
      {...wiring}
      value={value ? dayjs(value) : null}
      onChange={(picked: Dayjs | null) => picked && change(picked.format('YYYY-MM-DD') as IsoDay)}
      format="DD/MM/YYYY"
      placeholder="dd/mm/aaaa"
      {...(first && { minDate: dayjs(first) })}
      {...(last && { maxDate: dayjs(last) })}
      disabled={disabled}
      status={state === 'error' ? 'error' : ''}
      showNow={false}
      {...(LOCALE && { locale: LOCALE })}
      // Otherwise the field shows the option under the pointer, as if it were chosen.
      previewValue={false}
      allowClear={false}
      inputMode="numeric"
      autoComplete="off"
      onBlur={({ target }) => {
        adopt(target);
        leave?.();
      }}
      onOpenChange={escape.onOpenChange}
      onKeyDown={(event) => {
        escape.onKeyDown(event);
        if (event.key === 'Enter') adopt(event.target);
      }}
    />
  );
}

import { useId } from 'react';
import { nextHolidays } from 'shared-domain/holidays';
import { Switch } from 'shared-ui/antd';
import { copy } from './copy';
import styles from './holidays-switch.module.css';
import type { SavedHours } from './hours';
import type { HoursSaving } from './use-hours-saving';

const words = copy.holidays;

interface HolidaysSwitchProps {
  readonly saved: SavedHours;
  readonly saving: HoursSaving;
  readonly readOnly: boolean;
}

/** Whether national holidays have no hours. Saved at once. */
export function HolidaysSwitch({ saved, saving, readOnly }: HolidaysSwitchProps) {
  const id = useId();
  const { closedOnHolidays } = saved;
  return (
    <div className={styles.row}>
      <label htmlFor={`${id}-switch`}>
        <strong id={`${id}-title`}>{words.title}</strong>
        <small id={`${id}-next`}>{words.next(nextHolidays(saved.today, 2))}</small>
      </label>
      <div className={styles.state}>
        <span>{closedOnHolidays ? words.on : words.off}</span>
        <Switch
          id={`${id}-switch`}
          checked={closedOnHolidays}
          labelledBy={`${id}-title`}
          describedBy={`${id}-next`}
          loading={saving.isRunning}
          disabled={readOnly}
          onChange={(closed) =>
            saving.run({
              hours: { ...saved, closedOnHolidays: closed },
              done: closed ? words.closed : words.opened,
            })
          }
        />
      </div>
    </div>
  );
}

import { useId } from 'react';
import { addDays, CONSULTATION_MINUTES, type IsoDay } from 'shared-domain/schedule';
import { TIME_ZONES, timeZoneName } from 'shared-domain/time-zones';
import { Select } from 'shared-ui/antd';
import { Card } from 'shared-ui/card';
import { Field, TextInput } from 'shared-ui/field';
import { copy } from './copy';
import type { HoursDraft } from './hours';
import styles from './rules-card.module.css';

const words = copy.rules;

const BREAKS = [0, 5, 10, 15, 20, 30];
const NOTICES = [0, 1, 2, 4, 12, 24, 48];
const HORIZONS = [15, 30, 60, 90];
const NO_LIMIT = 0;
const MOSTS = [NO_LIMIT, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];

interface RulesCardProps {
  readonly draft: HoursDraft;
  readonly today: IsoDay;
  /** The first free time, while nothing is changed. */
  readonly firstFree: string | null;
  readonly readOnly: boolean;
  readonly onChange: (part: Partial<HoursDraft>) => void;
  readonly className?: string | undefined;
}

/** The options of a select, with the saved value if it is none of them. */
const optionsOf = (values: readonly number[], value: number, label: (value: number) => string) =>
  [...new Set([...values, value])].toSorted((a, b) => a - b).map((it) => ({ value: it, label: label(it) }));

/** What holds for every booking. */
export function RulesCard({ draft, today, firstFree, readOnly, onChange, className }: RulesCardProps) {
  const titleId = useId();
  const { breakMinutes, noticeHours, horizonDays, maxPerDay, timeZone } = draft;
  const zones = TIME_ZONES.some(({ id }) => id === timeZone)
    ? TIME_ZONES
    : [{ id: timeZone, name: timeZoneName(timeZone) }, ...TIME_ZONES];
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <h2 id={titleId}>{words.title}</h2>
      <div className={styles.fields}>
        <Field label={words.duration} hint={words.durationHint}>
          <TextInput value={words.fixed} readOnly className={styles.fixed} />
        </Field>
        <Field label={words.break} hint={words.breakHint(CONSULTATION_MINUTES + breakMinutes)}>
          <Select
            value={breakMinutes}
            options={optionsOf(BREAKS, breakMinutes, words.minutes)}
            disabled={readOnly}
            onChange={(minutes) => onChange({ breakMinutes: minutes })}
          />
        </Field>
        <Field label={words.notice} hint={firstFree === null ? undefined : words.noticeHint(firstFree)}>
          <Select
            value={noticeHours}
            options={optionsOf(NOTICES, noticeHours, words.hours)}
            disabled={readOnly}
            onChange={(hours) => onChange({ noticeHours: hours })}
          />
        </Field>
        <Field label={words.horizon} hint={words.horizonHint(addDays(today, horizonDays))}>
          <Select
            value={horizonDays}
            options={optionsOf(HORIZONS, horizonDays, words.ahead)}
            disabled={readOnly}
            onChange={(days) => onChange({ horizonDays: days })}
          />
        </Field>
        <Field label={words.most}>
          <Select
            value={maxPerDay ?? NO_LIMIT}
            options={optionsOf(MOSTS, maxPerDay ?? NO_LIMIT, (most) =>
              most === NO_LIMIT ? words.noLimit : words.sessions(most),
            )}
            disabled={readOnly}
            onChange={(most) => onChange({ maxPerDay: most === NO_LIMIT ? null : most })}
          />
        </Field>
        <Field label={words.zone} hint={words.zoneHint}>
          <Select
            value={timeZone}
            options={zones.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch
            disabled={readOnly}
            onChange={(zone) => onChange({ timeZone: zone })}
          />
        </Field>
      </div>
    </Card>
  );
}

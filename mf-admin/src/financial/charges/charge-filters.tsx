import { filterPriceInput } from 'shared-domain/money';
import { Select } from 'shared-ui/antd';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { Field, MaskedInput } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { ExportButton } from '../../parts/export/export-button';
import type { Export } from '../../parts/export/use-export';
import type { ChargeFilter, ChargesState } from '../address';
import { CHARGE_LABELS, CHARGE_STATES, WAYS } from '../../parts/charge/charge-state';
import styles from './charges.module.css';
import { copy } from './copy';
import type { ChargeQuery } from './use-charges';

interface ChargeFiltersProps {
  readonly state: ChargesState;
  readonly query: ChargeQuery;
  readonly exporting: Export<ChargeQuery>;
  readonly onFilter: (change: Partial<ChargeFilter>) => void;
}

const ANY = '';
const STATES = [
  { value: ANY, label: copy.anyState },
  ...CHARGE_STATES.map((value) => ({ value, label: CHARGE_LABELS[value].text })),
] as const;
const WAY_OPTIONS = [
  { value: ANY, label: copy.anyWay },
  ...WAYS.map((value) => ({ value, label: copy.ways[value] })),
] as const;
const WHEN = [
  { value: 'period', label: copy.inPeriod },
  { value: 'today', label: copy.today },
  { value: 'whenever', label: copy.whenever },
] as const;

export function ChargeFilters({ state, query, exporting, onFilter }: ChargeFiltersProps) {
  const typed = useDebouncedText(state.search, (search) => onFilter({ search }));
  return (
    <form role="search" className={styles.filters}>
      <SearchBox label={copy.search} placeholder={copy.searchPlaceholder} typed={typed} />
      <Field label={copy.state}>
        <Select
          value={state.state ?? ANY}
          onChange={(chosen) => onFilter({ state: chosen === ANY ? null : chosen })}
          options={STATES}
        />
      </Field>
      <Field label={copy.when}>
        <Select value={state.when} onChange={(when) => onFilter({ when })} options={WHEN} />
      </Field>
      <Field label={copy.way}>
        <Select
          value={state.way ?? ANY}
          onChange={(chosen) => onFilter({ way: chosen === ANY ? null : chosen })}
          options={WAY_OPTIONS}
        />
      </Field>
      <Amount label={copy.min} sent={state.min} onPause={(min) => onFilter({ min })} />
      <Amount label={copy.max} sent={state.max} onPause={(max) => onFilter({ max })} />
      {/* Includes text that was just typed. */}
      <ExportButton state={{ ...query, search: typed[0] }} exporting={exporting} />
    </form>
  );
}

interface AmountProps {
  readonly label: string;
  readonly sent: string;
  readonly onPause: (text: string) => void;
}

function Amount({ label, sent, onPause }: AmountProps) {
  const [text, type] = useDebouncedText(sent, onPause);
  return (
    <Field label={label} className={styles.half}>
      <MaskedInput format={filterPriceInput} inputMode="decimal" value={text} onValueChange={type} />
    </Field>
  );
}

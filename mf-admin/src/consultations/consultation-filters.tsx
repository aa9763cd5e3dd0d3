import { Select } from 'antd';
import { Search } from 'lucide-react';
import { ADMIN_CONSULTATION_LABELS } from 'shared-domain/status';
import { Field, TextInput } from 'shared-ui/field';
import { useTypedText } from 'shared-ui/typed-text';
import styles from './consultation-filters.module.css';
import { copy } from './copy';
import { FILTER_STATUSES, type ListState } from './list-state';

interface ConsultationFiltersProps {
  readonly state: ListState;
  readonly onFilter: (change: Partial<Pick<ListState, 'search' | 'status'>>) => void;
}

const ANY = '';

export function ConsultationFilters({ state, onFilter }: ConsultationFiltersProps) {
  const [text, setText, sendText] = useTypedText(state.search, (search) => onFilter({ search }));
  return (
    <form
      role="search"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        sendText();
      }}
    >
      <Field label={copy.search}>
        <TextInput
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder={copy.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Field label={copy.status}>
        {({ id }) => (
          <Select
            id={id}
            value={state.status ?? ANY}
            onChange={(value) =>
              onFilter({ status: FILTER_STATUSES.find((known) => known === value) ?? null })
            }
            options={[
              { value: ANY, label: copy.anyStatus },
              ...FILTER_STATUSES.map((status) => ({
                value: status as string,
                label: ADMIN_CONSULTATION_LABELS[status].text,
              })),
            ]}
          />
        )}
      </Field>
    </form>
  );
}

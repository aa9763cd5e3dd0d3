import {
  Eye,
  ListChecks,
  Settings,
  ShieldCheck,
  UserRoundCheck,
  Wallet,
  CalendarDays,
  X,
} from 'lucide-react';
import { Select } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { networkName } from '../parts/audit/words';
import { Chips } from '../parts/chips/chips';
import { useTeam } from '../parts/team/use-team';
import { AUDIT_AREAS, JOBS, WHENS, type AuditArea, type AuditFilter, type AuditState } from './audit-state';
import styles from './audit.module.css';
import { copy } from './copy';

const ICONS: Readonly<Record<AuditArea, typeof Eye>> = {
  money: Wallet,
  reads: Eye,
  approvals: UserRoundCheck,
  settings: Settings,
  accounts: ShieldCheck,
  consultations: CalendarDays,
};

interface AuditFiltersProps {
  readonly state: AuditState;
  readonly onFilter: (change: Partial<AuditFilter>) => void;
}

const ANYBODY = '';

export function AuditFilters({ state, onFilter }: AuditFiltersProps) {
  const typed = useDebouncedText(state.about, (about) => onFilter({ about }));
  const { data: team } = useTeam();
  const members = team?.members.map(({ id, fullName }) => ({ value: id, label: fullName })) ?? [];
  const known = [ANYBODY, JOBS, ...members.map(({ value }) => value)];
  return (
    <>
      <Chips
        label={copy.views}
        chips={[
          {
            key: 'all',
            label: copy.everything,
            icon: <ListChecks aria-hidden="true" />,
            isCurrent: state.area === null,
            onSelect: () => onFilter({ area: null }),
          },
          ...AUDIT_AREAS.map((area) => {
            const Icon = ICONS[area];
            return {
              key: area,
              label: copy.areas[area],
              icon: <Icon aria-hidden="true" />,
              isCurrent: state.area === area,
              onSelect: () => onFilter({ area }),
            };
          }),
        ]}
      >
        {state.network && (
          <Button
            variant="outline"
            size="sm"
            icon={<X aria-hidden="true" />}
            onClick={() => onFilter({ network: null })}
          >
            {copy.clearNetwork(copy.network(networkName(state.network)))}
          </Button>
        )}
      </Chips>
      <form role="search" className={styles.filters}>
        <SearchBox label={copy.about} placeholder={copy.aboutPlaceholder} typed={typed} />
        <Field label={copy.who}>
          <Select
            value={state.who ?? ANYBODY}
            onChange={(who) => onFilter({ who: who === ANYBODY ? null : who })}
            options={[
              { value: ANYBODY, label: copy.anybody },
              { value: JOBS, label: copy.jobs },
              ...members,
              // Somebody who has left the team.
              ...(state.who && !known.includes(state.who) ? [{ value: state.who, label: state.who }] : []),
            ]}
          />
        </Field>
        <Field label={copy.when}>
          <Select
            value={state.when}
            onChange={(when) => onFilter({ when })}
            options={WHENS.map((value) => ({ value, label: copy.whens[value] }))}
          />
        </Field>
      </form>
    </>
  );
}

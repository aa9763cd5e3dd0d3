import { deviceOf } from 'shared-domain/device';
import { dayOf, formatDayNumeric, timeOf } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { AUDIT_AREAS, useOpenEntry } from './audit-state';
import styles from './audit.module.css';
import { copy } from './copy';
import { networkName } from '../parts/audit/words';
import { actorName, whatWasDone } from './describe';
import type { AuditEntry } from './use-audit';

const { what, about, when, where } = copy.columns;

export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { linkTo } = useOpenEntry();
  return (
    <ListTable<AuditEntry>
      label={copy.title}
      className={styles.cells}
      rowKey={({ key }) => key.id}
      entries={entries}
      columns={[
        {
          title: what,
          className: styles.what,
          render: (_, entry) => {
            const { to, state } = linkTo(entry.key.id);
            return (
              <>
                <Link to={to} state={state} className={styles.name}>
                  {actorName(entry)}
                </Link>
                <span className={styles.sub}>{whatWasDone(entry)}</span>
              </>
            );
          },
        },
        {
          title: about,
          className: styles.about,
          render: (_, entry) => (
            <>
              {entry.subjectName ?? entry.subject ?? '–'}
              <span className={styles.sub}>{areaName(entry.area)}</span>
            </>
          ),
        },
        { title: when, className: styles.when, render: (_, { key }) => instant(key.at) },
        { title: where, className: styles.where, render: (_, entry) => <Place entry={entry} /> },
      ]}
    />
  );
}

/** To the second: "27/11/2026, 09:58:12". */
export const instant = (at: string): string =>
  `${formatDayNumeric(dayOf(at))}, ${timeOf(at)}:${at.slice(17, 19)}`;

export function areaName(area: string): string {
  const known = AUDIT_AREAS.find((name) => name === area);
  return known ? copy.areas[known] : area;
}

export function Place({ entry: { userAgent, network, actorRole } }: { readonly entry: AuditEntry }) {
  if (!userAgent && !network) return actorRole ? copy.unknownPlace : '–';
  return (
    <>
      {userAgent && deviceOf(userAgent).name}
      {network && <span className={styles.sub}>{copy.network(networkName(network))}</span>}
    </>
  );
}

export function AuditTableSkeleton() {
  return (
    <ListTableSkeleton
      className={styles.cells}
      columns={[
        [what, '12rem'],
        [about, '11rem'],
        [when, '8.5rem'],
        [where, '8rem'],
      ]}
    />
  );
}

import { formatInstant } from 'shared-domain/schedule';
import { useToast } from 'shared-portal/portal';
import { Copy } from 'lucide-react';
import { Button, ButtonLink } from 'shared-ui/button';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { addressOfEntry, addressOfNetwork, useOpenEntry } from './audit-state';
import { areaName, instant, Place } from './audit-table';
import styles from './audit.module.css';
import { copy } from './copy';
import { actorName, changesOf, reasonOf, roleName, whatWasDone } from './describe';
import { subjectLink } from './subject-link';
import type { AuditEntry } from './use-audit';

/** The row that the address names, at the side, field by field. */
export function AuditDrawer({ entries }: { readonly entries: readonly AuditEntry[] | undefined }) {
  const { id, close } = useOpenEntry();
  const entry = entries?.find(({ key }) => key.id === id);
  return (
    <PlainDialog open={id !== null && entries !== undefined} side title={copy.entry} onClose={close}>
      {entry ? <Entry entry={entry} /> : <p>{copy.gone}</p>}
    </PlainDialog>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const changes = changesOf(entry);
  const reason = reasonOf(entry);
  const role = roleName(entry.actorRole);
  const link = subjectLink(entry);
  return (
    <div className={styles.entry}>
      <p className={styles.sentence}>
        <strong>{actorName(entry)}</strong> {whatWasDone(entry)}
      </p>
      <dl className={styles.facts}>
        <Fact label={copy.columns.when}>{instant(entry.key.at)}</Fact>
        {role && <Fact label={copy.role}>{role}</Fact>}
        <Fact label={copy.columns.about}>
          {entry.subjectName ?? '–'}
          <span className={styles.sub}>{areaName(entry.area)}</span>
        </Fact>
        {entry.subject && (
          <Fact label={copy.code}>
            <code>{entry.subject}</code>
          </Fact>
        )}
        <Fact label={copy.columns.where}>
          <Place entry={entry} />
        </Fact>
        <Fact label={copy.session}>{sessionText(entry)}</Fact>
        {reason && <Fact label={copy.reason}>“{reason}”</Fact>}
      </dl>
      {changes.length > 0 && (
        <table className={styles.changes}>
          <caption>{copy.changes}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.field}</th>
              <th scope="col">{copy.before}</th>
              <th scope="col">{copy.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td className={styles.before}>{before}</td>
                <td className={styles.after}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.links}>
        {entry.network && (
          <ButtonLink to={addressOfNetwork(entry.network)} variant="text">
            {copy.sameNetwork}
          </ButtonLink>
        )}
        {link && (
          <ButtonLink to={link.to} variant="text">
            {link.label}
          </ButtonLink>
        )}
        <CopyLink entry={entry} />
      </div>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function sessionText({
  actorName: name,
  actorRole,
  session,
  sessionSince,
  hasSecondFactor,
}: AuditEntry): string {
  if (!session) return (name ?? actorRole) ? copy.unknownSession : copy.noSession;
  const short = session.slice(0, 8);
  return sessionSince
    ? copy.sessionSince(short, formatInstant(sessionSince), hasSecondFactor)
    : copy.sessionOver(short);
}

function CopyLink({ entry }: { readonly entry: AuditEntry }) {
  const toast = useToast();
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${addressOfEntry(entry.key)}`);
      toast({ kind: 'success', title: copy.copied });
    } catch {
      toast({ kind: 'error', title: copy.notCopied });
    }
  };
  return (
    <Button variant="outline" icon={<Copy aria-hidden="true" />} onClick={() => void copyLink()}>
      {copy.copyLink}
    </Button>
  );
}

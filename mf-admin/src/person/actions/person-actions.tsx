import { ChevronRight, Eraser, LockKeyhole, LockKeyholeOpen, LogOut, Mail, UserRoundCog } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TEAM_ROLE_LABELS } from 'shared-domain/team';
import { useUserId } from 'shared-portal/portal';
import { Card } from 'shared-ui/card';
import { RoleDialog } from '../../parts/team-role/role-dialog';
import { useMay } from '../../parts/team/use-team-access';
import { copy } from '../copy';
import styles from '../person.module.css';
import type { Person } from '../use-person';
import { BlockDialog } from './block-dialog';
import { EndAllDialog } from './end-session';
import { RecordErasureDialog } from './record-erasure-dialog';
import { UnblockDialog } from './unblock-dialog';

type Asked = 'block' | 'unblock' | 'end' | 'role' | 'erase';

/** What the member's role may do with this account; why not, where it may not be done now. */
export function PersonActions({ person }: { readonly person: Person }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = useMay();
  const userId = useUserId();
  const { account, sessions } = person;
  const isOwn = account.user_id === userId;
  const close = () => setAsked(null);
  const blockFault = isOwn
    ? copy.blockOwn
    : account.team_role === 'full'
      ? copy.blockFull
      : account.team_role && !may('people.roles')
        ? copy.blockTeam
        : null;
  return (
    <Card as="section" className={styles.actions}>
      <h2>{copy.actions}</h2>
      <h3>{copy.accountActions}</h3>
      {may('people.block') &&
        (account.state === 'blocked' ? (
          <Action
            icon={<LockKeyholeOpen aria-hidden="true" />}
            label={copy.unblock}
            note={copy.unblockNote}
            onPress={() => setAsked('unblock')}
          />
        ) : (
          <Action
            icon={<LockKeyhole aria-hidden="true" />}
            label={copy.block}
            note={blockFault ?? copy.blockNote}
            disabled={blockFault !== null}
            onPress={() => setAsked('block')}
          />
        ))}
      {may('people.block') && (
        <Action
          icon={<LogOut aria-hidden="true" />}
          label={copy.endAll}
          note={sessions?.length ? copy.devices(sessions.length) : copy.noSessions}
          disabled={!sessions?.length}
          onPress={() => setAsked('end')}
        />
      )}
      {may('people.roles') && (
        <Action
          icon={<UserRoundCog aria-hidden="true" />}
          label={copy.role}
          note={
            isOwn ? copy.roleOwn : account.team_role ? TEAM_ROLE_LABELS[account.team_role] : copy.roleNone
          }
          disabled={isOwn}
          onPress={() => setAsked('role')}
        />
      )}
      <a className={styles.action} href={`mailto:${account.email}`}>
        <Mail aria-hidden="true" />
        <span>
          <strong>{copy.write}</strong>
          <small>{copy.writeNote}</small>
        </span>
        <ChevronRight aria-hidden="true" />
      </a>
      {may('people.erase') && (
        <>
          <h3>{copy.dataActions}</h3>
          <Action
            icon={<Eraser aria-hidden="true" />}
            label={copy.erase}
            note={account.team_role ? copy.eraseTeam : copy.eraseNote}
            disabled={account.team_role !== null}
            onPress={() => setAsked('erase')}
          />
        </>
      )}
      {asked === 'block' && <BlockDialog person={person} onClose={close} />}
      {asked === 'unblock' && <UnblockDialog person={person} onClose={close} />}
      {asked === 'end' && <EndAllDialog person={person} onClose={close} />}
      {asked === 'role' && (
        <RoleDialog
          userId={account.user_id}
          fullName={account.full_name}
          role={account.team_role}
          onClose={close}
        />
      )}
      {asked === 'erase' && <RecordErasureDialog person={person} onClose={close} />}
    </Card>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly note: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Action({ icon, label, note, disabled = false, onPress }: ActionProps) {
  return (
    <button type="button" className={styles.action} disabled={disabled} onClick={onPress}>
      {icon}
      <span>
        <strong>{label}</strong>
        <small>{note}</small>
      </span>
      {!disabled && <ChevronRight aria-hidden="true" />}
    </button>
  );
}

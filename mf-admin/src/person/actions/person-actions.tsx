import {
  Download,
  Eraser,
  ImageOff,
  LockKeyhole,
  LockKeyholeOpen,
  LogOut,
  Mail,
  UserRoundCog,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { TEAM_ROLE_LABELS, type Capability } from 'shared-domain/team';
import { useUserId } from 'shared-portal/portal';
import { useSearchParams } from 'shared-portal/router';
import { Card } from 'shared-ui/card';
import { actionFrom, type PersonAction } from '../../parts/account/person-address';
import { ActionLink, ActionRow } from '../../parts/action-row/action-row';
import { RoleDialog } from '../../parts/team-role/role-dialog';
import { useMay } from '../../parts/team/use-team-access';
import { copy } from '../copy';
import styles from '../person.module.css';
import type { Person } from '../use-person';
import { BlockDialog } from './block-dialog';
import { DataCopyDialog } from './data-copy-dialog';
import { EndAllDialog } from './end-session';
import { RecordErasureDialog } from './record-erasure-dialog';
import { RemovePhotoDialog } from './remove-photo-dialog';
import { UnblockDialog } from './unblock-dialog';

interface Offer {
  readonly action: PersonAction;
  readonly icon: ReactNode;
  readonly label: string;
  readonly note: string;
  /** Why it cannot be done now. */
  readonly fault: string | null;
}

/** What the member's role may do with this account, and why not now. The address names the open dialog. */
export function PersonActions({ person }: { readonly person: Person }) {
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const isOwn = person.account.user_id === useUserId();
  const account = accountOffers(person, isOwn, may);
  const data = dataOffers(person, may);
  const asked = [...account, ...data].find(
    ({ action, fault }) => action === actionFrom(params) && fault === null,
  )?.action;
  const ask = (action: PersonAction) => setParams({ acao: action }, { replace: true });
  const offer = ({ action, ...shown }: Offer) => (
    <ActionRow key={action} {...shown} onPress={() => ask(action)} />
  );
  return (
    <Card as="section" className={styles.actions}>
      <h2>{copy.actions}</h2>
      <h3>{copy.accountActions}</h3>
      {account.map(offer)}
      <ActionLink
        to={`mailto:${person.account.email}`}
        icon={<Mail aria-hidden="true" />}
        label={copy.write}
        note={copy.writeNote}
      />
      {data.length > 0 && <h3>{copy.dataActions}</h3>}
      {data.map(offer)}
      {asked && (
        <ActionDialog action={asked} person={person} onClose={() => setParams({}, { replace: true })} />
      )}
    </Card>
  );
}

type May = (capability: Capability) => boolean;

function accountOffers({ account, sessions }: Person, isOwn: boolean, may: May): readonly Offer[] {
  const isBeyondRole = !isOwn && account.team_role !== null && !may('people.roles');
  const blockFault = isOwn
    ? copy.blockOwn
    : account.team_role === 'full'
      ? copy.blockFull
      : isBeyondRole
        ? copy.blockTeam
        : null;
  const role = account.team_role ? TEAM_ROLE_LABELS[account.team_role] : copy.roleNone;
  return [
    ...(may('people.block')
      ? [
          account.state === 'blocked'
            ? {
                action: 'reativar' as const,
                icon: <LockKeyholeOpen aria-hidden="true" />,
                label: copy.unblock,
                note: copy.unblockNote,
                fault: null,
              }
            : {
                action: 'bloquear' as const,
                icon: <LockKeyhole aria-hidden="true" />,
                label: copy.block,
                note: copy.blockNote,
                fault: blockFault,
              },
          {
            action: 'acessos' as const,
            icon: <LogOut aria-hidden="true" />,
            label: copy.endAll,
            note: copy.devices(sessions?.length ?? 0),
            fault: isBeyondRole ? copy.endTeam : sessions?.length ? null : copy.noSessions,
          },
        ]
      : []),
    ...(may('people.roles')
      ? [
          {
            action: 'papel' as const,
            icon: <UserRoundCog aria-hidden="true" />,
            label: copy.role,
            note: role,
            fault: isOwn ? copy.roleOwn : null,
          },
        ]
      : []),
    ...(may('content.moderate') && account.professional?.profile_image_url
      ? [
          {
            action: 'foto' as const,
            icon: <ImageOff aria-hidden="true" />,
            label: copy.photo,
            note: copy.photoNote,
            fault: null,
          },
        ]
      : []),
  ];
}

function dataOffers({ account }: Person, may: May): readonly Offer[] {
  if (!may('people.erase')) return [];
  return [
    {
      action: 'copia',
      icon: <Download aria-hidden="true" />,
      label: copy.copyAction,
      note: copy.copyActionNote,
      fault:
        account.state === 'blocked'
          ? copy.copyBlocked
          : account.email_confirmed_at === null
            ? copy.copyUnconfirmed
            : null,
    },
    {
      action: 'apagar',
      icon: <Eraser aria-hidden="true" />,
      label: copy.erase,
      note: copy.eraseNote,
      fault: account.team_role ? copy.eraseTeam : null,
    },
  ];
}

interface ActionDialogProps {
  readonly action: PersonAction;
  readonly person: Person;
  readonly onClose: () => void;
}

function ActionDialog({ action, person, onClose }: ActionDialogProps) {
  const dialogs: Readonly<Record<PersonAction, ReactNode>> = {
    bloquear: <BlockDialog person={person} onClose={onClose} />,
    reativar: <UnblockDialog person={person} onClose={onClose} />,
    acessos: <EndAllDialog person={person} onClose={onClose} />,
    papel: (
      <RoleDialog
        userId={person.account.user_id}
        fullName={person.account.full_name}
        role={person.account.team_role}
        onClose={onClose}
      />
    ),
    foto: <RemovePhotoDialog person={person} onClose={onClose} />,
    copia: <DataCopyDialog person={person} onClose={onClose} />,
    apagar: <RecordErasureDialog person={person} onClose={onClose} />,
  };
  return dialogs[action];
}

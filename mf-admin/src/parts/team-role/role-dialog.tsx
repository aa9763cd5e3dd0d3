import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { TEAM_ROLE_LABELS, TEAM_ROLES, type TeamRole } from 'shared-domain/team';
import type { PortalClient } from 'shared-portal/contract';
import { useToast } from 'shared-portal/portal';
import { Select } from 'shared-ui/antd';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { PersonLine } from '../person-line';
import { copy } from './copy';
import { emptyProof, PROOF_REFUSALS, ProofFields, proofFaults, type ProofDraft } from './proof-fields';
import { useTeamChange, type Device } from './use-team-change';
import { WithOwnDevices } from './with-own-devices';

const OUTSIDE = 'outside';

interface Draft extends ProofDraft {
  readonly role: TeamRole | typeof OUTSIDE | '';
}

interface RoleDialogProps {
  readonly userId: string;
  readonly fullName: string;
  /** Null: not in the team. */
  readonly role: TeamRole | null;
  readonly onClose: () => void;
}

/** Gives an account a role in the team, or none. */
export function RoleDialog(props: RoleDialogProps) {
  return (
    <WithOwnDevices title={copy.title} onClose={props.onClose}>
      {(devices) => <Dialog {...props} devices={devices} />}
    </WithOwnDevices>
  );
}

/** Throws an `AppError`. */
async function change(client: PortalClient, user_id: string, role: Draft['role'], reason: string) {
  const { data, error } =
    role === OUTSIDE || role === ''
      ? await client.rpc('remove_from_team', { user_id, reason })
      : await client.rpc('set_team_role', { user_id, role, reason });
  if (error) throw toAppError(error);
  return data as { readonly state: 'done' | 'waiting' };
}

function Dialog({
  userId,
  fullName,
  role,
  devices,
  onClose,
}: RoleDialogProps & { devices: readonly Device[] }) {
  const toast = useToast();
  const form = useForm<Draft>({
    initial: () => ({ ...emptyProof(devices), role: '' }),
    faultsOf: (draft) => ({
      role: draft.role ? (draft.role === role ? copy.roleSame : null) : copy.roleMissing,
      ...proofFaults(draft),
    }),
    refusals: { context: ADMIN_ERRORS['admin-team'], fields: { ...PROOF_REFUSALS, role_invalid: 'role' } },
  });
  const chosen = form.values.role;
  const nameOf = (wanted: Draft['role']) =>
    wanted === OUTSIDE || wanted === '' ? copy.outside : TEAM_ROLE_LABELS[wanted];
  const write = useTeamChange({
    act: (client, draft: Draft) => change(client, userId, draft.role, draft.reason.trim()),
    onDone: ({ state }) => {
      toast(
        state === 'waiting'
          ? { kind: 'success', title: copy.waiting, text: copy.waitingText }
          : { kind: 'success', title: copy.done, text: copy.doneText(fullName, nameOf(chosen)) },
      );
      onClose();
    },
    showAtField: form.refuse,
  });
  return (
    <FormDialog
      title={copy.title}
      action={copy.action}
      isRunning={write.isRunning}
      form={form}
      onSubmit={(draft) => write.run(draft)}
      onClose={onClose}
    >
      <PersonLine fullName={fullName} note={role ? TEAM_ROLE_LABELS[role] : copy.outside} />
      <FormField<Draft>
        name="role"
        label={copy.role}
        hint={chosen && (chosen === OUTSIDE ? copy.describeOutside : copy.describe[chosen])}
        required
      >
        <Select
          placeholder={copy.rolePlaceholder}
          options={[
            ...TEAM_ROLES.map((value) => ({ value, label: TEAM_ROLE_LABELS[value] })),
            ...(role ? [{ value: OUTSIDE, label: copy.outside }] : []),
          ]}
        />
      </FormField>
      <p>{copy.two}</p>
      <ProofFields devices={devices} />
    </FormDialog>
  );
}

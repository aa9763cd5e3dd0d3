import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { TEAM_ROLE_LABELS } from 'shared-domain/team';
import { useToast } from 'shared-portal/portal';
import { useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { PersonLine } from '../parts/person-line';
import {
  emptyProof,
  PROOF_REFUSALS,
  ProofFields,
  proofFaults,
  type ProofDraft,
} from '../parts/team-role/proof-fields';
import { useTeamChange, type Device } from '../parts/team-role/use-team-change';
import { WithOwnDevices } from '../parts/team-role/with-own-devices';
import type { TeamRequest } from '../parts/team/use-team';
import { copy } from './copy';

interface AnswerDialogProps {
  readonly request: TeamRequest;
  readonly accepts: boolean;
  readonly onClose: () => void;
}

/** Confirms or declines a change of the team. */
export function AnswerDialog(props: AnswerDialogProps) {
  return (
    <WithOwnDevices title={props.accepts ? copy.confirmTitle : copy.declineTitle} onClose={props.onClose}>
      {(devices) => <Dialog {...props} devices={devices} />}
    </WithOwnDevices>
  );
}

function Dialog({ request, accepts, devices, onClose }: AnswerDialogProps & { devices: readonly Device[] }) {
  const toast = useToast();
  const form = useForm<ProofDraft>({
    initial: () => emptyProof(devices),
    faultsOf: proofFaults,
    refusals: { context: ADMIN_ERRORS['admin-team'], fields: PROOF_REFUSALS },
  });
  const write = useTeamChange({
    act: async (client, { reason }: ProofDraft) => {
      const { error } = await client.rpc('answer_team_request', {
        user_id: request.id,
        accepts,
        reason: reason.trim(),
        requested_at: request.requestedAt,
        role: request.role,
      });
      if (error) throw toAppError(error);
    },
    onDone: () => {
      toast({ kind: 'success', title: accepts ? copy.confirmed : copy.declined });
      onClose();
    },
    showAtField: form.refuse,
  });
  return (
    <FormDialog
      title={accepts ? copy.confirmTitle : copy.declineTitle}
      action={accepts ? copy.confirm : copy.decline}
      isRunning={write.isRunning}
      form={form}
      onSubmit={(draft) => write.run(draft)}
      onClose={onClose}
    >
      <PersonLine
        fullName={request.fullName}
        note={request.role ? copy.becomes(TEAM_ROLE_LABELS[request.role]) : copy.leaves}
      />
      <ProofFields devices={devices} />
    </FormDialog>
  );
}

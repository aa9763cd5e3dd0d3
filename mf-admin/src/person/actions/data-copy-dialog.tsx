import { LockKeyhole, Send } from 'lucide-react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { useToast } from 'shared-portal/portal';
import { FormDialog } from 'shared-ui/form-dialog';
import { useForm } from 'shared-ui/form';
import { Note } from 'shared-ui/note';
import { PersonLine } from '../../parts/person-line';
import { copy } from '../copy';
import type { Person } from '../use-person';
import { OriginField, originFault, type Origin } from './origin-field';
import { usePersonWrite } from './use-person-write';

interface DataCopyDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Sends the owner to the copy of the data of the account, which the team never opens. */
export function DataCopyDialog({ person: { account }, onClose }: DataCopyDialogProps) {
  const toast = useToast();
  const form = useForm<{ readonly origin: Origin | '' }>({
    initial: () => ({ origin: '' }),
    faultsOf: ({ origin }) => ({ origin: originFault(origin) }),
    refusals: { context: ADMIN_ERRORS['admin-person'], fields: { origin_required: 'origin' } },
  });
  const write = usePersonWrite({
    act: async (client, origin: string) => {
      const { error } = await client.rpc('send_data_copy', { user_id: account.user_id, origin });
      if (error) throw toAppError(error);
    },
    onDone: () => {
      toast({ kind: 'success', title: copy.copySent, text: copy.copySentText(account.email) });
      onClose();
    },
    showAtField: form.refuse,
  });
  return (
    <FormDialog
      title={copy.copyTitle}
      action={copy.copySend}
      look={{ icon: <Send aria-hidden="true" /> }}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ origin }) => write.run(origin)}
      onClose={onClose}
    >
      <PersonLine fullName={account.full_name} note={account.email} />
      <p>{copy.copyText}</p>
      <OriginField />
      <Note icon={<LockKeyhole aria-hidden="true" />}>{copy.copyNote}</Note>
    </FormDialog>
  );
}

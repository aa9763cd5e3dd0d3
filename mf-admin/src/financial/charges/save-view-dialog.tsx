import { lengthFault } from 'shared-domain/text-length';
import { TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { copy } from './copy';
import { VIEW_NAME_MAX_LENGTH } from './saved-views';

interface SaveViewDialogProps {
  /** Names of the other views. */
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

const { views } = copy;
const folded = (name: string) => name.trim().toLocaleLowerCase('pt-BR');

/** Names the filters that are set. */
export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const form = useForm({
    initial: () => ({ name: '' }),
    faultsOf: ({ name }) => ({
      name: !name.trim()
        ? views.nameMissing
        : taken.some((other) => folded(other) === folded(name))
          ? views.nameTaken
          : lengthFault(name, VIEW_NAME_MAX_LENGTH),
    }),
  });
  return (
    <FormDialog
      title={views.save}
      action={views.saveAction}
      isRunning={false}
      form={form}
      onSubmit={({ name }) => onSave(name.trim())}
      onClose={onClose}
    >
      <FormField name="name" label={views.name} hint={views.hint} limit={VIEW_NAME_MAX_LENGTH} required>
        <TextInput autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}

import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError, toAppError } from 'shared-domain/errors';
import { lengthFault } from 'shared-domain/text-length';
import { useToast } from 'shared-portal/portal';
import { TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useDecisionId } from '../decision-id';
import { copy } from './copy';
import { VIEW_NAME_MAX_LENGTH } from './saved-views';
import { useViewWrite } from './use-views';
import { saveView } from './write-views';

interface SaveViewDialogProps {
  /** The current filters. */
  readonly query: string;
  readonly presets: readonly { readonly name: string }[];
  readonly onClose: () => void;
}

const { views } = copy;
const folded = (name: string) => name.trim().toLocaleLowerCase('pt-BR');

/** Saves the current filters under a name, for the team. */
export function SaveViewDialog({ query, presets, onClose }: SaveViewDialogProps) {
  const toast = useToast();
  const idOf = useDecisionId();
  const errors = ADMIN_ERRORS['admin-views'];
  const form = useForm({
    initial: () => ({ name: '' }),
    faultsOf: ({ name }) => ({
      name: !name.trim()
        ? views.nameMissing
        : presets.some((preset) => folded(preset.name) === folded(name))
          ? views.nameTaken
          : lengthFault(name, VIEW_NAME_MAX_LENGTH),
    }),
    refusals: { context: errors, fields: { view_name_taken: 'name', name_invalid: 'name' } },
  });
  const write = useViewWrite({
    write: saveView,
    onDone: () => {
      toast({ kind: 'success', title: views.saved });
      onClose();
    },
    onError: (error) => {
      if (!form.refuse(error)) toast({ kind: 'error', ...describeError(toAppError(error), errors) });
    },
  });
  return (
    <FormDialog
      title={views.save}
      action={views.saveAction}
      isRunning={write.isRunning}
      form={form}
      onSubmit={({ name }) => write.run({ id: idOf({ name, query }), name: name.trim(), query })}
      onClose={onClose}
    >
      <FormField name="name" label={views.name} hint={views.hint} limit={VIEW_NAME_MAX_LENGTH} required>
        <TextInput autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}

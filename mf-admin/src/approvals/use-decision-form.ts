import { firstName } from 'shared-domain/names';
import { lengthFault } from 'shared-domain/text-length';
import { useForm } from 'shared-ui/form';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { limitOf, type DecisionTexts } from './copy';

/** The form of a decision; its draft is stored in the tab as `name` until the decision is made. */
export const useDecisionForm = (name: string, texts: DecisionTexts, fullName: string) =>
  useForm({
    initial: () => ({ text: '' }),
    faultsOf: ({ text }) => ({
      text:
        texts.optional || text.trim()
          ? lengthFault(text, limitOf(texts))
          : texts.missing(firstName(fullName)),
    }),
    refusals: {
      context: ADMIN_ERRORS['admin-action'],
      fields: {
        reason_required: 'text',
        notes_required: 'text',
        text_too_long: 'text',
        application_not_pending: 'text',
      },
    },
    draft: { name, keepOnUnmount: true },
  });

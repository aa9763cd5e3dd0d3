import { ArrowLeft } from 'lucide-react';
import { describeError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { Button, ButtonLink } from 'shared-ui/button';
import { Form, useForm, type FormErrors } from 'shared-ui/form';
import styles from './application-form.module.css';
import { applicationFaults, type ApplicationFault } from './application-rules';
import { copy } from './copy';
import { DocumentsSection } from './documents/documents-section';
import { documentsBlocker, useDocuments } from './documents/use-documents';
import type { Draft, DraftField } from './draft';
import { refusedFields } from './refused-fields';
import { PersonalSection } from './personal-section';
import { ProfessionalSection } from './professional-section';
import type { ApplicationStart } from './use-application-start';
import { useSending } from './use-sending';

/** The application form in sections, stored in this tab until it is sent. */
export function ApplicationForm({ start }: { readonly start: ApplicationStart }) {
  const form = useForm({
    initial: () => start.draft,
    faultsOf,
    refusals: { context: PROFESSIONAL_ERRORS.application, fields: refusedFields },
    validateOnBlur: true,
    draft: { name: 'application', version: start.version, keepOnUnmount: true },
  });
  const documents = useDocuments(form);
  const sending = useSending({ showAtField: form.refuse, onSent: form.saved });
  const obstacle = documentsBlocker(documents.uploads);
  return (
    <Form
      form={form}
      className={styles.form}
      onSubmit={(draft) => {
        if (!obstacle) sending.run(draft);
      }}
      onFaults={() => {
        if (Object.values(applicationFaults(form.values)).includes('missing'))
          sending.showError(describeError('fields_required', PROFESSIONAL_ERRORS.application));
      }}
    >
      <PersonalSection />
      <ProfessionalSection />
      <DocumentsSection documents={documents} obstacle={form.isSubmitted ? obstacle : null} />
      <div className={styles.foot}>
        <ButtonLink variant="text" to="/patient/dashboard" icon={<ArrowLeft aria-hidden="true" />}>
          {copy.back}
        </ButtonLink>
        <Button type="submit" size="lg" loading={sending.isRunning || sending.isSuccess}>
          {copy.send}
        </Button>
      </div>
    </Form>
  );
}

const faultsOf = (draft: Draft): FormErrors<Draft> =>
  Object.fromEntries(
    Object.entries(applicationFaults(draft)).map(([field, fault]) => [
      field,
      wordsFor(field as DraftField, fault, draft),
    ]),
  );

function wordsFor(field: DraftField, fault: ApplicationFault, { profession }: Draft): string | null {
  if (fault === 'missing')
    return field in copy.missing ? copy.missing[field as keyof typeof copy.missing] : null;
  return fault === 'registration-invalid' ? copy.registrationInvalid[profession] : copy.faults[fault];
}

import { ArrowLeft } from 'lucide-react';
import { useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { describeError } from 'shared-domain/errors';
import { Button, ButtonLink } from 'shared-ui/button';
import { focusFirstFault, useRefusals, useShownFaults } from 'shared-ui/form';
import styles from './application-form.module.css';
import { applicationFaults, type ApplicationFault } from './application-rules';
import { copy } from './copy';
import { DocumentsSection } from './documents/documents-section';
import { obstacleIn, useDocuments } from './documents/use-documents';
import type { Draft, DraftField } from './draft';
import { refusedFields } from './refused-fields';
import { PersonalSection } from './personal-section';
import { ProfessionalSection } from './professional-section';
import { useDraft } from './use-draft';
import type { ApplicationStart } from './use-application-start';
import { useSending } from './use-sending';

/** The application in its sections. Each control is named after its field of the draft. */
export function ApplicationForm({ start }: { readonly start: ApplicationStart }) {
  const kept = useDraft(start.draft, start.version);
  const { draft } = kept;
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals<DraftField>(form, refusedFields(draft), 'application');
  const rewrite: typeof kept.rewrite = (change) => {
    kept.rewrite(change);
    refusals.forget({ documents: true }); // nothing else is rewritten
  };
  const write = (change: Partial<Draft>) => {
    kept.write(change);
    refusals.forget('state' in change ? { ...change, city: true } : change);
  };
  const documents = useDocuments({ ...kept, rewrite });
  const sending = useSending(refusals.take);
  const [isTried, setTried] = useState(false);
  const all = applicationFaults(draft);
  const faults = useShownFaults<DraftField, ApplicationFault>(all, (field) => draft[field].length === 0);
  const obstacle = obstacleIn(documents.uploads);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    faults.showAll();
    setTried(true);
    if (Object.values(all).includes('missing'))
      sending.showError(describeError('fields_required', 'application'));
    if (Object.keys(all).length > 0) focusFirstFault(form);
    else if (!obstacle) sending.run(draft);
  };
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      faults.leave(target.name);
  };
  const section = {
    draft,
    write,
    error: (field: DraftField) => wordsFor(field, faults.of(field), draft) ?? refusals.of(field),
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} onBlur={leave}>
      <PersonalSection {...section} />
      <ProfessionalSection {...section} />
      <DocumentsSection
        stored={draft.documents}
        documents={documents}
        obstacle={(isTried ? obstacle : null) ?? refusals.of('documents')}
      />
      <div className={styles.foot}>
        <ButtonLink variant="text" to="/patient/dashboard" icon={<ArrowLeft aria-hidden="true" />}>
          {copy.back}
        </ButtonLink>
        <Button type="submit" size="lg" loading={sending.isRunning || sending.isSuccess}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}

function wordsFor(field: DraftField, fault: ApplicationFault | null, { profession }: Draft): string | null {
  if (fault === null) return null;
  if (fault === 'missing')
    return field in copy.missing ? copy.missing[field as keyof typeof copy.missing] : null;
  return fault === 'registration-invalid' ? copy.registrationInvalid[profession] : copy.faults[fault];
}

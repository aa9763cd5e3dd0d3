import { Mail, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { firstName } from 'shared-domain/names';
import { addDays, dayOf, isIsoDay, type IsoDay } from 'shared-domain/schedule';
import { professionTitle } from 'shared-domain/specialties';
import { lengthFault } from 'shared-domain/text-length';
import { DatePicker } from 'shared-ui/antd';
import { Choice, Choices } from 'shared-ui/choices';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { unbroken } from 'shared-ui/unbroken';
import { PersonLine } from '../../parts/person-line';
import { limitOf } from '../copy';
import decision from '../decision-dialog.module.css';
import type { DecisionLook } from '../decision-dialog';
import { copy } from './copy';
import styles from './professionals.module.css';
import { useApprovalChange } from './use-approval-change';
import type { Professional } from './use-professionals';
import { useSuspensionImpact } from './use-suspension-impact';

interface Draft {
  readonly text: string;
  readonly keeps: boolean;
  /** Last day of kept consultations. */
  readonly until: string;
}

interface SuspendDialogProps {
  readonly professional: Professional;
  readonly look: DecisionLook;
  readonly onClose: () => void;
}

const MOST_DAYS = 365;

/** Asks whether the coming consultations are kept until a day or cancelled, with their numbers, and the reason. */
export function SuspendDialog({ professional, look, onClose }: SuspendDialogProps) {
  const { id, fullName, profession, formOfAddress, registration } = professional;
  const texts = copy.approvals.approved.change;
  const group = useId();
  const today = dayOf(new Date());
  const form = useForm<Draft>({
    initial: () => ({ text: '', keeps: false, until: '' }),
    faultsOf: ({ text, keeps, until }) => ({
      text: text.trim() ? lengthFault(text, limitOf(texts)) : texts.missing(firstName(fullName)),
      until: keeps && !isIsoDay(until) ? copy.untilMissing : null,
    }),
    refusals: {
      context: ADMIN_ERRORS['admin-action'],
      fields: { reason_required: 'text', text_too_long: 'text', kept_until_invalid: 'until' },
    },
    draft: { name: `approvalStatus-approved-${id}`, keepOnUnmount: true },
  });
  const done = () => {
    form.saved();
    onClose();
  };
  const change = useApprovalChange('approved', professional, done, form.refuse);
  const { keeps, until } = form.values;
  const keptUntil = keeps && isIsoDay(until) ? until : null;
  return (
    <FormDialog
      title={texts.title}
      action={texts.send}
      look={look}
      isRunning={change.isRunning}
      form={form}
      onSubmit={({ text }) => change.run({ text: text.trim(), keptUntil })}
      onClose={onClose}
    >
      <PersonLine
        fullName={fullName}
        note={`${professionTitle(profession, formOfAddress)}, ${registration}`}
      />
      <fieldset className={styles.choices}>
        <legend>{copy.coming}</legend>
        <Choices>
          {[false, true].map((value) => (
            <Choice
              key={String(value)}
              type="radio"
              name={`${group}-keeps`}
              value={String(value)}
              checked={keeps === value}
              onChange={() => form.set({ keeps: value })}
            >
              {value ? copy.keep : copy.cancel}
            </Choice>
          ))}
        </Choices>
      </fieldset>
      {keeps && (
        <FormField<Draft> name="until" label={copy.until} hint={copy.untilHint} required>
          <DatePicker first={today} last={addDays(today, MOST_DAYS)} />
        </FormField>
      )}
      <Impact professionalId={id} keptUntil={keptUntil} />
      <FormField<Draft> name="text" label={texts.label} limit={limitOf(texts)} required>
        <TextArea />
      </FormField>
      <p className={decision.hint}>
        <Mail aria-hidden="true" />
        <span>{unbroken(texts.hint(firstName(fullName)))}</span>
      </p>
    </FormDialog>
  );
}

interface ImpactProps {
  readonly professionalId: string;
  readonly keptUntil: IsoDay | null;
}

/** The numbers; nothing until they are known, or if they cannot be read: they do not hold up the suspension. */
function Impact({ professionalId, keptUntil }: ImpactProps) {
  const { data, isError } = useSuspensionImpact(professionalId, keptUntil);
  return (
    <Note tone="warm" role="status" icon={<TriangleAlert aria-hidden="true" />}>
      {data ? copy.impact(data) : isError ? copy.impactFailed : copy.impactLoading}
    </Note>
  );
}

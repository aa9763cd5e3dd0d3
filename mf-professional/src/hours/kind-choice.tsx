import { CalendarPlus, Palmtree } from 'lucide-react';
import { useId } from 'react';
import { Choice, Choices } from 'shared-ui/choices';
import { useFormField } from 'shared-ui/form';
import { copy } from './copy';
import styles from './exception-dialog.module.css';
import type { ExceptionDraft } from './exception-form';

const words = copy.dialog;
const KINDS = [
  ['closed', <Palmtree key="closed" aria-hidden="true" />],
  ['extra', <CalendarPlus key="extra" aria-hidden="true" />],
] as const;

/** Whether the professional does not attend, or attends at extra hours. */
export function KindChoice() {
  const { value, onChange } = useFormField<ExceptionDraft, 'kind'>('kind');
  const name = useId();
  return (
    <fieldset className={styles.kind}>
      <legend>{words.kind}</legend>
      <Choices>
        {KINDS.map(([kind, icon]) => (
          <Choice
            key={kind}
            type="radio"
            name={name}
            value={kind}
            checked={value === kind}
            icon={icon}
            onChange={() => onChange(kind)}
          >
            {words[kind]}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}

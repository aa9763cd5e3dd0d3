import type { ConsentDocument } from 'shared-domain/consents';
import { Link } from 'shared-portal/router';
import { Checkbox } from 'shared-ui/field';
import { copy } from './copy';
import type { DraftForm } from './draft';
import type { ShownFaults } from './use-shown-faults';
import styles from './sign-up.module.css';

const DOCUMENTS: Record<ConsentDocument, string> = {
  privacy: '/legal#privacidade',
  terms: '/legal#termos',
};

interface ConsentFieldsProps {
  readonly form: DraftForm;
  readonly faults: ShownFaults;
}

/** The two documents, each accepted in a box of its own. They open beside the form, which keeps what was typed. */
export function ConsentFields({ form: { draft, write }, faults }: ConsentFieldsProps) {
  // Said once, below the last box that is not ticked.
  const last = faults.of('terms') ? 'terms' : 'privacy';
  const box = (document: ConsentDocument) => {
    const { before, link, after } = copy.consents[document];
    const fault = faults.of(document);
    return (
      <Checkbox
        name={document}
        required
        checked={draft[document]}
        invalid={fault !== null}
        error={fault && document === last ? copy.faults[fault] : null}
        onChange={(event) => write({ [document]: event.currentTarget.checked })}
      >
        {before}
        <Link to={DOCUMENTS[document]} target="_blank">
          {link}
        </Link>
        {after}
      </Checkbox>
    );
  };
  return (
    <fieldset className={styles.consents}>
      <legend className="visually-hidden">{copy.consents.legend}</legend>
      {box('privacy')}
      {box('terms')}
    </fieldset>
  );
}

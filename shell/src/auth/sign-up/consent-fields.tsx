import type { ConsentDocument } from 'shared-domain/consents';
import { Link } from 'shared-portal/router';
import { Checkbox } from 'shared-ui/field';
import { useFormField } from 'shared-ui/form';
import { copy } from './copy';
import type { Draft } from '../sign-up-data/draft';
import styles from './sign-up.module.css';

const DOCUMENTS: Record<ConsentDocument, string> = {
  privacy: '/legal#privacidade',
  terms: '/legal#termos',
};

/**
 * The two documents, each accepted by its own checkbox. They open in a new tab, so the form keeps its input.
 */
export function ConsentFields() {
  const fields = {
    privacy: useFormField<Draft, 'privacy'>('privacy'),
    terms: useFormField<Draft, 'terms'>('terms'),
  };
  // Shown once, below the last unchecked box.
  const last = fields.terms.error ? 'terms' : 'privacy';
  const box = (document: ConsentDocument) => {
    const { before, link, after } = copy.consents[document];
    const { value, onChange, onBlur, error } = fields[document];
    return (
      <Checkbox
        name={document}
        required
        checked={value}
        invalid={error !== null}
        error={document === last ? error : null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        onBlur={onBlur}
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

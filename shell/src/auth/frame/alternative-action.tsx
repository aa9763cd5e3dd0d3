import styles from './form.module.css';

interface AlternativeActionProps {
  /** "Prefere um link?" */
  readonly question: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** An alternative action below a divider. */
export function AlternativeAction({ question, label, onClick }: AlternativeActionProps) {
  return (
    <p className={styles.way}>
      {question}{' '}
      <button type="button" className={styles.link} onClick={onClick}>
        {label}
      </button>
    </p>
  );
}

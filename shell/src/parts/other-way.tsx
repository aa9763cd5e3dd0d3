import styles from './form.module.css';

interface OtherWayProps {
  /** "Prefere um link?" */
  readonly question: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** An alternative action below a divider. */
export function OtherWay({ question, label, onClick }: OtherWayProps) {
  return (
    <p className={styles.way}>
      {question}{' '}
      <button type="button" className={styles.link} onClick={onClick}>
        {label}
      </button>
    </p>
  );
}

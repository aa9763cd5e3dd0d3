import styles from './field.module.css';

/** Shown after the label of an optional field. */
export const OptionalMark = () => <span className={styles.optional}> (opcional)</span>;

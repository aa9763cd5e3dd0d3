import styles from './field.module.css';

/** Stands after the label of what may stay empty. */
export const OptionalMark = () => <span className={styles.optional}> (opcional)</span>;

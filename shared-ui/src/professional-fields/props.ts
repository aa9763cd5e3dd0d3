/** What the fields of this folder have in common: a controlled, masked text. */
export interface PersonalFieldProps {
  /** The value, masked. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What the form has to say about it. A complete value is judged by the field itself, while it is typed. */
  readonly error?: string | null | undefined;
  /** Left out: the label says "(opcional)". */
  readonly required?: boolean | undefined;
}

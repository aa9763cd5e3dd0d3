/** Shown for a feature that the specification leaves unfinished. */
export const UNFINISHED = {
  title: 'Em desenvolvimento',
  text: 'Esta funcionalidade será implementada em breve.',
} as const;

/** Refusals of the server that concern the text of a decision. */
export const REFUSED_TEXT = {
  reason_required: 'text',
  notes_required: 'text',
  text_too_long: 'text',
} as const;

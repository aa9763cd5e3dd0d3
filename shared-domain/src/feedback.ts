export const EMOTIONS = ['Aliviado(a)', 'Esperançoso(a)', 'Tranquilo(a)', 'Ansioso(a)', 'Triste'] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** Maximum length of each of the three trimmed texts, in characters. */
export const FEEDBACK_TEXT_MAX_LENGTH = 2000;

export const RATING_REQUIRED = 'Por favor, selecione uma nota para a consulta.';
export const RECOMMENDATION_REQUIRED = 'Por favor, responda se recomendaria este profissional.';

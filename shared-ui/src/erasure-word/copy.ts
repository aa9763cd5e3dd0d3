export const copy = {
  confirm: (word: string) => `Para confirmar, digite ${word}`,
  missing: (word: string) => `Digite ${word} para confirmar.`,
};

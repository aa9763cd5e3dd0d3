export interface EmergencyLine {
  readonly number: '188' | '190' | '192';
  readonly name: string;
  /** Purpose of the number; null if the name states it. */
  readonly purpose: string | null;
}

/**
 * Numbers that answer around the clock, free of charge. The first is used by the chat and the quick actions.
 */
export const EMERGENCY_LINES: readonly [EmergencyLine, EmergencyLine, EmergencyLine] = [
  { number: '188', name: 'CVV', purpose: 'apoio emocional' },
  { number: '192', name: 'SAMU', purpose: 'emergência médica' },
  { number: '190', name: 'Polícia', purpose: null },
];

/** Link that calls a number. */
export const telephoneLink = (line: EmergencyLine): string => `tel:${line.number}`;

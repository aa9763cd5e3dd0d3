export interface EmergencyLine {
  readonly number: '188' | '190' | '192';
  readonly name: string;
  /** What the line is for; null where the name says it. */
  readonly purpose: string | null;
}

/** Lines that answer day and night, free of charge. The first is the chat's and the quick actions' line. */
export const EMERGENCY_LINES: readonly [EmergencyLine, EmergencyLine, EmergencyLine] = [
  { number: '188', name: 'CVV', purpose: 'apoio emocional' },
  { number: '192', name: 'SAMU', purpose: 'emergência médica' },
  { number: '190', name: 'Polícia', purpose: null },
];

/** Address that calls a line. */
export const telephoneLink = (line: EmergencyLine): string => `tel:${line.number}`;

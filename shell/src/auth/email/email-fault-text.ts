import { copy } from './copy';
import { emailFault } from './email-fault';

/** Error message for an e-mail address; null if it is valid. */
export function emailFaultText(email: string): string | null {
  const fault = emailFault(email);
  return fault && copy.faults[fault];
}

import { copy } from './copy';
import { emailFault } from './email-fault';

/** What is wrong with an e-mail address, in words; null when nothing is. */
export function emailFaultText(email: string): string | null {
  const fault = emailFault(email);
  return fault && copy.emailFaults[fault];
}

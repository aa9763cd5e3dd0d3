import { formatCpf } from 'shared-domain/cpf';
import { formatPhone } from 'shared-domain/phone';
import { formatRegistration } from 'shared-domain/registration';
import { caretAfterMask } from './caret';

const formatCrp = (input: string) => formatRegistration(input, 'psychologist');

/** Types `text` where "|" stands, and shows where the caret ends: "529.9|82". */
function after(typed: string, format: (text: string) => string): string {
  const caret = typed.indexOf('|');
  const text = typed.replace('|', '');
  const position = caretAfterMask(text, caret, format);
  const formatted = format(text);
  return `${formatted.slice(0, position)}|${formatted.slice(position)}`;
}

describe('the caret of a masked value', () => {
  it('stays at the end while it grows', () => {
    expect(after('5299|', formatCpf)).toBe('529.9|');
    expect(after('529982247|', formatCpf)).toBe('529.982.247|');
  });

  it('stays behind a figure put in the middle', () => {
    expect(after('5297|.982.247-25', formatCpf)).toBe('529.7|98.224-72');
  });

  it('stays where a figure was taken away', () => {
    expect(after('52|.982.247-25', formatCpf)).toBe('52|9.822.472-5');
  });

  it('moves over a separator that was taken away', () => {
    expect(after('529|982.247-25', formatCpf)).toBe('529|.982.247-25');
  });

  it('ends behind what was pasted over everything', () => {
    expect(after('529.982.247-25|', formatCpf)).toBe('529.982.247-25|');
    expect(after('  52998224725 |', formatCpf)).toBe('529.982.247-25|');
  });

  it('follows a mask that changes its shape with its length', () => {
    expect(after('(11) 98|21-4067', formatPhone)).toMatch(/^\(11\) 98\|/);
  });

  it('counts letters that the mask brings along', () => {
    const formatted = formatCrp('06');
    expect(after('06|', formatCrp)).toBe(`${formatted}|`);
    expect(after('0|6', (text) => formatCrp(text))).toBe(`${formatCrp('06').replace('06', '0|6')}`);
  });
});

import { formatCpf } from 'shared-domain/cpf';
import { formatPhone } from 'shared-domain/phone';
import { formatRegistration } from 'shared-domain/registration';
import { caretAfterMask } from './caret';

const formatCrp = (input: string) => formatRegistration(input, 'psychologist');

/** Types `text` with the caret at "|" and returns the masked text with its caret: "529.9|82". */
function after(typed: string, format: (text: string) => string): string {
  const caret = typed.indexOf('|');
  const text = typed.replace('|', '');
  const position = caretAfterMask(text, caret, format);
  const formatted = format(text);
  return `${formatted.slice(0, position)}|${formatted.slice(position)}`;
}

describe('the caret of a masked value', () => {
  it('stays at the end while typing', () => {
    expect(after('5299|', formatCpf)).toBe('529.9|');
    expect(after('529982247|', formatCpf)).toBe('529.982.247|');
  });

  it('stays after a digit inserted in the middle', () => {
    expect(after('5297|.982.247-25', formatCpf)).toBe('529.7|98.224-72');
  });

  it('stays where a digit was deleted', () => {
    expect(after('52|.982.247-25', formatCpf)).toBe('52|9.822.472-5');
  });

  it('moves over a deleted separator', () => {
    expect(after('529|982.247-25', formatCpf)).toBe('529|.982.247-25');
  });

  it('moves to the end after a paste over everything', () => {
    expect(after('529.982.247-25|', formatCpf)).toBe('529.982.247-25|');
    expect(after('  52998224725 |', formatCpf)).toBe('529.982.247-25|');
  });

  it('follows a mask whose shape depends on the length', () => {
    expect(after('(11) 98|21-4067', formatPhone)).toMatch(/^\(11\) 98\|/);
  });

  it('counts letters added by the mask', () => {
    const formatted = formatCrp('06');
    expect(after('06|', formatCrp)).toBe(`${formatted}|`);
    expect(after('0|6', (text) => formatCrp(text))).toBe(`${formatCrp('06').replace('06', '0|6')}`);
  });
});

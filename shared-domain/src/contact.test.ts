import { CONTACT_EMAIL_INVALID, CONTACT_FIELDS_REQUIRED, contactFault, type ContactMessage } from './contact';

describe('a contact message', () => {
  const message: ContactMessage = {
    fullName: 'Ana',
    email: 'ana@exemplo.com',
    userType: 'patient',
    subject: 'Dúvida',
    message: 'Olá',
  };

  it('can be sent when complete', () => {
    expect(contactFault(message)).toBeNull();
  });

  it.each(['fullName', 'email', 'subject', 'message'] as const)('cannot be sent without %s', (field) => {
    expect(contactFault({ ...message, [field]: '  ' })).toBe(CONTACT_FIELDS_REQUIRED);
  });

  it('cannot be sent with invisible text, but may be a single symbol', () => {
    for (const field of ['fullName', 'subject', 'message'])
      expect(contactFault({ ...message, [field]: '\u200b' })).toBe(CONTACT_FIELDS_REQUIRED);
    expect(contactFault({ ...message, message: '?' })).toBeNull();
  });

  it('cannot be sent without a user type or a valid e-mail', () => {
    expect(contactFault({ ...message, userType: null })).toBe(CONTACT_FIELDS_REQUIRED);
    expect(contactFault({ ...message, email: 'ana@' })).toBe(CONTACT_EMAIL_INVALID);
  });
});

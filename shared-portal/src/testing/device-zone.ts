/** Sets the device's time zone (IANA) until mocks are restored. */
export function deviceIsIn(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

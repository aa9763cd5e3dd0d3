/** Whether the user has allowed camera and microphone before, so that asking opens no dialog. */
export async function isAllowedAlready(): Promise<boolean> {
  try {
    const states = await Promise.all(
      (['camera', 'microphone'] as const).map((name) =>
        navigator.permissions.query({ name: name as PermissionName }),
      ),
    );
    return states.every(({ state }) => state === 'granted');
  } catch {
    return false; // Firefox and older versions of Safari do not know these names.
  }
}

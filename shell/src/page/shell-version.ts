/** Whether a newer shell has been published: the start page names other scripts. */
export async function isShellOutdated(): Promise<boolean> {
  const own = [...document.scripts].find(({ src }) => src.startsWith(location.origin));
  if (!own) return false;
  const response = await fetch('/', { cache: 'reload' });
  return response.ok && !(await response.text()).includes(new URL(own.src).pathname);
}

/** Where the site begins: nowhere in particular, or under a path like /houseful behind a proxy that serves others, too.
 * A page from a folder of files says how far up the folder begins: `..`. */
const given = document.documentElement.dataset['root'] ?? ''
export const root = given.startsWith('.') ? new URL(given, location.href).pathname.replace(/\/$/, '') : given

/** The address of a place within the site. */
export const under = (path: string) => root + path

/** A path of an address as a place within the site; null where another site begins. */
export function inside(path: string): string | null {
  if (path === root) return '/'
  return path.startsWith(`${root}/`) ? path.slice(root.length) : null
}

import type { RouteConfigEntry } from '@react-router/dev/routes'

/** §2 */
export const accessLayouts = {
  open: 'web/layouts/open.tsx',
  guest: 'web/layouts/guest.tsx',
  private: 'web/layouts/private.tsx',
  /** before and after signing in at the desk; who may open which page: `src/desk/pages.ts` */
  deskEntrance: 'desk/web/entrance-layout.tsx',
  desk: 'desk/web/desk-layout.tsx',
} as const

const declared: readonly string[] = Object.values(accessLayouts)

/** Pages outside the three groups are protected. */
export function protectedByDefault(table: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  const undeclared = table.filter(({ file }) => !declared.includes(file))
  if (undeclared.length === 0) return [...table]
  const isPrivate = ({ file }: RouteConfigEntry) => file === accessLayouts.private
  if (!table.some(isPrivate)) throw new Error('the table of pages has no protected group')
  return table
    .filter(({ file }) => declared.includes(file))
    .map((group) =>
      isPrivate(group) ? { ...group, children: [...(group.children ?? []), ...undeclared] } : group,
    )
}

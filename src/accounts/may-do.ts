/** §6: the scope of a user holds permissions, as a list of their names or as a map from each to yes or no. */
export type Scope = readonly string[] | Readonly<Record<string, boolean>>

/** Whether the scope names this permission; anything that is neither a list nor a map permits nothing. */
export function mayDo(scope: Scope | null | undefined, permission: string): boolean {
  if (scope === null || scope === undefined || typeof scope !== 'object') return false
  if (Array.isArray(scope)) return scope.includes(permission)
  return Object.hasOwn(scope, permission) && (scope as Record<string, unknown>)[permission] === true
}

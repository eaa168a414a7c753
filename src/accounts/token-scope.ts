/** §6: the scope is a list of permission names or a map from name to yes/no; anything else permits nothing. */
export function permissionsIn(scope: unknown): string[] {
  if (typeof scope !== 'object' || scope === null) return []
  if (Array.isArray(scope)) return scope.filter((name) => typeof name === 'string')
  return Object.entries(scope).flatMap(([name, may]) => (may === true ? [name] : []))
}

/**
 * §6: the permissions in the scope of a user, which holds them as a list of their names or as a map from each to yes or no.
 * What is neither permits nothing, and so does any other answer than yes.
 */
export function permissionsIn(scope: unknown): string[] {
  if (typeof scope !== 'object' || scope === null) return []
  if (Array.isArray(scope)) return scope.filter((name) => typeof name === 'string')
  return Object.entries(scope).flatMap(([name, may]) => (may === true ? [name] : []))
}

/** By name, or part i of n; default all. Throws RangeError for none. */
export function chosen<T extends { readonly name: string }>(
  all: readonly T[],
  { only, shard = '1/1' }: { readonly only?: string | undefined; readonly shard?: string | undefined },
): readonly T[] {
  const [part, parts] = shard.split('/').map(Number)
  if (part === undefined || parts === undefined || !(part >= 1 && part <= parts))
    throw new RangeError('--shard is I/N, I from 1 to N')
  const found = all.filter(({ name }, at) => (only ?? name) === name && at % parts === part - 1)
  if (found.length === 0) throw new RangeError(`none is called ${only}`)
  return found
}

/** `SHARD=2/4`: every fourth, starting with the second; default all. */
export function shardOf<Work>(works: readonly Work[], wish = process.env.SHARD ?? ''): readonly Work[] {
  if (wish === '') return works
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(wish) ?? []
  const [own, all] = [Number(part), Number(parts)]
  if (!(own >= 1 && own <= all)) throw new Error(`SHARD is i/n with i from 1 to n, not ${wish}`)
  return works.filter((_, index) => index % all === own - 1)
}

/** A set of places in a list, one bit a place. */
export type Bits = Uint32Array

/** All the places of a list of so many. */
export function everyPlace(count: number): Bits {
  const bits = new Uint32Array(Math.ceil(count / 32)).fill(0xffff_ffff)
  const rest = count % 32
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

/** The places of a list at which something is so. */
export function placesWhere<Item>(list: readonly Item[], isSo: (item: Item) => boolean): Bits {
  const bits = new Uint32Array(Math.ceil(list.length / 32))
  for (const [at, item] of list.entries()) if (isSo(item)) put(bits, at)
  return bits
}

/** What is in every one of the sets. */
export function inAll(first: Bits, ...others: readonly Bits[]): Bits {
  const bits = first.slice()
  for (const other of others)
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  return bits
}

/** What is in at least one of the sets. */
export function inAny(first: Bits, ...others: readonly Bits[]): Bits {
  const bits = first.slice()
  for (const other of others)
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
  return bits
}

export function has(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0
}

export function put(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function sizeOf(bits: Bits): number {
  let size = 0
  for (const word of bits) size += ones(word)
  return size
}

/** The places in the set, lowest first. */
export function* placesIn(bits: Bits): Generator<number> {
  for (let word = 0; word < bits.length; word += 1)
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1)
      yield word * 32 + 31 - Math.clz32(left & -left)
}

/** The lowest place in the set; nothing in an empty one. */
export function firstOf(bits: Bits): number | undefined {
  return placesIn(bits).next().value ?? undefined
}

/** How many of 32 bits are set, counted in pairs, fours and bytes at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

export type Bits = Uint32Array

export function everyPlace(count: number): Bits {
  const bits = new Uint32Array(Math.ceil(count / 32)).fill(0xffff_ffff)
  const rest = count % 32
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

export function placesWhere<Item>(list: readonly Item[], isSo: (item: Item) => boolean): Bits {
  const bits = new Uint32Array(Math.ceil(list.length / 32))
  for (const [at, item] of list.entries()) if (isSo(item)) put(bits, at)
  return bits
}

export function inAll(first: Bits, ...others: readonly Bits[]): Bits {
  const bits = first.slice()
  for (const other of others)
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  return bits
}

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

export function* placesIn(bits: Bits): Generator<number> {
  for (let word = 0; word < bits.length; word += 1)
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1)
      yield word * 32 + 31 - Math.clz32(left & -left)
}

export function firstOf(bits: Bits): number | undefined {
  return placesIn(bits).next().value ?? undefined
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

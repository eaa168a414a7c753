export function delaysFor(seed: string, count: number): readonly number[] {
  const chance = chanceOf(seed)
  // some flight numbers are punctual, some are not
  const habit = chance() * 24 - 6
  const spread = 8 + chance() * 14
  return Array.from({ length: count }, () => {
    const usual = habit + (chance() + chance() + chance() - 1.5) * spread
    // occasional large delays
    const mishap = chance() < 0.12 ? 20 + chance() * 140 : 0
    return Math.round(usual + mishap)
  })
}

export function numberOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  return hash
}

function chanceOf(seed: string): () => number {
  let state = numberOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

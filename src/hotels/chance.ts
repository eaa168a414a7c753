/** 0 to under 1, always the same for the same words: FNV-1a, mixed once by mulberry32. */
export function chanceOf(seed: number, ...words: readonly string[]): number {
  let state = (hashOf(`${seed}|${words.join('|')}`) + 0x6d2b79f5) | 0
  state = Math.imul(state ^ (state >>> 15), 1 | state)
  state = (state + Math.imul(state ^ (state >>> 7), 61 | state)) ^ state
  return ((state ^ (state >>> 14)) >>> 0) / 4294967296
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash | 0
}

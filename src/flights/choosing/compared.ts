export const comparedAtLeast = 2
export const comparedAtMost = 4

/** Proposal ids as in the address: `12-34.56_78`; malformed ones are left out. */
export function comparedIn(text: string | null): readonly string[] {
  const ids = (text ?? '').split('-').filter((id) => /^\d{1,15}([._]\d{1,15}){0,17}$/.test(id))
  return [...new Set(ids)].slice(0, comparedAtMost)
}

/** The ids as written in the address; undefined for none. */
export function comparedText(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join('-')
}

export function comparedWith(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < comparedAtMost ? [...ids, id] : ids
}

/** so many are put side by side */
export const comparedAtLeast = 2
export const comparedAtMost = 4

/** The proposals an address puts side by side: `12-34.56_78`; what is not understood is left out. */
export function comparedIn(text: string | null): readonly string[] {
  const ids = (text ?? '').split('-').filter((id) => /^\d{1,15}([._]\d{1,15}){0,17}$/.test(id))
  return [...new Set(ids)].slice(0, comparedAtMost)
}

/** The address' word for them; undefined for none. */
export function comparedText(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join('-')
}

/** The same with one taken out when it was there, put in when it was not and there is room. */
export function comparedWith(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < comparedAtMost ? [...ids, id] : ids
}

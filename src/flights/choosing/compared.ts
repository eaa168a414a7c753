export const comparedAtLeast = 2
export const comparedAtMost = 4

export function comparedIn(text: string | null): readonly string[] {
  const ids = (text ?? '').split('-').filter((id) => /^\d{1,15}([._]\d{1,15}){0,17}$/.test(id))
  return [...new Set(ids)].slice(0, comparedAtMost)
}

export function comparedText(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join('-')
}

export function comparedWith(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < comparedAtMost ? [...ids, id] : ids
}

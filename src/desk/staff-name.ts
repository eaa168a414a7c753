/** Trimmed; undefined for what is no name. */
export function staffName(text: string): string | undefined {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  return name.length >= 2 && name.length <= 60 ? name : undefined
}
